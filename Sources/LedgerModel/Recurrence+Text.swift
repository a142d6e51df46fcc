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
    case .months(let count): count == 1 ? "monthly" : "every \(count) months"
    case .years(let count): count == 1 ? "yearly" : "every \(count) years"
    case .semimonthly(let first, let second): "semimonthly on \(first) and \(second)"
    case .weekdays(let days): weekdayText(days)
    case .dayOfMonth(let day): "every \(ordinalText(day)) day of month"
    case .weekdayOfMonth(let ordinal, let weekday):
      "every \(ordinalText(ordinal)) \(name(of: weekday, in: weekdayNames)) of month"
    case .dayOfYear(let month, let day):
      "every \(name(of: month, in: monthNames)) \(ordinalText(day))"
    case .once: "once"
    }
  }

  private func weekdayText(_ days: [Int]) -> String {
    switch days {
    case [1, 2, 3, 4, 5]: "every weekday"
    case [6, 7]: "every weekendday"
    default: "every " + days.map { name(of: $0, in: weekdayNames) }.joined(separator: ", ")
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

  /// A name by its number from 1, or the number itself if there is none.
  private func name(of number: Int, in names: [String]) -> String {
    names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
  }
}

private let weekdayNames = [
  "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
]

private let monthNames = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September",
  "October", "November", "December",
]
