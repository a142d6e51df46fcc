import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserOwnTests {
  @Test func `directives stand in the journal, in comments and in the companion`() {
    let sample = ReadingSample(
      """
      ; tally: goal Bike  1200 EUR
      ; tally:     saved  300 EUR
      ;tally: budget expenses:food  400 EUR  monthly
      subscription Netflix  15,49 EUR  monthly from 2026-03-15
          payee  Netflix
      commodity 1.000,00 EUR
      2026-01-01 x
          expenses:food  1 EUR
          liabilities:card
      """,
      files: ["main.tally": "account liabilities:card\n    apr  19,9%\n"])
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    let ledger = sample.read.ledger
    #expect(ledger.goals.map(\.name) == ["Bike"])
    #expect(ledger.budgets.map { $0.amount.quantity.description } == ["400"])
    #expect(ledger.subscriptions.map { $0.amount.quantity.description } == ["15.49"])
    #expect(ledger.accounts.attributes.values.map(\.apr) == [Quantity("0.199")])
  }

  @Test func `a misspelt directive in a comment is an error with the nearest word`() {
    let sample = ReadingSample("; tally: gaol Bike  1200 EUR\n")
    #expect(sample.errors == ["directive-unknown"])
    #expect(sample.firstErrorText == "gaol")
  }

  @Test func `snapshots are comments here`() {
    let sample = ReadingSample(
      "include *.journal\n",
      files: [
        "snapshots.journal": "; snapshot 1  2026-08  2026-08-31  USD  live  netWorth=1  check=0\n",
        "books.journal": "2026-01-01 x\n    a  1\n    b\n",
      ])
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("a") == ["1"])
  }
}
