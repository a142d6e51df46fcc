import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct MonthChoiceTests {
  @Test(arguments: [
    ("last", MonthChoice.last), ("this", .this),
    ("2026-09", .month(Month(year: 2026, month: 9))),
  ])
  func `a month is a word or a year and a month`(_ text: String, _ choice: MonthChoice) throws {
    #expect(try MonthChoice(month: text) == choice)
  }

  @Test func `a day is a date or today`() throws {
    #expect(try MonthChoice(asOf: "today") == .asOfToday)
    #expect(try MonthChoice(asOf: "1970-01-02") == .asOf(Day(ordinal: 1)))
  }

  @Test(arguments: ["", "2026", "2026-9", "2026-00", "next", "2026-09-01"])
  func `anything else is no month`(_ text: String) {
    #expect(throws: UsageError.self) { try MonthChoice(month: text) }
  }

  @Test(arguments: ["", "2026-09", "2026-02-29", "yesterday"])
  func `anything else is no day`(_ text: String) {
    #expect(throws: UsageError.self) { try MonthChoice(asOf: text) }
  }
}
