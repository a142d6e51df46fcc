extension Recurrence {
  /// The days in a range on which something happens, ascending.
  ///
  /// Occurrence `k` is the first day plus `k` steps, measured from the first day and clamped to the
  /// end of the month (RFC 7529, `SKIP=BACKWARD`): 31 January, 28 February, 31 March. Without a
  /// first day, steps stand on the calendar: days count from 1970-01-01, weeks from Monday
  /// 1970-01-05, months and years from January of year 0. The ``end`` is left out, and so is what
  /// is not in the years 0 through 9999.
  ///
  /// - Complexity: O(*n*) in the days or months of the range that can have an occurrence.
  package func occurrences(in range: ClosedRange<Day>) -> [Day] {
    let first = max(range.lowerBound, start ?? range.lowerBound, Month(index: 0).firstDay)
    let ending = end.map { $0.adding(days: -1) } ?? range.upperBound
    let last = min(range.upperBound, ending, Month(year: 9999, month: 12).lastDay)
    guard first <= last else { return [] }
    switch pattern {
    case .single(let day): return day.map { first <= $0 && $0 <= last ? [$0] : [] } ?? []
    case .steps(let steps):
      return Array(
        sequence(first: steps.index(notBefore: first)) { $0 + 1 }.lazy.map(steps.day(at:))
          .prefix { $0 <= last })
    case .daysOfMonth(let days):
      return (first.month.index...last.month.index).flatMap { days.days(in: Month(index: $0)) }
        .filter { first <= $0 && $0 <= last }
    }
  }

  /// The first occurrence after a day, or `nil` if there is none.
  package func nextOccurrence(after day: Day) -> Day? {
    let first = max(day.adding(days: 1), start ?? day.adding(days: 1))
    let next: Day? =
      switch pattern {
      case .single(let day): day
      case .steps(let steps): steps.day(at: steps.index(notBefore: first))
      case .daysOfMonth(let days):
        (0...Self.longestGap).lazy.flatMap { days.days(in: first.month.adding($0)) }
          .first { $0 >= first }
      }
    guard let next, next >= first, end.map({ next < $0 }) ?? true else { return nil }
    return next
  }

  /// The last occurrence on or before a day, or `nil` if there is none.
  package func lastOccurrence(onOrBefore day: Day) -> Day? {
    let last = min(day, end.map { $0.adding(days: -1) } ?? day)
    let previous: Day? =
      switch pattern {
      case .single(let day): day
      case .steps(let steps): steps.day(at: steps.index(notBefore: last.adding(days: 1)) - 1)
      case .daysOfMonth(let days):
        (0...Self.longestGap).lazy.flatMap { days.days(in: last.month.adding(-$0)).reversed() }
          .first { $0 <= last }
      }
    guard let previous, previous <= last, start.map({ previous >= $0 }) ?? true else { return nil }
    return previous
  }

  /// The most months from one occurrence to the next of a pattern by months, and one more.
  private static var longestGap: Int { 13 }
}
