package import LedgerModel

/// How a goal proceeds at a stated monthly pace.
package enum GoalMath {
  /// Projects a goal from stated numbers; no history is looked at.
  ///
  /// Whole months are counted with clamping at the end of a month, and at least one. The required
  /// amount is rounded half to even, and being on track has no tolerance.
  ///
  /// - Parameters:
  ///   - target: What the goal comes to; a target that is not above zero is complete.
  ///   - current: What is there, negative if the account is overdrawn.
  ///   - plannedMonthly: What is meant to be put aside each month.
  ///   - targetDay: The deadline, if there is one.
  ///   - asOf: The day on which `current` stands.
  ///   - scale: The decimal places of the required amount.
  /// - Returns: What is missing, what pace the deadline needs and when the stated pace is done.
  /// - Throws: `QuantityError.overflow` if an amount has more than 38 digits.
  package static func project(
    target: Quantity, current: Quantity, plannedMonthly: Quantity,
    targetDay: Day?, asOf: Day, scale: UInt8 = 2
  ) throws(QuantityError) -> GoalProjection {
    guard target.isPositive, current < target else {
      return GoalProjection(remaining: .zero, progressFraction: Quantity(1), onTrack: true)
    }
    let remaining = try target - current
    let progress = Ratio(current).share(of: Ratio(target)) ?? .zero
    var projection = GoalProjection(
      remaining: remaining,
      progressFraction: try max(.zero, progress).rounded(toScale: Ratio.reportScale),
      projectedCompletion: completion(of: remaining, monthly: plannedMonthly, from: asOf))
    guard let targetDay else { return projection }
    let months = max(1, asOf.wholeMonths(until: targetDay))
    let required = try (Ratio(remaining) * Ratio(1, months)).rounded(toScale: scale)
    projection.monthsToTarget = months
    projection.requiredMonthly = required
    projection.onTrack = plannedMonthly >= required
    return projection
  }

  /// The day on which enough months have passed, or `nil` without a pace or after the year 9999.
  private static func completion(of remaining: Quantity, monthly: Quantity, from asOf: Day) -> Day?
  {
    let lastMonth = Month(year: 9999, month: 12)
    guard monthly.isPositive,
      let months = Ratio(remaining).divided(by: Ratio(monthly))?.roundedUp,
      months <= lastMonth.index - asOf.month.index
    else { return nil }
    return asOf.adding(months: max(1, months))
  }
}
