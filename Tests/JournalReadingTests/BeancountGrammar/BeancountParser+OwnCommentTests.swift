import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserOwnCommentTests {
  private let books = """
    2024-01-15 * "Shop"
      Expenses:Food  5 USD
      Liabilities:Visa

    """

  @Test func `directives stand in comments at the start of a line`() throws {
    let sample = ReadingSample.beancount(
      """
      ; tally: goal Bike  1,200.00 USD  by 2027-06-01
      ; tally:     saved  300 USD
      ;tally: budget Expenses:Food  400 USD  monthly
      ; tally: subscription Netflix  15.49 USD  monthly from 2024-03-15
      ; tally:   payee  Netflix
      ; tally: account Liabilities:Visa
      ; tally:   apr  24.99%
      """ + "\n" + books)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    let ledger = sample.read.ledger
    #expect(ledger.goals.map(\.name) == ["Bike"])
    #expect(ledger.goals.first?.target.quantity == Quantity("1200"))
    #expect(ledger.goals.first?.targetDay == Day("2027-06-01"))
    #expect(ledger.budgets.map { $0.amount.quantity.description } == ["400"])
    #expect(ledger.subscriptions.map(\.recurrence.start) == [Day("2024-03-15")])
    #expect(ledger.subscriptions.first?.payees.count == 1)
    let visa = try #require(ledger.accounts.find("Liabilities:Visa"))
    #expect(ledger.accounts.attributes[visa]?.apr == Quantity("0.2499"))
    #expect(sample.balance("Expenses:Food") == ["5 USD"])
  }

  @Test func `the last line needs no line feed`() {
    let sample = ReadingSample.beancount(books + "; tally: budget *  400 USD  monthly")
    #expect(sample.errors.isEmpty)
    #expect(sample.read.ledger.budgets.count == 1)
  }

  @Test(arguments: [
    ("; tally: gaol Bike  1200 USD", "directive-unknown", "gaol"),
    ("; tally:", "directive-unknown", ""),
    ("; tally: goal Bike  1200 USD\n; tally:   svaed  300 USD", "unknown-key", "svaed"),
    ("; tally: budget Expenses:Fod  400 USD  monthly", "unknown-account", "Expenses:Fod"),
    ("; tally: budget Expenses:Food  1200 US$  monthly", "unreadable-amount", "$"),
  ])
  func `a mistake in such a comment is an error at its place`(
    _ comment: String, _ id: String, _ place: String
  ) {
    let sample = ReadingSample.beancount(comment + "\n" + books)
    #expect(sample.errors.first == id, "\(sample.read.diagnostics)")
    #expect(sample.firstErrorText?.contains(place) == true)
    #expect(sample.errorLines.first == comment.split(separator: "\n").count)
    #expect(sample.balance("Expenses:Food") == ["5 USD"])
  }

  @Test(arguments: [
    "  ; tally: gaol\n", "2024-01-01 note Expenses:Food \"\n; tally: gaol\n\"\n",
    "; tallying: gaol\n",
    "* tally: gaol\n",
  ])
  func `other text is none of these`(_ text: String) {
    let sample = ReadingSample.beancount(text + "2024-01-01 open Assets:Cash\n")
    #expect(!sample.errors.contains("directive-unknown"), "\(sample.read.diagnostics)")
  }
}
