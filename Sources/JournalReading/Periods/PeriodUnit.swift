internal import LedgerModel

/// A unit of a period expression.
enum PeriodUnit: String, Hashable, Sendable, CaseIterable {
  case day, week, month, quarter, year

  /// Reads a unit in singular or plural.
  init?(_ word: String) {
    let found = PeriodUnit.allCases.first { word == $0.rawValue || word == $0.rawValue + "s" }
    guard let found else { return nil }
    self = found
  }

  /// The interval of `count` units.
  func times(_ count: Int) -> Recurrence.Interval {
    switch self {
    case .day: .days(count)
    case .week: .weeks(count)
    case .month: .months(count)
    case .quarter: .months(3 * count)
    case .year: .years(count)
    }
  }
}
