package import LedgerModel

/// Where a goal stands and when it will be reached.
package struct GoalProjection: Hashable, Sendable {
  /// What is still missing, zero if the goal is complete.
  package var remaining: Quantity
  /// The part that is there, 0 through 1, at 12 places.
  package var progressFraction: Quantity
  /// Whole months to the target day, at least 1, or `nil` if there is none or the goal is complete.
  package var monthsToTarget: Int?
  /// What must be put aside each month to the target day, or `nil` as ``monthsToTarget``.
  package var requiredMonthly: Quantity?
  /// When the plan is done, or `nil` without a plan, after the year 9999, or if it is complete.
  package var projectedCompletion: Day?
  /// Whether the plan is at least ``requiredMonthly``; true for a complete goal, and otherwise
  /// `nil` without a target day.
  package var onTrack: Bool?

  package init(
    remaining: Quantity, progressFraction: Quantity, monthsToTarget: Int? = nil,
    requiredMonthly: Quantity? = nil, projectedCompletion: Day? = nil, onTrack: Bool? = nil
  ) {
    self.remaining = remaining
    self.progressFraction = progressFraction
    self.monthsToTarget = monthsToTarget
    self.requiredMonthly = requiredMonthly
    self.projectedCompletion = projectedCompletion
    self.onTrack = onTrack
  }
}

extension GoalProjection {
  /// Whether the plan is done only after a target day.
  ///
  /// It happens even on track, where ``requiredMonthly`` is rounded down.
  package func finishes(after targetDay: Day?) -> Bool {
    guard let targetDay, let projectedCompletion else { return false }
    return projectedCompletion > targetDay
  }
}
