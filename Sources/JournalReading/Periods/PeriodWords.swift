internal import LedgerModel

/// The words of period expressions, in lower case.
enum PeriodWords {
  static let adverbs: [(word: String, interval: Recurrence.Interval)] = [
    ("daily", .days(1)), ("weekly", .weeks(1)), ("biweekly", .weeks(2)), ("monthly", .months(1)),
    ("bimonthly", .months(2)), ("quarterly", .months(3)), ("yearly", .years(1)),
    ("fortnightly", .weeks(2)),
  ]

  /// Those that only directives of this program's own know.
  static let ownAdverbs: [(word: String, interval: Recurrence.Interval)] = [
    ("semiannually", .months(6)), ("annually", .years(1)),
  ]

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The number of a month, 1 through 12, by its name or the first three letters of it.
  static func month(_ word: String) -> Int? { number(of: word, in: months) }

  /// The number of a weekday, 1 for Monday, by its name or the first three letters of it.
  static func weekday(_ word: String) -> Int? { number(of: word, in: weekdays) }

  private static func number(of word: String, in names: [String]) -> Int? {
    let index = names.firstIndex { $0 == word || (word.utf8.count == 3 && $0.hasPrefix(word)) }
    return index.map { $0 + 1 }
  }
}
