import Foundation
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct DayTests {
  /// Foundation's Gregorian calendar in UTC, which is proleptic only from October 1582 on.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func date(_ day: Day) -> Date {
    Date(timeIntervalSince1970: TimeInterval(day.ordinal) * 86_400)
  }

  private static func day(_ date: Date) -> Day {
    Day(ordinal: Int32((date.timeIntervalSince1970 / 86_400).rounded()))
  }

  private func day(_ text: String) throws -> Day { try #require(Day(text), "\(text)") }

  @Test func `every day from 1600 to 2400 has the parts that Foundation gives it`() throws {
    let (first, last) = (try day("1600-01-01"), try day("2400-12-31"))
    var mistakes: [Day] = []
    for ordinal in first.ordinal...last.ordinal where !agrees(Day(ordinal: ordinal)) {
      mistakes.append(Day(ordinal: ordinal))
    }
    #expect(mistakes.isEmpty)
  }

  @Test func `days up to 9999 have the parts that Foundation gives them`() throws {
    var random = SeededGenerator()
    let range = try day("1600-01-01").ordinal...day("9999-12-31").ordinal
    for _ in 0..<5_000 {
      let day = Day(ordinal: .random(in: range, using: &random))
      #expect(agrees(day), "\(day) TALLY_SEED=\(random.seed)")
    }
  }

  private func agrees(_ day: Day) -> Bool {
    let parts = Self.calendar.dateComponents(
      [.year, .month, .day, .weekday], from: Self.date(day))
    let civil = day.civil
    return civil.year == parts.year && civil.month == parts.month && civil.day == parts.day
      && day.weekday % 7 + 1 == parts.weekday
      && Day(year: civil.year, month: civil.month, day: civil.day) == day
  }

  @Test func `every ordinal of the years 0 to 99999 comes back from its parts`() throws {
    var random = SeededGenerator()
    let first = try #require(Day(year: 0, month: 1, day: 1))
    let last = try #require(Day(year: 99_999, month: 12, day: 31))
    #expect(first.ordinal == -719_528)
    for _ in 0..<20_000 {
      let day = Day(ordinal: .random(in: first.ordinal...last.ordinal, using: &random))
      let (year, month, number) = day.civil
      #expect(Day(year: year, month: month, day: number) == day, "TALLY_SEED=\(random.seed)")
    }
  }

  @Test(arguments: [
    (2025, 2, 29), (1900, 2, 29), (2100, 2, 29), (2025, 4, 31), (2025, 0, 1), (2025, 13, 1),
    (2025, 1, 0), (2025, 1, 32), (-1, 1, 1), (100_000, 1, 1), (.max, .max, .max),
    (.min, .min, .min),
  ])
  func `a day that does not exist is none`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(Day(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: ["1970-01-01", "2024-02-29", "2000-02-29", "0000-02-29", "9999-12-31"])
  func `a day is read and written as ISO 8601 has it`(_ text: String) throws {
    #expect(try day(text).description == text)
  }

  @Test(arguments: [
    "", "2025-1-01", "2025-01-1", "25-01-01", "2025-02-30", "2025/01/01", "2025-01-01 ",
    "+025-01-01",
    "2025-01-01-", "２０２５-01-01", "12025-01-01", "-025-01-01", "2025-+1-01",
  ])
  func `another text is no day`(_ text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `days are added and counted`() throws {
    let day = try day("2024-02-28")
    #expect(day.adding(days: 2).description == "2024-03-01")
    #expect(day.adding(days: -59).description == "2023-12-31")
    #expect(try day.days(until: self.day("2025-02-28")) == 366)
    #expect(try self.day("2025-02-28").days(until: day) == -366)
    #expect(day < day.adding(days: 1))
  }

  @Test func `adding stops at the first and the last day`() throws {
    let day = try day("2024-02-28")
    #expect(day.adding(days: .max) == Day(ordinal: .max))
    #expect(day.adding(days: .min) == Day(ordinal: .min))
    #expect(Day(ordinal: .max).adding(days: .max) == Day(ordinal: .max))
    #expect(Day(ordinal: .min).adding(days: .min) == Day(ordinal: .min))
    #expect(day.adding(months: .max) == Day(ordinal: .max))
    #expect(day.adding(months: .min) == Day(ordinal: .min))
    #expect(day.adding(months: -12 * 2025) == Day(ordinal: .min))
  }

  @Test(arguments: [
    ("2025-01-31", 1, "2025-02-28"), ("2025-01-31", 2, "2025-03-31"),
    ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
    ("2025-03-30", -1, "2025-02-28"), ("2024-12-15", 1, "2025-01-15"),
    ("2025-01-31", 95_699, "9999-12-31"),
  ])
  func `months are added with clamping`(_ from: String, _ months: Int, _ to: String) throws {
    #expect(try day(from).adding(months: months).description == to)
  }

  /// Foundation's own adding is no measure: from 31 March 2634 it counts 49 months back to 1 March
  /// 2630.
  @Test func `months are added to the same day or to the last of the month`() throws {
    var random = SeededGenerator()
    let range = try day("1700-01-01").ordinal...day("9000-12-31").ordinal
    for _ in 0..<5_000 {
      let start = Day(ordinal: .random(in: range, using: &random))
      let months = Int.random(in: -1200...10_000, using: &random)
      let (year, month, number) = start.civil
      let first = try #require(
        Self.calendar.date(from: DateComponents(year: year, month: month + months, day: 1)))
      let length = try #require(Self.calendar.range(of: .day, in: .month, for: first)).count
      #expect(
        start.adding(months: months) == Self.day(first).adding(days: min(number, length) - 1),
        "\(start) \(months) TALLY_SEED=\(random.seed)")
    }
  }

  /// The spans of the goal cases: clamping makes 31 January to 28 February a month.
  @Test(arguments: [
    ("2025-01-15", "2026-01-15", 12), ("2025-01-31", "2025-02-28", 1),
    ("2025-01-31", "2025-02-27", 0), ("2025-01-31", "2025-03-31", 2),
    ("2025-01-31", "2025-03-30", 1), ("2024-08-31", "2025-02-28", 6),
    ("2024-02-29", "2025-02-28", 12), ("2025-01-15", "2025-11-15", 10),
    ("2025-01-15", "2025-01-31", 0), ("2025-01-15", "2025-01-15", 0),
    ("2025-01-15", "2024-06-01", -7), ("2025-03-30", "2025-02-28", -1),
    ("2025-03-15", "2025-02-20", 0), ("2025-01-15", "2025-04-15", 3),
  ])
  func `whole months are counted with clamping`(_ from: String, _ to: String, _ months: Int) throws
  {
    #expect(try day(from).wholeMonths(until: day(to)) == months)
  }

  @Test func `whole months are the largest number that is not too many`() throws {
    var random = SeededGenerator()
    let range = try day("1700-01-01").ordinal...day("9000-12-31").ordinal
    for _ in 0..<5_000 {
      let start = Day(ordinal: .random(in: range, using: &random))
      let end = start.adding(days: .random(in: -1500...1500, using: &random))
      let months = start.wholeMonths(until: end)
      if start <= end {
        let parts = Self.calendar.dateComponents(
          [.month], from: Self.date(start), to: Self.date(end))
        #expect(months == parts.month, "\(start) \(end) TALLY_SEED=\(random.seed)")
        #expect(start.adding(months: months) <= end, "TALLY_SEED=\(random.seed)")
        #expect(start.adding(months: months + 1) > end, "TALLY_SEED=\(random.seed)")
      } else {
        #expect(start.adding(months: months) >= end, "TALLY_SEED=\(random.seed)")
        #expect(start.adding(months: months - 1) < end, "TALLY_SEED=\(random.seed)")
      }
    }
  }
}
