/// A calendar month in the proleptic Gregorian calendar.
package struct Month: Hashable, Comparable, Sendable {
  /// The number of months since January of year 0.
  package let index: Int

  package init(index: Int) { self.index = index }

  /// Creates a month from its year and its number, 1 through 12.
  package init(year: Int, month: Int) { index = year * 12 + month - 1 }

  package static func < (left: Month, right: Month) -> Bool { left.index < right.index }
}

extension Month {
  package var year: Int { index / 12 - (index % 12 < 0 ? 1 : 0) }

  /// The number of the month in its year, 1 through 12.
  package var number: Int { (index % 12 + 12) % 12 + 1 }

  package var firstDay: Day { day(clamping: 1) }
  package var lastDay: Day { day(clamping: 31) }

  /// The number of days in the month.
  package var length: Int { Month.length(month: number, year: year) }

  /// The month `months` later, or earlier if negative.
  ///
  /// Stops at the first and the last month that an index can count.
  package func adding(_ months: Int) -> Month {
    let (sum, overflow) = index.addingReportingOverflow(months)
    return Month(index: overflow ? (months < 0 ? .min : .max) : sum)
  }

  package var previous: Month { adding(-1) }

  /// The day of this month with the number `day`, 1 or more, or its last day if there is none.
  ///
  /// A month outside the years that ``Day/init(year:month:day:)`` takes has the first or the last
  /// day of all.
  package func day(clamping day: Int) -> Day {
    Day(year: year, month: number, day: max(1, min(day, length)))
      ?? Day(ordinal: index < 0 ? .min : .max)
  }

  /// The number of days in month `month`, 1 through 12, of a year.
  static func length(month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Month: CustomStringConvertible {
  /// The month as ISO 8601 has it, such as `2026-11`.
  package var description: String {
    let digits = String(year.magnitude)
    let padding = String(repeating: "0", count: max(0, 4 - digits.utf8.count))
    return "\(year < 0 ? "-" : "")\(padding)\(digits)-\(number < 10 ? "0" : "")\(number)"
  }

  /// Reads a month written as ISO 8601 has it, or returns `nil`.
  package init?(_ text: some StringProtocol) {
    guard let day = Day("\(text)-01") else { return nil }
    self = day.month
  }
}
