internal import LedgerModel

extension Recurrence {
  /// How often, in the words of a journal, such as `every 3 months`.
  var text: String {
    switch interval {
    case .days(let count): Recurrence.every(count, "day", once: "daily")
    case .weeks(let count): Recurrence.every(count, "week", once: "weekly")
    case .months(3): "quarterly"
    case .months(let count): Recurrence.every(count, "month", once: "monthly")
    case .years(let count): Recurrence.every(count, "year", once: "yearly")
    case .semimonthly(let one, let other): "semimonthly on \(one) and \(other)"
    case .weekdays(let days): "every " + days.map(Recurrence.weekdayName).joined(separator: ", ")
    case .dayOfMonth(let day): "monthly on day \(day)"
    case .weekdayOfMonth(let ordinal, let weekday):
      "monthly on \(Recurrence.weekdayName(weekday)) number \(ordinal)"
    case .dayOfYear(let month, let day): "yearly on day \(day) of month \(month)"
    case .once: "once"
    }
  }

  /// How far an entry may be from an occurrence that it pays: 2 days for periods under 15 days,
  /// else 5.
  var guardDays: Int { meanDays.map { $0 < Ratio(15) } ?? false ? 2 : Recurrence.longestGuard }

  /// The most that any ``guardDays`` come to.
  static let longestGuard = 5

  private static func every(_ count: Int, _ unit: String, once: String) -> String {
    count == 1 ? once : "every \(count) \(unit)s"
  }

  private static func weekdayName(_ number: Int) -> String {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    return names.indices.contains(number - 1) ? names[number - 1] : "day \(number)"
  }
}
