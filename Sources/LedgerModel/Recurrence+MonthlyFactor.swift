extension Recurrence {
  /// How many times something happens in a month, on average and exactly.
  ///
  /// A year has 52 weeks, as lenders count (Fannie Mae B3-3.3-01), so weekly is 52/12. Every `n`
  /// days is a number of weeks if 7 divides `n`, and else 365.2425/(12 n), the Gregorian mean. What
  /// happens just once has no monthly equivalent: its factor is zero.
  package var monthlyFactor: Ratio {
    switch interval {
    case .days(let count) where count.isMultiple(of: 7): Self.weekly.divided(by: count / 7)
    case .days(let count): Self.meanDaysOfMonth.divided(by: count)
    case .weeks(let count): Self.weekly.divided(by: count)
    case .months(let count): Ratio(1).divided(by: count)
    case .years(let count): Ratio(1, 12).divided(by: count)
    case .semimonthly: Ratio(2)
    case .weekdays(let weekdays): Self.weekly * Ratio(Set(weekdays).count)
    case .dayOfMonth: Ratio(1)
    case .weekdayOfMonth(let ordinal, _): Self.share(ofMonthsWith: ordinal)
    case .dayOfYear: Ratio(1, 12)
    case .once: .zero
    }
  }

  /// The mean number of days from one occurrence to the next, or `nil` if there is no next.
  package var meanDays: Ratio? {
    switch interval {
    case .days(let count): Ratio(max(1, count))
    case .weeks(let count): Ratio(7) * Ratio(max(1, count))
    default: Self.meanDaysOfMonth.divided(by: monthlyFactor)
    }
  }

  private static let weekly = Ratio(13, 3)
  /// 365.2425 / 12.
  private static let meanDaysOfMonth = Ratio(48_699, 1600)

  /// The part of months that have a weekday for the `ordinal`-th time: in 400 years, which are
  /// 20 871 weeks and 4800 months, each weekday comes a fifth time in 1671 months.
  private static func share(ofMonthsWith ordinal: Int) -> Ratio {
    switch ordinal {
    case 1...4: Ratio(1)
    case 5: Ratio(1671, 4800)
    default: .zero
    }
  }
}

extension Ratio {
  /// This number divided by a count, which is taken as 1 if it is less.
  fileprivate func divided(by count: Int) -> Ratio { self * Ratio(1, max(1, count)) }
}
