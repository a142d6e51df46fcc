internal import LedgerModel

extension ReportContext {
  /// The goals in the order of the books; none of them changes another figure.
  func goals(
    _ balances: Balances, window: [Month]
  ) throws(QuantityError) -> [KPIReport.GoalLine] {
    let accounts = Set(ledger.goals.compactMap(\.account))
    var held = SubtreeSums(of: accounts, in: ledger.accounts)
    for line in balances.lines { held.add(line.value?.quantity, on: line.account) }
    let (pace, funding) = (try GoalPace(self, window, accounts), GoalFunding(ledger))
    return ledger.goals.map { line($0, held, pace, funding) }
  }

  private func line(
    _ goal: Goal, _ held: SubtreeSums, _ pace: GoalPace, _ funding: GoalFunding
  ) -> KPIReport.GoalLine {
    let target = value(goal.target, on: asOf)
    let current = progress(of: goal, held)
    var planned: Quantity? = .zero
    if let monthly = goal.monthly { planned = value(monthly, on: asOf) }
    var projection: GoalProjection?
    if let target, let current, let planned {
      projection = noted(
        try? GoalMath.project(
          target: target, current: current, plannedMonthly: planned, targetDay: goal.targetDay,
          asOf: asOf, scale: currency.scale), "what is missing for \(goal.name)")
    }
    return KPIReport.GoalLine(
      name: goal.name, account: goal.account.map(name),
      target: target ?? goal.target.quantity, current: current, plannedMonthly: planned ?? .zero,
      targetDate: goal.targetDay, projection: projection,
      isDeadlinePassed: goal.targetDay.map { $0 < asOf } ?? false,
      finishesAfterTarget: projection?.finishes(after: goal.targetDay) ?? false,
      hasSharedFunding: funding.isShared(goal.account),
      actualMonthly: pace.monthly(goal.account, self),
      reason: projection == nil
        ? reason(goal, hasTarget: target != nil, hasCurrent: current != nil, planned) : nil)
  }

  /// Why a goal cannot be projected.
  private func reason(
    _ goal: Goal, hasTarget: Bool, hasCurrent: Bool, _ planned: Quantity?
  ) -> String {
    if !hasTarget { return "target-without-price" }
    if !hasCurrent { return goal.account == nil ? "saved-without-price" : "account-without-price" }
    return planned == nil ? "monthly-without-price" : "too-many-digits"
  }

  /// The balance of the account with those below it, or what is stated, or `nil` if a part of it has
  /// no price.
  private func progress(of goal: Goal, _ held: SubtreeSums) -> Quantity? {
    guard let account = goal.account else {
      guard let saved = goal.saved else { return .zero }
      return value(saved, on: asOf)
    }
    return held[account]
  }
}
