extension Recurrence: CustomStringConvertible {
  /// How often it happens, as a journal would say it: `monthly`, `every 3 months`.
  ///
  /// The first and the last day are left out.
  package var description: String { interval.description }
}

extension Recurrence.Interval: CustomStringConvertible {
  /// The interval in the words of a period expression, such as `semimonthly on 1 and 15`.
  package var description: String {
    switch self {
    case .days(let count): count == 1 ? "daily" : "every \(count) days"
    case .weeks(let count): count == 1 ? "weekly" : "every \(count) weeks"
    case .months(3): "quarterly"
    case .months(let count): count == 1 ? "monthly" : "every \(count) months"
    case .years(let count): count == 1 ? "yearly" : "every \(count) years"
    case .semimonthly(let first, let second): "semimonthly on \(first) and \(second)"
    case .weekdays(let days): weekdayText(days)
    case .dayOfMonth(let day): "every \(ordinalText(day)) day of month"
    case .weekdayOfMonth(let ordinal, let weekday):
      "every \(ordinalText(ordinal)) \(weekdayName(weekday)) of month"
    case .dayOfYear(let month, let day):
      "every \(monthName(month)) \(ordinalText(day))"
    case .once: "once"
    }
  }

  private func weekdayText(_ days: [Int]) -> String {
    switch days {
    case [1, 2, 3, 4, 5]: "every weekday"
    case [6, 7]: "every weekendday"
    default: "every " + days.map(weekdayName).joined(separator: ", ")
    }
  }

  private func ordinalText(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    switch isTeen ? 0 : number % 10 {
    case 1: return "\(number)st"
    case 2: return "\(number)nd"
    case 3: return "\(number)rd"
    default: return "\(number)th"
    }
  }

  /// The name of a weekday, 1 through 7 from Monday, or the number itself.
  private func weekdayName(_ number: Int) -> String {
    weekdayNames.indices.contains(number - 1) ? weekdayNames[number - 1] : "\(number)"
  }

  /// The name of a month, 1 through 12, or the number itself.
  private func monthName(_ number: Int) -> String {
    (1...12).contains(number) ? DateText.name(Month(year: 1, month: number)) : "\(number)"
  }
}

private let weekdayNames = [
  "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
]
