import LedgerModel
import Testing

@testable import JournalReading

@Suite struct TagPeriodTests {
  private func recurrence(_ text: String, near day: String = "2026-05-03") throws -> Recurrence? {
    TagPeriod.recurrence(text, near: try #require(Day(day)))
  }

  @Test(
    arguments: [
      ("15 * ?", .dayOfMonth(15)), ("L * ?", .dayOfMonth(31)), ("LW * *", .dayOfMonth(31)),
      ("15W * ?", .dayOfMonth(15)), ("1,15 * ?", .semimonthly(1, 15)), ("* * *", .days(1)),
      ("? * 1", .weekdays([1])), ("? * 0", .weekdays([7])), ("* * MON,fri", .weekdays([1, 5])),
      ("? * 5#2", .weekdayOfMonth(ordinal: 2, weekday: 5)), ("3 */3 ?", .months(3)),
      ("3 5 ?", .years(1)), ("1 1,7 ?", .months(6)), ("1 */1 ?", .dayOfMonth(1)),
      ("15 3 ? | 15 6 ? | 15 9 ? | 15 12 ?", .months(3)), ("monthly", .months(1)),
      ("every 2 weeks", .weeks(2)),
    ] as [(String, Recurrence.Interval)])
  func `a period is cron's day, month and weekday, or an interval`(
    _ text: String, _ expected: Recurrence.Interval
  ) throws {
    #expect(try recurrence(text)?.interval == expected)
  }

  @Test(arguments: [
    "", "x", "15 *", "15 * ? *", "32 * ?", "0 * ?", "1 13 ?", "? * 8", "? * 5#6", "1,2,3 * ?",
    "1 1,2 ?", "1 * 1", "? 5 1", "1 */5 ?", "1 */0 ?", "5,, * ?", "? * 1#2,3", "1 2 ? | 2 8 ?",
    "1 2 ? | 1 * ?", "| |", "-1 * ?", "2026-05-03",
  ])
  func `another text is no period`(_ text: String) throws {
    #expect(try recurrence(text) == nil)
  }

  @Test(arguments: [
    ("2026-05-03", "2026-04-05"), ("2026-04-01", "2026-04-05"), ("2026-03-30", "2026-01-05"),
    ("2026-01-01", "2026-01-05"), ("2025-12-30", "2025-10-05"),
  ])
  func `a period of several months starts with the entry that is tagged`(
    _ day: String, _ start: String
  ) throws {
    let found = try recurrence("5 1,4,7,10 ?", near: day)
    #expect(found?.start?.description == start)
  }

  @Test func `the last day of a short month is clamped`() throws {
    #expect(try recurrence("L 2 ?", near: "2028-03-01")?.start?.description == "2028-02-29")
  }
}
