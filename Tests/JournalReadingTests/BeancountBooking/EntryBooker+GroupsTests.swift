import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct EntryBookerGroupsTests {
  private func sample(_ postings: String...) -> ReadingSample {
    ReadingSample.beancount("2024-01-01 * \"x\"\n\(postings.map { "  \($0)\n" }.joined())")
  }

  @Test func `a posting without an amount takes what is left of every currency`() {
    let sample = sample("Assets:A  10.00 USD", "Assets:A  5.00 EUR", "Equity:O")
    #expect(sample.balance("Equity:O") == ["-10 USD", "-5 EUR"])
  }

  @Test func `a posting without an amount goes where nothing is left`() {
    let sample = sample("Assets:A  10.00 USD", "Assets:B  -10.00 USD", "Equity:O")
    #expect(sample.errors.isEmpty)
    #expect(sample.read.ledger.postings.count == 2)
  }

  @Test func `a currency follows from the other postings`() {
    let sample = sample("Assets:A  10.00 USD", "Assets:B  -10.00")
    #expect(sample.balance("Assets:B") == ["-10 USD"])
    let priced = self.sample("Assets:A  10 EUR @ 2", "Assets:B  -20 USD")
    #expect(priced.errors.isEmpty)
  }

  @Test func `a currency follows from what the account holds`() {
    let sample = ReadingSample.beancount(
      """
      2024-01-01 * "buy"
        Assets:A   10 AAA {5 USD}
        Assets:B  -50 USD
      2024-01-02 * "sell"
        Assets:A  -10 {}
        Assets:B   50 USD
      """)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("Assets:A") == [])
  }

  @Test func `two postings without an amount are one too many`() {
    let sample = sample("Assets:A  1 USD", "Assets:B", "Assets:C")
    #expect(sample.errors == ["postings-two-missing"])
    #expect(sample.firstErrorText == "Assets:C")
    #expect(sample.read.transactions == 0)
  }

  @Test(arguments: ["5", "5 @ 2 USD", "5 {2}", "5 AAA @ 2"])
  func `a currency that nothing tells is a mistake`(_ amount: String) {
    #expect(sample("Assets:A  \(amount)").errors == ["currency-unresolved"])
  }

  @Test func `two currencies are never exchanged without a price`() {
    #expect(sample("Assets:A  10 EUR", "Assets:B  -11 USD").errors == ["entry-unbalanced"])
  }
}
