package import LedgerModel

/// How much of a budget is spent, and how much a budget comes to.
package enum BudgetMath {
  /// Spending divided by the budget, or `nil` unless the budget is above zero.
  package static func fraction(spent: Quantity, budget: Quantity) -> Ratio? {
    Ratio(spent).share(of: Ratio(budget))
  }

  /// The level of a fraction of a budget, or `nil` if it is low or unknown.
  package static func level(_ fraction: Ratio?) -> AttentionLevel? {
    guard let fraction, fraction >= Ratio(9, 10) else { return nil }
    return fraction >= Ratio(1) ? .warning : .info
  }

  /// The part of a period that has passed, 0 through 1; the as-of day counts as passed.
  package static func elapsedFraction(of period: Range<Day>, asOf: Day) -> Ratio {
    let length = period.lowerBound.days(until: period.upperBound)
    guard length > 0 else { return Ratio(1) }
    let passed = period.lowerBound.days(until: asOf) + 1
    return Ratio(max(0, min(passed, length)), length)
  }

  /// What a budget comes to in a span if each day has an equal part of its period's amount.
  ///
  /// Fava counts this way: 85 a quarter are 85 × 31/90 in January 2025.
  package static func amount(
    _ amount: Quantity, each periods: [Range<Day>], within span: Range<Day>
  ) -> Ratio {
    let share = periods.reduce(Ratio.zero) { sum, period in
      let common = period.clamped(to: span)
      let days = common.lowerBound.days(until: common.upperBound)
      let length = period.lowerBound.days(until: period.upperBound)
      return length > 0 ? sum + Ratio(days, length) : sum
    }
    return Ratio(amount) * share
  }
}
