import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct RecurringHistoryTests {
  @Test func `a payment is found by the day it was due`() throws {
    var books = try SampleBooks()
    try books.subscription("Gym", "35", from: "2026-01-03")
    let items = DeclaredItem.all(books.ledger, AccountClassification(books.ledger.accounts))
    let days = try ["2026-01-03", "2026-02-03", "2026-04-03"].map(day)
    let paid = days.enumerated().map { index, due in
      RecurringHistory.Paid(
        due: due,
        payment: .init(
          day: due, amount: books.ledger.subscriptions[0].amount, entry: Int32(index),
          postings: []))
    }
    let history = RecurringHistory(item: try #require(items.first), paid: paid)
    #expect(days.map { history.payment(of: $0)?.entry } == [0, 1, 2])
    #expect(history.payment(of: try day("2026-03-03")) == nil)
    #expect(history.payment(of: try day("2026-05-03")) == nil)
  }

  @Test(arguments: [
    ("2026-05-08", false), ("2026-05-09", true), ("9999-12-31", true),
  ])
  func `it stops when three periods in a row went by unpaid`(
    _ text: String, _ hasStopped: Bool
  ) throws {
    var books = try SampleBooks()
    try books.subscription("Gym", "35", from: "2026-01-03")
    let items = DeclaredItem.all(books.ledger, AccountClassification(books.ledger.accounts))
    let payment = RecurringHistory.Payment(
      day: try day("2026-02-03"), amount: books.ledger.subscriptions[0].amount, entry: 0,
      postings: [])
    let history = RecurringHistory(
      item: try #require(items.first), paid: [.init(due: payment.day, payment: payment)])
    #expect(history.hasStopped(on: try day(text)) == hasStopped)
  }

  @Test func `without declared accounts an item has those it was paid on`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Landlord", "1500", from: "2026-03-10")
    let report = try books.report("2026-06-30")
    #expect(report.recurring.largest.map(\.account) == ["Expenses:Rent"])
  }
}
