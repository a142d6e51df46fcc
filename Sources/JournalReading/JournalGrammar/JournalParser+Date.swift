internal import LedgerModel

// date  = [year sep] month sep day
// sep   = "-" | "/" | "."               ; the same twice
// year  = 4 or more digits              ; left out: from `Y`, else today's

extension JournalParser {
  /// Reads a date in one of hledger's forms.
  ///
  /// - Parameters:
  ///   - cursor: Stands at the date, and is moved past it.
  ///   - defaultYear: The year of a date without one, or `nil` for that of the scope.
  /// - Returns: The day.
  /// - Throws: A ``Mistake`` if there is no date here, or no such day.
  func readDate(_ cursor: inout ByteCursor, defaultYear: Int? = nil) throws(Mistake) -> Day {
    if let day = cursor.readPlainDate() { return day }
    let start = cursor.offset
    let first = cursor.skip(while: \.isDigit)
    guard !first.isEmpty, let separator = cursor.next, separator.isDateSeparator else {
      throw Mistake(
        .dateMalformed, at: start..<max(cursor.offset, start + 1), "expected a date",
        help: "write it as 2026-01-31")
    }
    cursor.skip(separator)
    let second = cursor.skip(while: \.isDigit)
    var third = 0..<0
    if cursor.next == separator, cursor.peek(1)?.isDigit == true {
      cursor.offset += 1
      third = cursor.skip(while: \.isDigit)
    }
    let (a, b) = (cursor.bytes.number(first), cursor.bytes.number(second))
    let range = start..<cursor.offset
    if third.isEmpty {
      guard (1...2).contains(first.count), (1...2).contains(second.count) else {
        throw Mistake(
          .dateMalformed, at: range, "'\(cursor.text(range))' is no date",
          help: "write it as 2026-01-31")
      }
      let year = defaultYear ?? scope.defaultYear ?? options.today.civil.year
      return try day(year, a, b, range, cursor.text(range))
    }
    guard first.count >= 4 else {
      throw Mistake(
        .dateMalformed, at: range, "the year of '\(cursor.text(range))' needs four digits",
        help: "write it as 2026-01-31")
    }
    return try day(a, b, cursor.bytes.number(third), range, cursor.text(range))
  }

  private func day(
    _ year: Int?, _ month: Int?, _ day: Int?, _ range: Range<Int>, _ text: @autoclosure () -> String
  ) throws(Mistake) -> Day {
    if let year, let month, let day, let result = Day(year: year, month: month, day: day) {
      return result
    }
    guard let year, year <= 99_999 else {
      throw Mistake(
        .dateImpossible, at: range, "the year of '\(text())' is above 99999",
        help: "write a year of four digits")
    }
    throw Mistake(
      .dateImpossible, at: range, "there is no day '\(text())'",
      help: "correct the month or the day")
  }
}

extension ByteCursor {
  /// Reads a date of the common form, `2026-01-31` with any separator, or gives up without a move.
  mutating func readPlainDate() -> Day? {
    let start = offset
    guard start + 10 <= bytes.count, bytes[start + 4].isDateSeparator,
      bytes[start + 7] == bytes[start + 4], start + 10 == bytes.count || !bytes[start + 10].isDigit,
      let year = bytes.digits(start..<start + 4), let month = bytes.digits(start + 5..<start + 7),
      let day = bytes.digits(start + 8..<start + 10),
      let result = Day(year: year, month: month, day: day)
    else { return nil }
    offset = start + 10
    return result
  }
}

extension Span<UInt8> {
  /// The day that a whole text of the usual form names, or `nil`.
  func plainDate(_ range: Range<Int>) -> Day? {
    var cursor = ByteCursor(extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    let day = cursor.readPlainDate()
    return cursor.isAtEnd ? day : nil
  }

  /// The number that bytes make which are all digits, or `nil` if one is none.
  fileprivate func digits(_ range: Range<Int>) -> Int? {
    for index in range where !self[index].isDigit { return nil }
    return number(range)
  }
}
