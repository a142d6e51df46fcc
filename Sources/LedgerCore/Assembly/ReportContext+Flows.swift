internal import LedgerModel

extension ReportContext {
  /// What came in and went out in the month, and how that became a change in cash.
  func flows(_ figures: DatedFigures, cards: CardFloat) throws(QuantityError) -> KPIReport.Flows {
    let flows = figures.flows
    let cash = try sweep.cashMovement(of: month, upTo: figures.day, cards: cards)
    return KPIReport.Flows(
      income: flows.totalIncome, expenses: flows.totalExpenses, withheld: flows.totalWithheld,
      realisedGains: flows.realisedGains, bridge: cash,
      savingsRateAfterTax: figure(
        try savingsRateAfterTax(figures), "savings rate after tax"),
      byCommodity: KPIReport.FlowsByCommodity(
        income: amounts(flows.incomeByCommodity), expenses: amounts(flows.expensesByCommodity),
        netWorth: amounts(figures.balances.netWorthByCommodity)))
  }

  /// Net cash flow over income less taxes, where the books have accounts for taxes.
  private func savingsRateAfterTax(_ figures: DatedFigures) throws(QuantityError) -> Ratio? {
    guard ledger.accounts.all.contains(where: isTax) else { return nil }
    let tax = try figures.flows.expenses.lazy.filter { isTax($0.account) }.map(\.amount).sum()
    return SavingsRate.fraction(
      netCashFlow: figures.netCashFlow, income: try figures.flows.totalIncome - tax)
  }

  /// Whether an expense account or one above it is named for taxes.
  private func isTax(_ account: AccountID) -> Bool {
    classification.kind(of: account) == .expense && AccountNamePattern.isTax(name(account))
  }

  /// Amounts by symbol, those of nothing left out.
  private func amounts(_ amounts: [Money]) -> [KPIReport.CommodityAmount] {
    amounts.filter { !$0.quantity.isZero }
      .map { .init(commodity: ledger.commodities[$0.commodity], quantity: $0.quantity) }
      .sorted { $0.commodity < $1.commodity }
  }
}
