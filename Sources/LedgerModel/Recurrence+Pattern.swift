extension Recurrence {
  /// What an interval comes to: single days, equal steps or the same days of every month.
  enum Pattern {
    case single(Day?)
    case steps(Steps)
    case daysOfMonth(DaysOfMonth)
  }

  var pattern: Pattern {
    switch interval {
    case .days(let count): .steps(.days(count, from: start ?? Day(ordinal: 0)))
    case .weeks(let count): .steps(.weeks(count, from: start ?? Day(ordinal: 4)))
    case .months(let count): .steps(.months(count, from: start ?? Month(index: 0).firstDay))
    case .years(let count): .steps(.years(count, from: start ?? Month(index: 0).firstDay))
    case .semimonthly(let one, let other): .daysOfMonth(.numbers([one, other]))
    case .weekdays(let weekdays): .daysOfMonth(.weekdays(weekdays))
    case .dayOfMonth(let number): .daysOfMonth(.numbers([number]))
    case .weekdayOfMonth(let ordinal, let weekday): .daysOfMonth(.weekday(ordinal, weekday))
    case .dayOfYear(let month, let day): .daysOfMonth(.ofYear(month, day))
    case .once: .single(start)
    }
  }
}

extension Recurrence {
  /// Equal steps in both directions from a day.
  struct Steps {
    /// The day of step 0.
    let anchor: Day
    /// The number of days or months in a step, 1 or more.
    let length: Int
    let isMonths: Bool

    static func days(_ count: Int, from anchor: Day) -> Steps {
      Steps(anchor: anchor, length: bounded(count), isMonths: false)
    }

    static func weeks(_ count: Int, from anchor: Day) -> Steps {
      Steps(anchor: anchor, length: bounded(count) * 7, isMonths: false)
    }

    static func months(_ count: Int, from anchor: Day) -> Steps {
      Steps(anchor: anchor, length: bounded(count), isMonths: true)
    }

    static func years(_ count: Int, from anchor: Day) -> Steps {
      Steps(anchor: anchor, length: bounded(count) * 12, isMonths: true)
    }

    func day(at index: Int) -> Day {
      isMonths ? anchor.adding(months: index * length) : anchor.adding(days: index * length)
    }

    /// The number of the first step that is on a day or after it.
    func index(notBefore day: Day) -> Int {
      let span =
        isMonths ? day.month.index - anchor.month.index : anchor.days(until: day)
      let floor = (span >= 0 ? span : span - length + 1) / length
      return self.day(at: floor) < day ? floor + 1 : floor
    }

    /// A count that cannot overflow: beyond it there is just one step in the calendar.
    private static func bounded(_ count: Int) -> Int { max(1, min(count, 100_000_000)) }
  }

  /// Days that are found anew in each month.
  enum DaysOfMonth {
    /// Days by number, each clamped to the end of the month.
    case numbers([Int])
    /// All days of the week with these numbers.
    case weekdays([Int])
    /// A weekday for the n-th time; a month without it is passed over.
    case weekday(_ ordinal: Int, _ weekday: Int)
    /// A day of one month, clamped to its end.
    case ofYear(_ month: Int, _ day: Int)

    /// The days in a month, ascending and each once.
    func days(in month: Month) -> [Day] {
      switch self {
      case .numbers(let numbers): Set(numbers.map(month.day(clamping:))).sorted()
      case .weekdays(let weekdays):
        (1...month.length).map(month.day(clamping:)).filter { weekdays.contains($0.weekday) }
      case .weekday(let ordinal, let weekday):
        (1...month.length).filter { ($0 - 1) / 7 + 1 == ordinal }.map(month.day(clamping:))
          .filter { $0.weekday == weekday }
      case .ofYear(let number, let day): month.number == number ? [month.day(clamping: day)] : []
      }
    }
  }
}
