import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct BooksSpanTests {
  @Test func `opening balances do not begin the books unless there is nothing else`() throws {
    var ledger = Ledger()
    let today = try #require(Day("2026-12-02"))
    try add("2025-12-31", [.opening], to: &ledger)
    let alone = BooksSpan(ledger, today: today)
    #expect(alone.first == Day("2025-12-31"))
    try add("2026-12-24", to: &ledger)
    try add("2026-01-05", to: &ledger)
    let span = BooksSpan(ledger, today: today)
    #expect(span.begin == Day("2025-12-31"))
    #expect(span.first == Day("2026-01-05"))
    #expect(span.last == Day("2026-01-05"))
    #expect(span.end == Day("2026-12-24"))
  }

  @Test(arguments: [
    (nil, "2026-11-29", "2026-11"), (nil, "2026-11-30", "2026-12"),
    ("2026-09-01", "2026-11-29", "2026-11"), ("2027-03-01", "2026-11-29", "2027-03"),
  ])
  func `a month can be recorded once it has begun somewhere or the books have reached it`(
    _ end: String?, _ today: String, _ month: String
  ) throws {
    let span = BooksSpan(begin: nil, first: nil, last: nil, end: end.flatMap { Day($0) })
    let today = try #require(Day(today))
    #expect(span.lastRecordableMonth(today: today).description == month)
  }

  @Test func `empty books span nothing`() {
    let span = BooksSpan(Ledger(), today: Day(ordinal: 0))
    #expect(span == BooksSpan(begin: nil, first: nil, last: nil))
    #expect(span.lastCoveredMonth(today: Day(ordinal: 0)) == nil)
  }

  private func add(_ day: String, _ flags: EntryFlags = [], to ledger: inout Ledger) throws {
    ledger.entries.append(
      day: try #require(Day(day)), payee: PayeeID(ledger.payees.intern("")), flags: flags,
      at: LedgerModel.SourceLocation(file: 0, offset: 0), postingsEnd: 0)
  }
}
