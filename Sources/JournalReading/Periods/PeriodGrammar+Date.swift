internal import LedgerModel

/// Dates in period expressions, precise or relative.
extension PeriodGrammar {
  /// Whether a date may start here.
  var startsDate: Bool {
    let word = cursor.word
    let isQuarter = word == "q" && cursor.digits(1) != nil
    return cursor.digits() != nil || isQuarter || PeriodWords.month(word) != nil
      || ["today", "yesterday", "tomorrow", "last", "this", "next"].contains(word)
  }

  /// Reads a date.
  ///
  ///     D = YYYY[-MM[-DD]] | YYYYMM[DD] | YYYYqN | qN | MM/DD | DD | MONTH
  ///       | "today" | "yesterday" | "tomorrow"
  ///       | ("last" | "this" | "next") (UNIT | MONTH | WEEKDAY)
  ///       | N UNITS ("ago" | "ahead") | "in" N UNITS
  ///
  /// After an `in`, `isAhead` is true and a number of units stands for the future.
  mutating func date(isAhead: Bool = false) throws(PeriodMistake) -> DaySpan {
    cursor.skipBlanks()
    let start = cursor
    let bytes = cursor.token
    var span = try relativeDate(isAhead: isAhead)
    if span == nil { span = try numericDate() }
    if span == nil { span = try namedDate() }
    if let span, isAtEdge { return span }
    cursor = start
    if let day = parser.day(cursor.text(bytes)) {
      cursor.advance(by: bytes.count)
      return DaySpan(day)
    }
    throw expected("a date")
  }

  /// Whether a date may end here.
  private var isAtEdge: Bool {
    guard let byte = cursor.peek() else { return true }
    return byte.isBlank || byte == UInt8(ascii: "-")
      || (byte == UInt8(ascii: ".") && cursor.peek(1) == byte)
  }

  /// Reads a number of units from today.
  ///
  ///     N UNITS ("ago" | "ahead") | "in" N UNITS
  private mutating func relativeDate(isAhead: Bool) throws(PeriodMistake) -> DaySpan? {
    var ahead = cursor
    guard let count = ahead.takeDigits() else { return nil }
    ahead.skipBlanks()
    let word = ahead.word
    guard let unit = PeriodUnit(word) else { return nil }
    ahead.advance(by: word.utf8.count)
    ahead.skipBlanks()
    let isAgo = !isAhead && ahead.take(word: "ago")
    guard isAgo || isAhead || ahead.take(word: "ahead") else {
      cursor = ahead
      throw expected("'ago' or 'ahead'")
    }
    guard count.value <= 9999, let span = span(of: unit, isAgo ? -count.value : count.value) else {
      throw expected("a day in the years 0 to 99999")
    }
    cursor = ahead
    return span
  }

  /// The unit that is `offset` units from the one with the reference day.
  private func span(of unit: PeriodUnit, _ offset: Int) -> DaySpan? {
    let today = parser.reference
    switch unit {
    case .day: return DaySpan(today.adding(days: offset))
    case .week:
      let monday = today.adding(days: 1 - today.weekday + 7 * offset)
      return DaySpan(monday, monday.adding(days: 7))
    case .month: return DaySpan(today.month.adding(offset))
    case .quarter:
      let first = Month(index: today.month.index / 3 * 3)
      return DaySpan(first.adding(3 * offset), months: 3)
    case .year: return DaySpan(Month(year: today.month.year + offset, month: 1), months: 12)
    }
  }
}

extension PeriodGrammar {
  /// Reads a date that starts with digits.
  ///
  ///     YYYY[-MM[-DD]] | YYYYMM[DD] | YYYYqN | MM/DD | DD
  private mutating func numericDate() throws(PeriodMistake) -> DaySpan? {
    let bytes = cursor.token
    guard let first = cursor.takeDigits() else { return nil }
    let span: DaySpan?
    switch first.count {
    case 1, 2: span = shortDate(first)
    case 6: span = months(first.value / 100, first.value % 100)
    case 8:
      let (year, month) = (first.value / 10_000, first.value / 100 % 100)
      span = Day(year: year, month: month, day: first.value % 100).map { DaySpan($0) }
    case 4, 5: span = longDate(first.value)
    default: span = nil
    }
    if span == nil, parser.day(cursor.text(bytes)) == nil {
      throw expected("a date that the calendar has", at: bytes)
    }
    return span
  }

