internal import LedgerModel

/// The days that a date stands for: one, or those of a week, month, quarter or year.
struct DaySpan: Hashable, Sendable {
  let first: Day
  /// The first day after the span.
  let end: Day

  init(_ first: Day, _ end: Day) {
    self.first = first
    self.end = end
  }

  init(_ day: Day) { self.init(day, day.adding(days: 1)) }

  /// Creates the span of some months, or returns `nil` outside the years 0 through 99999.
  init?(_ first: Month, months: Int = 1) {
    guard first.index >= 0, first.year <= 99_999 else { return nil }
    self.init(first.firstDay, first.adding(months).firstDay)
  }
}
