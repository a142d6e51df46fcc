import LedgerModel
import Testing

@testable import LedgerCore

struct EntryCalendarTests {
  @Test func `an entry stands in every month in which it has a posting`() throws {
    var ledger = LedgerBuilder()
    try ledger.salary("2025-03-01", "1")
    try ledger.salary("2025-01-31", "1")
    try ledger.entry(
      "2025-01-31", "late",
      lines: [
        .init("expenses:a", "1", "USD"), .init("assets:a", "-1", "USD", day: "2025-04-01"),
        .init("assets:a", "-1", "USD", day: "2025-03-01"),
      ])
    try ledger.move("2025-01-31", to: "assets:a", from: "equity:x", "1", flags: .closing)
    let calendar = try SweptLedger(ledger).sweep.walk.calendar
    let entries = (1...5).map { month in
      calendar.rows(of: Month(year: 2025, month: month)).map(calendar.entry(at:))
    }
    #expect(entries == [[1, 2, 3], [3], [0, 2], [2], []])
    #expect(calendar.months.map(\.description) == ["2025-01", "2025-02", "2025-03", "2025-04"])
  }

  @Test func `entries that stand by day are the rows of their months`() throws {
    var ledger = LedgerBuilder()
    for date in ["2025-01-31", "2025-03-01", "2025-03-01", "2025-03-31"] {
      try ledger.salary(date, "1")
    }
    let calendar = try SweptLedger(ledger).sweep.walk.calendar
    let rows = (1...4).map { calendar.rows(of: Month(year: 2025, month: $0)) }
    #expect(rows == [0..<1, 1..<1, 1..<4, 0..<0])
    #expect(rows[2].map(calendar.entry(at:)) == [1, 2, 3])
    #expect(calendar.months.count == 3)
  }

  @Test(arguments: [
    ("2024-12-31", nil, 4), ("2025-01-05", "2025-01-05", 3), ("2025-01-30", "2025-01-05", 3),
    ("2025-02-28", "2025-01-31", 1), ("2025-03-01", "2025-03-01", 0),
    ("2099-01-01", "2025-03-01", 0),
  ])
  func `days are counted by entry, whatever day its postings have`(
    _ text: String, _ last: String?, _ after: Int
  ) throws {
    var ledger = LedgerBuilder()
    try ledger.salary("2025-03-01", "1")
    try ledger.salary("2025-01-05", "1")
    try ledger.entry(
      "2025-01-31", "late",
      lines: [
        .init("expenses:a", "1", "USD", day: "2024-11-03"),
        .init("assets:a", "-1", "USD", day: "2025-04-01"),
      ])
    try ledger.move("2025-01-31", to: "assets:a", from: "equity:x", "1", flags: .closing)
    let calendar = try SweptLedger(ledger).sweep.walk.calendar
    #expect(calendar.lastDay(upTo: try day(text))?.description == last)
    #expect(calendar.entryCount(after: try day(text)) == after)
  }
}