  private func months(_ year: Int, _ month: Int) -> DaySpan? {
    (1...12).contains(month) ? DaySpan(Month(year: year, month: month)) : nil
  }

  /// Reads what follows a year.
  private mutating func longDate(_ year: Int) -> DaySpan? {
    if cursor.peek() == UInt8(ascii: "q"), let quarter = cursor.digits(1) {
      cursor.advance(by: 1 + quarter.count)
      return self.quarter(quarter.value, year)
    }
    guard let month = takeDatePart() else {
      return DaySpan(Month(year: year, month: 1), months: 12)
    }
    guard let day = takeDatePart() else { return months(year, month) }
    return Day(year: year, month: month, day: day).map { DaySpan($0) }
  }

  /// Reads what follows one or two digits: they are a month, or a day of the reference month.
  private mutating func shortDate(_ first: PeriodCursor.Digits) -> DaySpan? {
    let start = cursor.position - first.count
    let today = parser.reference.civil
    guard let day = takeDatePart() else {
      return Day(year: today.year, month: today.month, day: first.value).map { DaySpan($0) }
    }
    let own = parser.day(cursor.text(start..<cursor.position))
    let found = own ?? Day(year: today.year, month: first.value, day: day)
    return found.map { DaySpan($0) }
  }

  /// Takes a mark and one or two digits.
  private mutating func takeDatePart() -> Int? {
    guard let mark = cursor.peek(), mark.isDateSeparator, let part = cursor.digits(1),
      part.count <= 2
    else { return nil }
    cursor.advance(by: 1 + part.count)
    return part.value
  }

  private func quarter(_ number: Int, _ year: Int) -> DaySpan? {
    guard (1...4).contains(number) else { return nil }
    return DaySpan(Month(year: year, month: 3 * number - 2), months: 3)
  }

  /// Reads a date that starts with a word.
  ///
  ///     qN | MONTH | "today" | … | ("last" | "this" | "next") (UNIT | MONTH | WEEKDAY)
  private mutating func namedDate() throws(PeriodMistake) -> DaySpan? {
    let word = cursor.word
    let year = parser.reference.civil.year
    cursor.advance(by: word.utf8.count)
    switch word {
    case "today": return span(of: .day, 0)
    case "yesterday": return span(of: .day, -1)
    case "tomorrow": return span(of: .day, 1)
    case "last": return try neighbour(-1)
    case "this": return try neighbour(0)
    case "next": return try neighbour(1)
    case "q": return cursor.takeDigits().flatMap { quarter($0.value, year) }
    default: return PeriodWords.month(word).flatMap { months(year, $0) }
    }
  }

  /// Reads what follows `last`, `this` or `next`.
  ///
  /// A month or weekday after `last` is the latest before the reference day's own, after `next` the
  /// first behind it, and after `this` the one of the same year or week.
  private mutating func neighbour(_ offset: Int) throws(PeriodMistake) -> DaySpan? {
    cursor.skipBlanks()
    let word = cursor.word
    let today = parser.reference
    let span: DaySpan?
    if let unit = PeriodUnit(word), word == unit.rawValue {
      span = self.span(of: unit, offset)
    } else if let month = PeriodWords.month(word) {
      let isOtherSide = offset < 0 ? month < today.civil.month : month > today.civil.month
      span = months(today.civil.year + (isOtherSide ? 0 : offset), month)
    } else if let weekday = PeriodWords.weekday(word) {
      let isOtherSide = offset < 0 ? weekday < today.weekday : weekday > today.weekday
      let days = weekday - today.weekday + 7 * (isOtherSide ? 0 : offset)
      span = DaySpan(today.adding(days: days))
    } else {
      throw expected("a unit, a month or a weekday")
    }
    cursor.advance(by: word.utf8.count)
    return span
  }
}
