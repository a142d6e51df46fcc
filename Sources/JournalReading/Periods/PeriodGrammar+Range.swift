internal import LedgerModel

/// From when until when a period lasts.
extension PeriodGrammar {
  /// A range of days, each end open if it is `nil`.
  struct OpenRange: Hashable, Sendable {
    var first: Day?
    /// The first day after the range.
    var end: Day?
  }

  /// Reads a range to the end of the period.
  ///
  ///     RANGE = ("from" | "since") D [TO [D]] | TO D | "in" D | D [TO [D]]
  ///     TO    = "to" | "until" | ".." | "-"
  ///
  /// A date after `..` or `-` may be missing. Without an interval the range needs a first day.
  mutating func range(after interval: Recurrence.Interval?) throws(PeriodMistake) -> OpenRange {
    if cursor.take(word: "from") || cursor.take(word: "since") {
      let first = try date().first
      return OpenRange(first: first, end: try end())
    }
    if cursor.take(word: "in") {
      let span = try date(isAhead: true)
      return OpenRange(first: span.first, end: span.end)
    }
    let start = cursor.position
    if try takeEndMark() != nil {
      guard interval != nil else {
        let bytes = start..<cursor.position
        throw expected("an interval such as 'monthly', or a first day", at: bytes)
      }
      return OpenRange(first: nil, end: try date().first)
    }
    guard startsDate || interval == nil else { return OpenRange() }
    guard startsDate else { throw noPeriod() }
    let span = try date()
    let before = cursor.position
    let end = try end()
    return OpenRange(first: span.first, end: cursor.position == before ? span.end : end)
  }

  /// Reads the end of a range, if one follows.
  private mutating func end() throws(PeriodMistake) -> Day? {
    let before = cursor
    cursor.skipBlanks()
    guard let mark = try takeEndMark() else {
      cursor = before
      return nil
    }
    cursor.skipBlanks()
    return cursor.isAtEnd && mark == .sign ? nil : try date().first
  }

  /// What stands before an end; nothing has to follow a sign.
  private enum EndMark { case word, sign }

  private mutating func takeEndMark() throws(PeriodMistake) -> EndMark? {
    if parser.rules == .directive, cursor.word == "until" {
      throw expected(
        "'to DATE' with the first day after the end",
        help: "write 'to DATE', or name the last day on a line of its own: 'until DATE'")
    }
    if cursor.take(word: "to") || cursor.take(word: "until") { return .word }
    guard parser.rules != .ledger else { return nil }
    return cursor.take("..") || cursor.take("-") ? .sign : nil
  }
}
