import LedgerModel
import Testing

@testable import JournalReading

@Suite struct PlainMonthsTests {
  private static func day(_ text: String, firstYear: Int = 0) -> Day? {
    let bytes = Array((text + "\n").utf8)
    var months = PlainMonths(firstYear: firstYear)
    return months.day(bytes.span, at: 0)
  }

  @Test(arguments: ["2026-01-31", "2026/01/31", "2026.01.31"])
  func `a date has one of three separators, twice`(_ text: String) {
    #expect(PlainMonthsTests.day(text) == Day("2026-01-31"))
  }

  @Test(arguments: [
    "2026-01/31", "2026-1-31", "2026-01-32", "2026-01-00", "2026-13-01", "2026-00-01", "2023-02-29",
    "20a6-01-01", "2026-01-3x", "2026-01-3",
  ])
  func `any other text is no plain date`(_ text: String) {
    #expect(PlainMonthsTests.day(text) == nil)
  }

  @Test func `a month that was learned says nothing of another`() {
    let bytes = Array("2024-02-29 2023-02-29 2024-02-28 2024-03-31 ".utf8)
    var months = PlainMonths(firstYear: 0)
    let days = [0, 11, 22, 33].map { months.day(bytes.span, at: $0) }
    #expect(days == [Day("2024-02-29"), nil, Day("2024-02-28"), Day("2024-03-31")])
  }

  @Test func `a year before the first is none`() {
    #expect(PlainMonthsTests.day("1399-01-01", firstYear: 1400) == nil)
    #expect(PlainMonthsTests.day("1400-01-01", firstYear: 1400) != nil)
  }
}
