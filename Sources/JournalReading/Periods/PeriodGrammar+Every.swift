internal import LedgerModel

/// What may follow `every`.
extension PeriodGrammar {
  /// Reads how many units lie between two occurrences, which is all that Ledger has.
  ///
  ///     "every" (UNIT | N UNITS)
  mutating func everyUnits() throws(PeriodMistake) -> Recurrence.Interval {
    cursor.skipBlanks()
    let isCounted = cursor.digits() != nil
    let count = isCounted ? try number(in: 1...9999, "a number from 1 to 9999") : 1
    cursor.skipBlanks()
    let word = cursor.word
    guard let unit = PeriodUnit(word), isCounted || word == unit.rawValue else {
      throw expected("'days', 'weeks', 'months', 'quarters' or 'years' after 'every'")
    }
    cursor.advance(by: word.utf8.count)
    return unit.times(count)
  }

  /// Reads hledger's steps and days.
  ///
  ///     "every" ( UNIT | N UNITS | "weekday" | "weekendday" | WEEKDAY {"," WEEKDAY}
  ///             | Nth "day" ["of week" | "of month"] | Nth WEEKDAY ["of month"]
  ///             | (MM "/" DD | MONTH DDth | DDth MONTH) ["of year"] )
  mutating func every() throws(PeriodMistake) -> Recurrence.Interval {
    cursor.skipBlanks()
    if let digits = cursor.digits() {
      if let date = takeMonthAndDay() { return try checked(date.month, date.day, date.bytes) }
      return try isOrdinal(digits) ? everyOrdinal() : everyUnits()
    }
    let word = cursor.word
    if word == "weekday" || word == "weekendday" {
      cursor.advance(by: word.utf8.count)
      return .weekdays(word == "weekday" ? [1, 2, 3, 4, 5] : [6, 7])
    }
    if PeriodWords.weekday(word) != nil { return .weekdays(try weekdays()) }
    if let month = PeriodWords.month(word) {
      cursor.advance(by: word.utf8.count)
      cursor.skipBlanks()
      let bytes = cursor.token
      let day = try number(in: 1...31, "a day such as '15th'")
      guard takeOrdinalSuffix() else { throw ordinalExpected(bytes) }
      return try checked(month, day, bytes)
    }
    if PeriodUnit(word) != nil { return try everyUnits() }
    throw expected("a unit, a number or a weekday after 'every', such as 'every 2 weeks'")
  }

  /// Whether digits here are followed by `st`, `nd`, `rd` or `th`.
  private func isOrdinal(_ digits: PeriodCursor.Digits) -> Bool {
    var ahead = self
    ahead.cursor.advance(by: digits.count)
    return ahead.takeOrdinalSuffix()
  }

  private func ordinalExpected(_ bytes: Range<Int>) -> PeriodMistake {
    expected("a day with its ending, such as '15th',", at: bytes)
  }

  private mutating func everyOrdinal() throws(PeriodMistake) -> Recurrence.Interval {
    let bytes = cursor.token
    let ordinal = try number(in: 1...31, "an ordinal from 1st to 31st")
    _ = takeOrdinalSuffix()
    cursor.skipBlanks()
    let word = cursor.word
    if cursor.take(word: "day") {
      return try take(of: ["week", "month"]) == "week"
        ? .weekdays([within(1...7, ordinal, bytes)]) : .dayOfMonth(ordinal)
    }
    if let weekday = PeriodWords.weekday(word) {
      cursor.advance(by: word.utf8.count)
      _ = try take(of: ["month"])
      return .weekdayOfMonth(ordinal: try within(1...5, ordinal, bytes), weekday: weekday)
    }
    guard let month = PeriodWords.month(word) else {
      throw expected("'day', a weekday or a month after the ordinal")
    }
    cursor.advance(by: word.utf8.count)
    return try checked(month, ordinal, bytes)
  }

  private func within(
    _ range: ClosedRange<Int>, _ ordinal: Int, _ bytes: Range<Int>
  ) throws(PeriodMistake) -> Int {
    guard range.contains(ordinal) else {
      let limits = "\(range.lowerBound) to \(range.upperBound)"
      throw expected("an ordinal from \(limits)", at: bytes)
    }
    return ordinal
  }

  /// Reads weekdays with commas between them.
  private mutating func weekdays() throws(PeriodMistake) -> [Int] {
    var days: Set<Int> = []
    repeat {
      cursor.skipBlanks()
      let word = cursor.word
      guard let day = PeriodWords.weekday(word) else { throw expected("a weekday after the comma") }
      cursor.advance(by: word.utf8.count)
      days.insert(day)
    } while cursor.take(",")
    return days.sorted()
  }

  /// Takes a month and a day in digits, such as `11/05`.
  private mutating func takeMonthAndDay() -> (month: Int, day: Int, bytes: Range<Int>)? {
    guard let month = cursor.digits(), let mark = cursor.peek(month.count), mark.isDateSeparator,
      let day = cursor.digits(month.count + 1)
    else { return nil }
    let length = month.count + 1 + day.count
    let bytes = cursor.position..<cursor.position + length
    cursor.advance(by: length)
    return (month.value, day.value, bytes)
  }

  /// Takes an `of year`, and checks that some year has the day.
  private mutating func checked(
    _ month: Int, _ day: Int, _ bytes: Range<Int>
  ) throws(PeriodMistake) -> Recurrence.Interval {
    guard Day(year: 2000, month: month, day: day) != nil else {
      throw expected("a day that the calendar has", at: bytes)
    }
    _ = try take(of: ["year"])
    return .dayOfYear(month: month, day: day)
  }

  /// Takes `of` and one of some words, or nothing if no `of` follows.
  private mutating func take(of words: [String]) throws(PeriodMistake) -> String? {
    let before = cursor
    cursor.skipBlanks()
    guard cursor.take(word: "of") else {
      cursor = before
      return nil
    }
    cursor.skipBlanks()
    for word in words where cursor.take(word: word) { return word }
    throw expected(words.map { "'\($0)'" }.joined(separator: " or ") + " after 'of'")
  }
}
