internal import LedgerModel

/// Reads the value of Paisa's `Period:` tag, a short form of cron's.
///
///     PERIOD   = TIME { "|" TIME } | INTERVAL          (an interval of this program's directives)
///     TIME     = DAYS MONTHS WEEKDAYS
///     DAYS     = ANY | DAY { "," DAY }                 DAY     = 1…31 ["W"] | "L" ["W"]
///     MONTHS   = ANY | MONTH { "," MONTH } | "*/" N    MONTH   = 1…12
///     WEEKDAYS = ANY | WEEKDAY { "," WEEKDAY }         WEEKDAY = 0…7 | SUN…SAT ["#" 1…5]
///     ANY      = "*" | "?"
///
/// A due day is not moved to a working day, so `W` says nothing. Times in a list have to be equally
/// far apart, else the period is `nil`.
struct TagPeriod {
  private var days: [Int] = []
  private var months: [Int] = []
  private var weekdays: [(day: Int, ordinal: Int?)] = []

  /// Reads the period that a text states.
  ///
  /// - Parameters:
  ///   - text: The value of the tag.
  ///   - day: The day of the entry that is tagged, near which a period of several months starts.
  /// - Returns: The period, or `nil` if the text states none.
  static func recurrence(_ text: String, near day: Day) -> Recurrence? {
    let times = text.split(separator: "|").map { TagPeriod($0) }
    guard let first = times.first, var period = first else { return interval(text, near: day) }
    for other in times.dropFirst() {
      guard let other, other.days == period.days, other.weekdays.isEmpty, period.weekdays.isEmpty,
        !period.months.isEmpty, !other.months.isEmpty
      else { return nil }
      period.months += other.months
    }
    return period.recurrence(near: day)
  }

  private static func interval(_ text: String, near day: Day) -> Recurrence? {
    let parser = PeriodParser(rules: .directive, reference: day)
    guard let recurrence = try? parser.parse(text), recurrence.interval != .once else {
      return nil
    }
    return recurrence
  }

  private init?(_ text: Substring) {
    let fields = text.split(whereSeparator: \.isWhitespace)
    guard fields.count == 3, let days = TagPeriod.days(fields[0]),
      let months = TagPeriod.months(fields[1]), let weekdays = TagPeriod.weekdays(fields[2])
    else { return nil }
    (self.days, self.months, self.weekdays) = (days, months, weekdays)
  }

  private func recurrence(near day: Day) -> Recurrence? {
    if !weekdays.isEmpty { return weekly }
    let days = Set(self.days).sorted()
    switch (days.count, months.isEmpty) {
    case (0, true): return Recurrence(.days(1))
    case (1, true): return Recurrence(.dayOfMonth(days[0]))
    case (2, true): return Recurrence(.semimonthly(days[0], days[1]))
    case (1, false): return inMonths(on: days[0], near: day)
    default: return nil
    }
  }

  private var weekly: Recurrence? {
    guard days.isEmpty, months.isEmpty else { return nil }
    if weekdays.count == 1, let ordinal = weekdays[0].ordinal {
      return Recurrence(.weekdayOfMonth(ordinal: ordinal, weekday: weekdays[0].day))
    }
    guard weekdays.allSatisfy({ $0.ordinal == nil }) else { return nil }
    return Recurrence(.weekdays(Set(weekdays.map(\.day)).sorted()))
  }

  /// A period of equally many months, from the time that the entry of a day pays.
  private func inMonths(on dayOfMonth: Int, near day: Day) -> Recurrence? {
    let months = Set(self.months).sorted()
    guard 12 % months.count == 0 else { return nil }
    let step = 12 / months.count
    guard months.indices.allSatisfy({ months[$0] == months[0] + $0 * step }) else { return nil }
    let last = day.adding(days: 5)
    let starts = (0...12).lazy.map { last.month.adding(-$0) }
      .filter { months.contains($0.number) }
      .map { $0.day(clamping: dayOfMonth) }
    return starts.first { $0 <= last }.map {
      Recurrence(step == 12 ? .years(1) : .months(step), start: $0)
    }
  }
}

/// The fields, each `nil` if it cannot be read, and empty for any.
extension TagPeriod {
  private static func days(_ text: Substring) -> [Int]? {
    list(text) { item -> Int? in
      let day = item.count > 1 && item.hasSuffix("W") ? item.dropLast() : item
      return day == "L" ? 31 : number(day, in: 1...31)
    }
  }

  private static func months(_ text: Substring) -> [Int]? {
    if text.hasPrefix("*/") {
      return number(text.dropFirst(2), in: 1...12).map { step in
        step == 1 ? [] : Array(stride(from: 1, through: 12, by: step))
      }
    }
    return list(text) { number($0, in: 1...12) }
  }

  private static func weekdays(_ text: Substring) -> [(day: Int, ordinal: Int?)]? {
    list(text) { item -> (day: Int, ordinal: Int?)? in
      let parts = item.split(separator: "#", omittingEmptySubsequences: false)
      guard parts.count <= 2, let first = parts.first,
        let day = names.firstIndex(of: first.uppercased()) ?? number(first, in: 0...7)
      else { return nil }
      // Cron counts from Sunday, a recurrence from Monday.
      let weekday = day == 0 ? 7 : day
      guard parts.count == 2 else { return (weekday, nil) }
      return number(parts[1], in: 1...5).map { (weekday, $0) }
    }
  }

  private static var names: [String] { ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"] }

  private static func list<Item>(_ text: Substring, _ item: (Substring) -> Item?) -> [Item]? {
    if text == "*" || text == "?" { return [] }
    let items = text.split(separator: ",", omittingEmptySubsequences: false).map(item)
    let found = items.compactMap { $0 }
    return found.count == items.count ? found : nil
  }

  private static func number(_ text: Substring, in range: ClosedRange<Int>) -> Int? {
    guard text.utf8.allSatisfy(\.isDigit), let number = Int(text), range.contains(number) else {
      return nil
    }
    return number
  }
}
