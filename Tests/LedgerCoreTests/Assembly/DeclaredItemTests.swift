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
    ("2026-01-31", "2026-07-20", false), ("2026-01-31", "2026-07-21", true),
    ("2026-06-15", "2099-01-01", false), ("2026-07-15", "2099-01-01", false),
  ])
  func `three days on which it is due have passed when the last can be paid no more`(
    _ last: String, _ now: String, _ hasPassed: Bool
  ) throws {
    #expect(try item().hasPassed(3, after: day(last), on: day(now)) == hasPassed)
  }

  @Test func `a price counts from its day on`() throws {
    #expect(try item().declaredPrice(on: day("2026-06-14"))?.amount.quantity == Quantity(30))
    #expect(try item().declaredPrice(on: day("2026-06-15"))?.amount.quantity == Quantity(12))
    #expect(try item().declaredPrice(on: day("2026-01-30")) == nil)
  }
}
