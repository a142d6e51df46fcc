internal import LedgerCore
internal import LedgerModel

extension ReportWording {
  /// A plan to pay off all debts under its name.
  struct NamedPlan {
    let name: String
    let plan: PayoffPlan
  }

  /// The two strategies, the preferred one first, then the minimums alone; none without debts.
  var plans: [NamedPlan] {
    let payoff = report.debt.payoff
    let avalanche = payoff.avalanche.map { NamedPlan(name: "Avalanche", plan: $0) }
    let snowball = payoff.snowball.map { NamedPlan(name: "Snowball", plan: $0) }
    let strategies = payoff.strategy == .snowball ? [snowball, avalanche] : [avalanche, snowball]
    let minimums = payoff.minimumOnly.map { NamedPlan(name: "Minimums alone", plan: $0) }
    return (strategies + [minimums]).compactMap(\.self).filter { !$0.plan.debts.isEmpty }
  }

  /// The month in which a debt is gone, such as `Mar 2043`, or `never`.
  func payoffMonth(_ number: Int?) -> String {
    number.map { DateText.shortMonth(report.debt.payoff.month($0)) } ?? "never"
  }

  /// Why a plan does not end, or `nil` if it does.
  func unending(_ plan: PayoffPlan) -> String? {
    plan.reason.map { reason in
      switch reason {
      case .paymentDoesNotCoverInterest: "no end, as the payments do not cover the interest"
      case .takesTooLong: "not paid off in 50 years"
      }
    }
  }

  /// What a plan comes to, such as `paid off Mar 2043 (196 months), 98,765.43 of interest`.
  func outcome(of plan: PayoffPlan, _ amount: (Quantity) -> String) -> String {
    guard let totals = plan.totals else { return unending(plan) ?? "" }
    return "paid off \(payoffMonth(totals.months)) (\(count(totals.months, "month", "months"))), "
      + "\(amount(totals.interest)) of interest"
  }

  /// The first debt that is gone, such as `Visa in Mar 2027`, or `nil` if none ever is.
  func firstWin(_ plan: PayoffPlan) -> String? {
    plan.firstWin.map { "\(shortName($0.id)) in \(payoffMonth($0.payoffMonth))" }
  }

  /// What a step more each month saves, or `nil` if that is not known.
  func extraSaving(_ amount: (Quantity) -> String) -> String? {
    guard let step = report.debt.payoff.extraMonthly.first, let saved = step.interestSaved,
      saved.isPositive, let months = step.monthsSaved
    else { return nil }
    return "\(amount(step.amount)) more a month saves \(amount(saved)) and "
      + count(months, "month", "months")
  }
}
