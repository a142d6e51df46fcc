internal import LedgerModel

extension ReportContext {
  /// The budgets of a day and what is spent of them, all expenses first, then by account; and those
  /// without a value.
  func budgets(
    on day: Day
  ) throws(QuantityError) -> (lines: [KPIReport.BudgetLine], unvalued: [String]) {
    let (spans, unvalued) = budgetSpans(on: day)
    let longest = spans.map { day.days(until: $0.period.upperBound) }.max() ?? 0
    let dues = DueItems(self, on: day, horizon: min(366, max(30, longest))).upcoming
    let spending = try BudgetSpending(self, spans, on: day)
    var lines: [KPIReport.BudgetLine] = []
    for span in spans { lines.append(try line(span, spending, dues, on: day)) }
    return (lines, unvalued)
  }

  private func line(
    _ span: BudgetSpan, _ spending: BudgetSpending, _ dues: [DueItems.Due], on day: Day
  ) throws(QuantityError) -> KPIReport.BudgetLine {
    let spent = try spending.spent(of: span)
    let coming = dues.filter { due in
      due.item.state != .logged && span.period.contains(due.item.date)
        && span.account.map { limit in
          due.accounts.contains { ledger.accounts.isWithin($0, limit) }
        } ?? true
    }
    let fraction = BudgetMath.fraction(spent: spent, budget: span.budget)
    return KPIReport.BudgetLine(
      account: label(span.account), period: span.text, budget: span.budget, spent: spent,
      fraction: figure(fraction, "use of the budget for \(label(span.account))"),
      level: BudgetMath.level(fraction),
      elapsed: figure(BudgetMath.elapsedFraction(of: span.period, asOf: day), "elapsed") ?? .zero,
      committed: noted(
        try? spent + coming.lazy.compactMap(\.item.amount).sum(),
        "what is committed of the budget for \(label(span.account))") ?? spent)
  }
}
