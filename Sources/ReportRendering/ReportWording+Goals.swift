internal import LedgerCore
internal import LedgerModel

extension ReportWording {
  /// Where a goal stands, in one or two words.
  func verdict(on goal: KPIReport.GoalLine) -> (text: String, isBehind: Bool) {
    guard let projection = goal.projection else { return ("n/a", false) }
    if !projection.remaining.isPositive { return ("reached", false) }
    if goal.isDeadlinePassed { return ("late", true) }
    if let isOnTrack = projection.onTrack {
      return isOnTrack ? ("on track", false) : ("behind", true)
    }
    guard let done = projection.projectedCompletion else { return ("no plan", false) }
    return (DateText.shortMonth(done.month), false)
  }

  /// What a goal takes, such as `needs 390.00 a month, 400.00 planned, 310.00 put aside on
  /// average, due Jun 2027`.
  func outlook(of goal: KPIReport.GoalLine, _ amount: (Quantity) -> String) -> String {
    let projection = goal.projection
    let planned = goal.plannedMonthly.isPositive ? amount(goal.plannedMonthly) : "nothing"
    let parts = [
      need(of: goal, amount),
      "\(planned) planned",
      goal.actualMonthly.map { "\(amount($0)) put aside on average" },
      projection?.projectedCompletion.map { "done \(DateText.shortMonth($0.month))" },
      goal.targetDate.map {
        "\(goal.isDeadlinePassed ? "was due" : "due") \(DateText.shortMonth($0.month))"
      },
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// What has to be put aside each month, or once the day has passed what is missing.
  private func need(of goal: KPIReport.GoalLine, _ amount: (Quantity) -> String) -> String? {
    guard let projection = goal.projection, let required = projection.requiredMonthly else {
      return nil
    }
    return goal.isDeadlinePassed
      ? "\(amount(projection.remaining)) missing" : "needs \(amount(required)) a month"
  }
}
