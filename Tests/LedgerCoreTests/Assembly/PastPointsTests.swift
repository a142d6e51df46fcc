import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct PastPointsTests {
  @Test func `a derived point is what a report of that month would record`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Gym", "35", from: "2026-01-03")
    let context = try ReportContext(
      books.ledger, ReportRequest(title: "", asOf: try day("2026-06-30")))
    let derived = try #require(try PastPoints(context)[Month(year: 2026, month: 5)])
    var recorded = KPISnapshotPoint(try books.report("2026-05-31"), origin: .derived)
    recorded.debtToIncome = nil
    #expect(derived == recorded)
  }

  @Test func `there is none before the books begin, nor of the month itself`() throws {
    let context = try ReportContext(
      try SampleBooks.household().ledger, ReportRequest(title: "", asOf: try day("2026-06-30")))
    let past = try PastPoints(context)
    #expect(past[Month(year: 2026, month: 2)] == nil)
    #expect(past[Month(year: 2026, month: 3)]?.origin == .derived)
    #expect(past[Month(year: 2026, month: 6)] == nil)
  }
}
