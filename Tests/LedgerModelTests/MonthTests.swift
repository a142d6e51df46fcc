import Foundation
import LedgerModel
import Testing

@Suite struct MonthTests {
  private func month(_ text: String) throws -> Month { try #require(Month(text), "\(text)") }

  @Test func `every month from 1600 to 2400 has the length that Foundation gives it`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    var mistakes: [Month] = []
    for index in Month(year: 1600, month: 1).index...Month(year: 2400, month: 12).index {
      let month = Month(index: index)
      let date = Date(timeIntervalSince1970: TimeInterval(month.firstDay.ordinal) * 86_400)
      let range = try #require(calendar.range(of: .day, in: .month, for: date))
      let isRight =
        month.length == range.count && month.firstDay.civil == (month.year, month.number, 1)
        && month.firstDay.days(until: month.lastDay) == range.count - 1
        && month.lastDay.adding(days: 1) == month.adding(1).firstDay
      if !isRight { mistakes.append(month) }
    }
    #expect(mistakes.isEmpty)
  }

  @Test(arguments: ["0000-01", "1999-12", "2025-01", "9999-12"])
  func `a month is read and written as ISO 8601 has it`(_ text: String) throws {
    #expect(try month(text).description == text)
  }

  @Test(arguments: ["", "2025", "2025-1", "2025-00", "2025-13", "2025-01-01", "25-01", "2025/01"])
  func `another text is no month`(_ text: String) {
    #expect(Month(text) == nil)
  }

  @Test(arguments: [
    ("2025-01", -1, "2024-12"), ("2025-12", 1, "2026-01"), ("2025-06", 0, "2025-06"),
    ("2025-03", -27, "2022-12"), ("0000-01", -1, "-0001-12"), ("0000-01", -13, "-0002-12"),
  ])
  func `months are added over the ends of years`(_ from: String, _ count: Int, _ to: String) throws
  {
    #expect(try month(from).adding(count).description == to)
    #expect(try month(from).adding(count).adding(-count) == month(from))
  }

  @Test func `adding stops at the first and the last month`() throws {
    let month = try month("2025-06")
    #expect(month.adding(.max).index == .max)
    #expect(month.adding(-1).adding(.min).index == .min + month.index - 1)
    #expect(Month(index: -1).adding(.min).index == .min)
    #expect((1...12).contains(Month(index: .min).number))
    #expect((1...12).contains(Month(index: .max).number))
  }

  @Test func `a day of a month is clamped to it`() throws {
    let month = try month("2025-02")
    #expect(month.day(clamping: 1).description == "2025-02-01")
    #expect(month.day(clamping: 31).description == "2025-02-28")
    #expect(month.day(clamping: .min).description == "2025-02-01")
    #expect(month.day(clamping: .max).description == "2025-02-28")
    #expect(Month(index: -1).firstDay == Day(ordinal: .min))
    #expect(Month(index: .min).lastDay == Day(ordinal: .min))
    #expect(Month(index: .max).firstDay == Day(ordinal: .max))
  }

  @Test func `months are ordered and know the one before`() throws {
    #expect(try month("2024-12") < month("2025-01"))
    #expect(try month("2025-01").previous == month("2024-12"))
    #expect(try #require(Day("2025-01-31")).month == month("2025-01"))
  }
}
