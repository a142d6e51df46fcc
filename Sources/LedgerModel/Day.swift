/// A calendar day in the proleptic Gregorian calendar, with no time and no zone.
package struct Day: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// The number of days since 1970-01-01.
  package let ordinal: Int32

  package init(ordinal: Int32) { self.ordinal = ordinal }

  /// Creates a day from its parts, or returns `nil` if no such day exists.
  ///
  /// - Parameters:
  ///   - year: 0 through 99999.
  ///   - month: 1 through 12.
  ///   - day: 1 through the length of the month.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...99_999).contains(year), (1...12).contains(month),
      (1...Month.length(month: month, year: year)).contains(day)
    else { return nil }
    self.init(valid: year, month, day)
  }

  /// Counts days from 1 March of year 0, so that a leap day comes last in its year.
  private init(valid year: Int, _ month: Int, _ day: Int) {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    ordinal = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  package static func < (left: Day, right: Day) -> Bool { left.ordinal < right.ordinal }
}

extension Day {
  /// The year, the month from 1 and the day of the month from 1.
  package var civil: (year: Int, month: Int, day: Int) {
    let shifted = Int(ordinal) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  package var month: Month { Month(year: civil.year, month: civil.month) }

  /// The day of the week, 1 for Monday through 7 for Sunday.
  package var weekday: Int { Int((ordinal % 7 + 7 + 3) % 7) + 1 }

  /// The day `days` later, or earlier if negative.
  ///
  /// Stops at the first and the last day that an ordinal can count.
  package func adding(days: Int) -> Day {
    let (sum, overflow) = Int(ordinal).addingReportingOverflow(days)
    return Day(ordinal: overflow ? (days < 0 ? .min : .max) : Int32(clamping: sum))
  }

  /// The same day of the month `months` later, or the month's last day if it is shorter.
  ///
  /// Clamps, as RFC 7529 does with `SKIP=BACKWARD`: a month after 31 January is 28 February. To
  /// repeat, add multiples to the first day, so that March has its 31st again.
  package func adding(months: Int) -> Day {
    month.adding(months).day(clamping: civil.day)
  }

  /// The number of days from this day to `other`, negative if `other` is earlier.
  package func days(until other: Day) -> Int { Int(other.ordinal) - Int(ordinal) }

  /// The number of whole months from this day to `other`, counted with clamping.
  ///
  /// It is the largest `k` for which ``adding(months:)`` of `k` is not after `other`; a negative
  /// span counts towards zero the same way.
  package func wholeMonths(until other: Day) -> Int {
    let span = other.month.index - month.index
    if span > 0, adding(months: span) > other { return span - 1 }
    if span < 0, adding(months: span) < other { return span + 1 }
    return span
  }
}

extension Day: CustomStringConvertible {
  /// The day as ISO 8601 has it, such as `2026-11-30`.
  package var description: String {
    let (_, _, day) = civil
    return "\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  /// Reads a day written as ISO 8601 has it, or returns `nil`.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = Day.number(bytes[..<4]), let month = Day.number(bytes[5..<7]),
      let day = Day.number(bytes[8...])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
