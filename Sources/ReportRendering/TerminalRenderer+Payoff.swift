internal import LedgerCore
internal import LedgerModel

extension TerminalRenderer {
  /// How the debts are paid off: the preferred strategy, the other one, and what more would save.
  func payoff(_ wording: ReportWording) -> [StyledText] {
    let (plans, amount) = (wording.plans, wording.amounts.number(_:))
    guard let budget = wording.report.debt.payoff.budget, let first = plans.first else { return [] }
    let win = wording.firstWin(first.plan).map { ", first \($0)" } ?? ""
    var lines = paragraph(
      "\(first.name), \(amount(budget)) a month: \(wording.outcome(of: first.plan, amount))\(win).")
    if plans.count > 1, first.plan.debts.count > 1 {
      lines += paragraph(comparison(of: plans[1], with: first.plan, wording), .faint)
    }
    let saving = wording.extraSaving(amount).map { $0 + "." }
    let minimums = plans.last.map {
      "\($0.name): \(wording.outcome(of: $0.plan, amount))."
    }
    let rest = [saving, minimums].compactMap(\.self).joined(separator: " ")
    return lines + paragraph(rest, .faint)
  }

  private func comparison(
    of other: ReportWording.NamedPlan, with plan: PayoffPlan, _ wording: ReportWording
  ) -> String {
    let amount = wording.amounts.number(_:)
    let win = wording.firstWin(other.plan).map { ", first \($0)" } ?? ""
    guard let mine = plan.totals, let theirs = other.plan.totals,
      let difference = try? theirs.interest - mine.interest
    else { return "\(other.name): \(wording.outcome(of: other.plan, amount))\(win)." }
    let interest =
      difference.isZero
      ? "the same interest"
      : "\(amount(difference.magnitude)) \(difference.isNegative ? "less" : "more") of interest"
    return "\(other.name): \(wording.payoffMonth(theirs.months)), \(interest)\(win)."
  }
}
