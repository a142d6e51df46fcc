internal import LedgerModel

extension ReportContext {
  /// The goals in the order of the books; none of them changes another figure.
  func goals(
    _ balances: Balances, window: [Month]
  ) throws(QuantityError) -> [KPIReport.GoalLine] {
    let pace = try GoalPace(self, window)
    return ledger.goals.map { line($0, balances, pace) }
  }

  private func line(
    _ goal: Goal, _ balances: Balances, _ pace: GoalPace
  ) -> KPIReport.GoalLine {
    let target = value(goal.target, on: asOf)
    let current = progress(of: goal, balances)
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
      hasSharedFunding: sharesFunding(goal),
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
  private func progress(of goal: Goal, _ balances: Balances) -> Quantity? {
    guard let account = goal.account else {
      guard let saved = goal.saved else { return .zero }
      return value(saved, on: asOf)
    }
    var total = Quantity.zero
    for line in balances.lines where ledger.accounts.isWithin(line.account, account) {
      guard let value = line.value, let sum = try? total + value.quantity else { return nil }
      total = sum
    }
    return total
  }

  /// Whether another goal counts the same money.
  private func sharesFunding(_ goal: Goal) -> Bool {
    guard let account = goal.account else { return false }
    return ledger.goals.contains { other in
      guard other.location != goal.location || other.name != goal.name,
        let otherAccount = other.account
      else { return false }
      return ledger.accounts.isWithin(account, otherAccount)
        || ledger.accounts.isWithin(otherAccount, account)
    }
  }
}
