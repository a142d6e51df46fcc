/// How often something happens, from when and until when.
package struct Recurrence: Hashable, Sendable {
  /// The step from one occurrence to the next.
  package enum Interval: Hashable, Sendable {
    case days(Int)
    case weeks(Int)
    case months(Int)
    case years(Int)
    /// On two days of every month, each clamped to its last day.
    case semimonthly(Int, Int)
    /// On days of the week, 1 for Monday through 7 for Sunday.
    case weekdays([Int])
    /// On a day of every month, clamped to its last day.
    case dayOfMonth(Int)
    /// On the `ordinal`-th given weekday of every month.
    case weekdayOfMonth(ordinal: Int, weekday: Int)
    /// On a day of every year.
    case dayOfYear(month: Int, day: Int)
    /// Just once, on the first day.
    case once
  }

  package var interval: Interval
  /// The first day, which anchors the steps, or `nil` where the calendar does (months on the 1st,
  /// weeks on Monday).
  package var start: Day?
  /// The first day after the last occurrence, or `nil` without an end.
  package var end: Day?

  package init(_ interval: Interval, start: Day? = nil, end: Day? = nil) {
    self.interval = interval
    self.start = start
    self.end = end
  }

  /// Whether a day is neither before the first nor after the last.
  package func isInForce(on day: Day) -> Bool {
    if let start, day < start { return false }
    if let end, end <= day { return false }
    return true
  }
}
