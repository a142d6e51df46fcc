internal import LedgerModel

/// Which month a report is of, as it was typed.
enum MonthChoice: Equatable, Sendable {
  /// The latest month that has ended and that the books cover.
  case last
  /// The current month, up to today.
  case this
  /// A whole month.
  case month(Month)
  /// The month of a day, up to that day.
  case asOf(Day)
  /// The month of today, up to today, typed as a day.
  case asOfToday

  /// Reads the value of `--month`.
  init(month text: String) throws(UsageError) {
    switch text {
    case "last": self = .last
    case "this": self = .this
    default:
      guard let month = Month(text) else {
        throw UsageError(
          "'\(text)' is not a month", help: "type a month such as 2026-11, or 'last' or 'this'")
      }
      self = .month(month)
    }
  }

  /// Reads the value of `--as-of`.
  init(asOf text: String) throws(UsageError) {
    if text == "today" {
      self = .asOfToday
    } else if let day = Day(text) {
      self = .asOf(day)
    } else {
      throw UsageError(
        "'\(text)' is not a day", help: "type a day such as 2026-11-30, or 'today'")
    }
  }
}
