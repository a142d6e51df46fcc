import LedgerModel
import Testing

@testable import JournalReading

struct PeriodDateTests {
  @Test(arguments: [
    ("2024", "2024-01-01", "2025-01-01"), ("0024", "0024-01-01", "0025-01-01"),
    ("2024-02", "2024-02-01", "2024-03-01"), ("2024/2/29", "2024-02-29", "2024-03-01"),
    ("202402", "2024-02-01", "2024-03-01"), ("20240229", "2024-02-29", "2024-03-01"),
    ("2024q4", "2024-10-01", "2025-01-01"), ("2024Q1", "2024-01-01", "2024-04-01"),
    ("q3", "2024-07-01", "2024-10-01"), ("11/05", "2024-11-05", "2024-11-06"),
    ("15", "2024-08-15", "2024-08-16"), ("Oct", "2024-10-01", "2024-11-01"),
    ("march", "2024-03-01", "2024-04-01"), ("today", "2024-08-14", "2024-08-15"),
    ("yesterday", "2024-08-13", "2024-08-14"), ("tomorrow", "2024-08-15", "2024-08-16"),
    ("last day", "2024-08-13", "2024-08-14"), ("this week", "2024-08-12", "2024-08-19"),
    ("next month", "2024-09-01", "2024-10-01"), ("last quarter", "2024-04-01", "2024-07-01"),
    ("next year", "2025-01-01", "2026-01-01"), ("last august", "2023-08-01", "2023-09-01"),
    ("last july", "2024-07-01", "2024-08-01"), ("next july", "2025-07-01", "2025-08-01"),
    ("this feb", "2024-02-01", "2024-03-01"), ("next wednesday", "2024-08-21", "2024-08-22"),
    ("last tuesday", "2024-08-13", "2024-08-14"), ("this sunday", "2024-08-18", "2024-08-19"),
    ("in 5 days", "2024-08-19", "2024-08-20"), ("2 weeks ago", "2024-07-29", "2024-08-05"),
    ("1 month ahead", "2024-09-01", "2024-10-01"), ("3 quarters ago", "2023-10-01", "2024-01-01"),
    ("10 years ahead", "2034-01-01", "2035-01-01"),
  ])
  func `a date stands for a day, week, month, quarter or year`(
    _ text: String, _ first: String, _ end: String
  ) throws {
    let expected = Recurrence(.once, start: Day(first), end: Day(end))
    #expect(try PeriodSample.parser(.hledger).parse(text) == expected)
  }

  @Test(arguments: [
    BadPeriod("2024-02-30", "2024-02-30", "the calendar has"),
    BadPeriod("2024-13", "2024-13", "the calendar has"),
    BadPeriod("2024q5", "2024q5", "the calendar has"),
    BadPeriod("123", "123", "the calendar has"),
    BadPeriod("32", "32", "the calendar has"),
    BadPeriod("999999999", "999999999", "the calendar has"),
    BadPeriod("20241301", "20241301", "the calendar has"),
    BadPeriod("q9", "q9", "a date"),
    BadPeriod("2024-01-31x", "2024-01-31x", "a date"),
    BadPeriod("last moon", "moon", "a unit, a month or a weekday"),
    BadPeriod("5 weeks", "", "'ago' or 'ahead'"),
    BadPeriod("9999 years ago", "9999", "the years 0 to 99999"),
    BadPeriod("10000000000 days ahead", "10000000000", "the years 0 to 99999"),
  ])
  func `a bad date is told with its bytes`(_ bad: BadPeriod) throws {
    let mistake = try #require(bad.mistake(.hledger))
    #expect(mistake.found == bad.found)
    #expect(mistake.message.contains(bad.told))
  }

  @Test(arguments: [("31.12.2023", "2023-12-31"), ("9/30", "2023-09-30")])
  func `a journal may have forms of its own`(_ text: String, _ expected: String) throws {
    var parser = PeriodSample.parser(.ledger)
    parser.day = { $0 == text ? Day(expected) : nil }
    #expect(try parser.parse("monthly from \(text)").start == Day(expected))
  }
}
