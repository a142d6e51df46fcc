internal import LedgerModel

extension LedgerSweep {
  /// The sums in each other currency that a budget on spending is stated in, if all that was
  /// spent lately has a value in it: a budget that is compared in its own currency is used as much in every report.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  static func sweeps(
    forBudgetsOf ledger: Ledger, _ main: LedgerSweep, _ prices: PriceHistory, asOf: Day
  ) throws(QuantityError) -> [CommodityID: LedgerSweep] {
    let isSpending = { (account: AccountID?) in
      account.map { main.classification.kind(of: $0) == .expense } ?? true
    }
    let planned = ledger.periodicRules.filter { $0.itemName == nil }.flatMap(\.postings)
      .filter { isSpending($0.account) }.map(\.amount.commodity)
    let stated = ledger.budgets.filter { isSpending($0.account) }.map(\.amount.commodity)
    var sweeps: [CommodityID: LedgerSweep] = [:]
    for commodity in Set(planned + stated).sorted() where commodity != main.valuation.currency {
      let valuation = Valuation(
        prices, currency: commodity, commodityCount: ledger.commodities.count)
      let sweep = try LedgerSweep(main.walk, valuation)
      let since = asOf.month.adding(-12)
      if !sweep.hasUnvaluedExpenses(since: since) { sweeps[commodity] = sweep }
    }
    return sweeps
  }
}

extension ReportContext {
  /// An amount of a budget in the currency in which spending is compared with it, or `nil` if it has
  /// no value in the reporting currency.
  func compared(_ amount: Money, on day: Day) -> Money? {
    guard let value = value(amount, on: day) else { return nil }
    return budgetSweeps[amount.commodity] == nil ? Money(value, valuation.currency) : amount
  }

  /// The sums in the currency of a budget.
  func sweep(in commodity: CommodityID) -> LedgerSweep { budgetSweeps[commodity] ?? sweep }
}
