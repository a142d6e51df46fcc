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
    for span in spans {
      if let line = try line(span, spending, dues, on: day) { lines.append(line) }
    }
    return (lines, unvalued)
  }

  /// A budget and what is spent of it, compared in its own currency and shown at the same price; `nil`
  /// if that takes more than 38 digits, which is listed.
  private func line(
    _ span: BudgetSpan, _ spending: BudgetSpending, _ dues: [DueItems.Due], on day: Day
  ) throws(QuantityError) -> KPIReport.BudgetLine? {
    let own = try spending.spent(of: span)
    guard let budget = value(span.budget, on: day),
      let spent = value(Money(own, span.budget.commodity), on: day)
    else { return nil }
    let coming = dues.filter { due in
      due.item.state != .logged && span.period.contains(due.item.date)
        && span.account.map { limit in
          due.accounts.contains { ledger.accounts.isWithin($0, limit) }
        } ?? true
    }
    let fraction = BudgetMath.fraction(spent: own, budget: span.budget.quantity)
    return KPIReport.BudgetLine(
      account: label(span.account), period: span.text, budget: budget, spent: spent,
      fraction: figure(fraction, "use of the budget for \(label(span.account))"),
      level: BudgetMath.level(fraction),
      elapsed: figure(BudgetMath.elapsedFraction(of: span.period, asOf: day), "elapsed") ?? .zero,
      committed: noted(
        try? spent + coming.lazy.compactMap(\.item.amount).sum(),
        "what is committed of the budget for \(label(span.account))") ?? spent)
  }
}
