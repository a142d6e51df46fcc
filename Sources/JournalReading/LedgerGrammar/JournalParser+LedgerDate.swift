internal import LedgerModel

// date = [year sep] month sep day | year sep month
// sep  = "-" | "/" | "."               ; they may differ
// year = 4 digits, 1400 through 9999

extension JournalParser {
  /// Reads the bytes between two offsets as a date.
  ///
  /// A date without a year is the last one whose month is not after today's, or in the year that a
  /// directive sets. A date without a day is the first of its month.
  func ledgerDay(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) -> Day {
    if books.memory.settings.dateFormat == nil, let day = bytes.plainDate(range) {
      return try inRange(day, range, bytes)
    }
    if let format = books.memory.settings.dateFormat,
      let parts = LedgerDateFormat(format).parts(of: bytes.text(range)),
      let day = day(parts)
    {
      return try inRange(day, range, bytes)
    }
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    var fields: [Range<Int>] = []
    while let byte = cursor.next, byte.isDigit {
      fields.append(cursor.skip(while: \.isDigit))
      guard let separator = cursor.next, separator.isDateSeparator, cursor.peek(1) != nil else {
        break
      }
      cursor.offset += 1
    }
    guard cursor.isAtEnd, let parts = dateParts(fields, bytes) else {
      throw Mistake(
        .dateMalformed, at: range, "'\(bytes.text(range))' is no date",
        help: "write it as 2026-01-31")
    }
    guard let day = day(parts) else {
      throw Mistake(
        .dateImpossible, at: range, "there is no day '\(bytes.text(range))'",
        help: "correct the month or the day")
    }
    return try inRange(day, range, bytes)
  }

  /// The year, month and day that groups of digits are.
  private func dateParts(_ fields: [Range<Int>], _ bytes: Span<UInt8>) -> LedgerDateParts? {
    let numbers = fields.compactMap { bytes.number($0) }
    guard numbers.count == fields.count else { return nil }
    let lengths = fields.map(\.count)
    switch numbers.count {
    case 2 where lengths[0] <= 2 && lengths[1] <= 2 && numbers[0] <= 12:
      return LedgerDateParts(year: nil, month: numbers[0], day: numbers[1])
    case 2 where lengths[0] == 4 && lengths[1] <= 2:
      return LedgerDateParts(year: numbers[0], month: numbers[1], day: 1)
    case 3 where lengths[0] == 4 && lengths[1] <= 2 && lengths[2] <= 2:
      return LedgerDateParts(year: numbers[0], month: numbers[1], day: numbers[2])
    default: return nil
    }
  }

  private func day(_ parts: LedgerDateParts) -> Day? {
    Day(year: parts.year ?? missingYear(month: parts.month), month: parts.month, day: parts.day)
  }

  private func missingYear(month: Int) -> Int {
    if let year = scope.defaultYear { return year }
    let today = (books.memory.settings.today ?? options.today).civil
    return month > today.month ? today.year - 1 : today.year
  }

  private func inRange(
    _ day: Day, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) -> Day {
    guard (1400...9999).contains(day.civil.year) else {
      throw Mistake(
        .dateImpossible, at: range, "the year of '\(bytes.text(range))' is not in 1400 to 9999",
        help: "write a year of four digits")
    }
    return day
  }
}
