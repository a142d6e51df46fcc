extension Recurrence {
  /// The period that a day is in, from its occurrence to the next, or `nil` if it is in none.
  ///
  /// The last period ends with ``end``. Something that happens just once has one period: through to
  /// its end or, without one, that day.
  package func period(containing day: Day) -> Range<Day>? {
    guard let first = lastOccurrence(onOrBefore: day) else { return nil }
    let period = period(from: first)
    return period.contains(day) ? period : nil
  }

  /// The periods that have a day in a month, in order.
  package func periods(overlapping month: Month) -> [Range<Day>] {
    let earlier = period(containing: month.firstDay.adding(days: -1))
      .flatMap { $0.contains(month.firstDay) ? $0 : nil }
    let starts = occurrences(in: month.firstDay...month.lastDay)
    return (earlier.map { [$0] } ?? []) + starts.map(period(from:))
  }

  private func period(from first: Day) -> Range<Day> {
    let next = nextOccurrence(after: first)
    let fallback = interval == .once ? first.adding(days: 1) : Day(ordinal: .max)
    return first..<max(first, next ?? end ?? fallback)
  }
}
