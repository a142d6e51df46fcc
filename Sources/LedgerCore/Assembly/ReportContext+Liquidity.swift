internal import LedgerModel

extension ReportContext {
  /// The money that can be spent at once, and how long it lasts by other measures than the tile's.
  func liquidity(_ figures: DatedFigures) throws(QuantityError) -> KPIReport.Liquidity {
    let liquid = figures.balances.liquid
    let year = try TrailingMonths(sweep, before: month, count: 12)
    let accounts = figures.balances.values
      .filter { classification.isLiquid($0.key) && !$0.value.isZero }
      .map { KPIReport.Liquidity.Account(account: name($0.key), value: $0.value) }
      .sorted { ($1.value, $0.account) < ($0.value, $1.account) }
    func runway(_ mean: Ratio?, _ name: String) -> Quantity? {
      figure(Runway(liquid: liquid, meanMonthlyExpenses: mean).months, "runway \(name)")
    }
    return KPIReport.Liquidity(
      liquid: liquid, accounts: accounts,
      meanMonthlyExpenses: figure(figures.trailing.meanLivingExpenses, "mean monthly expenses"),
      runwayAllExpenses: runway(figures.trailing.meanExpenses, "of all expenses"),
      runwayWithDebtService: runway(
        try expensesWithDebtService(figures.trailing), "with debt service"),
      runway12m: year.months.count == 12 ? runway(year.meanLivingExpenses, "of 12 months") : nil)
  }

  /// Mean living expenses and what debts fell by in a month.
  private func expensesWithDebtService(_ trailing: TrailingMonths) throws(QuantityError) -> Ratio? {
    guard let mean = trailing.meanLivingExpenses, let first = trailing.months.first,
      let last = trailing.months.last
    else { return nil }
    let paydown = try sweep.netPaydown(from: first.previous.lastDay, to: last.lastDay)
    return mean + Ratio(paydown) * Ratio(1, trailing.months.count)
  }
}
