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
