import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct DeclaredItemTests {
  private func item() throws -> DeclaredItem {
    var books = try SampleBooks()
    try books.subscription("Club", "30", .months(3), from: "2026-01-31")
    try books.subscription("Club", "12", from: "2026-06-15") {
      $0.recurrence.end = try day("2026-08-01")
    }
    let items = DeclaredItem.all(books.ledger, AccountClassification(books.ledger.accounts))
    return try #require(items.first)
  }

  @Test func `a later directive of the same name begins a new stretch`() throws {
    let item = try item()
    let days = item.occurrences(in: try day("2026-01-01")...day("2026-12-31")).map(\.day)
    #expect(
      days.map(\.description) == ["2026-01-31", "2026-04-30", "2026-06-15", "2026-07-15"])
    #expect(item.phase(on: try day("2026-06-14"))?.recurrence.interval == .months(3))
    #expect(item.phase(on: try day("2026-08-01")) == nil)
  }

  @Test(arguments: [
    ("2026-01-31", ["2026-04-30", "2026-06-15", "2026-07-15"]), ("2026-06-15", ["2026-07-15"]),
    ("2026-07-15", []),
  ])
  func `the next days it is due go on from one stretch to the next`(
    _ text: String, _ next: [String]
  ) throws {
    let found = try item().occurrences(after: try day(text), count: 3)
    #expect(found.map(\.day.description) == next)
  }

  @Test func `a price counts from its day on`() throws {
    #expect(try item().declaredPrice(on: day("2026-06-14"))?.amount.quantity == Quantity(30))
    #expect(try item().declaredPrice(on: day("2026-06-15"))?.amount.quantity == Quantity(12))
    #expect(try item().declaredPrice(on: day("2026-01-30")) == nil)
  }
}
