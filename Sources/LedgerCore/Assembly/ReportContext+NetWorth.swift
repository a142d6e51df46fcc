internal import LedgerModel

extension ReportContext {
  /// What is owned less what is owed, its history, and why it moved in the month.
  func netWorth(
    _ figures: DatedFigures, _ past: PastPoints, trend: KPIReport.Trend
  ) throws(QuantityError) -> KPIReport.NetWorth {
    KPIReport.NetWorth(
      value: figures.balances.netWorth, assets: figures.balances.assets,
      liabilities: figures.balances.liabilities, trend: trend,
      history: netWorthHistory(figures, past),
      moved: hasEntries ? try sweep.netWorthMovement(of: month, upTo: figures.day) : nil,
      unpriced: try unpricedHoldings(figures.balances).map(text))
  }

  /// The points of the last 24 months and the report's own.
  private func netWorthHistory(
    _ figures: DatedFigures, _ past: PastPoints
  ) -> [KPIReport.NetWorthPoint] {
    let earlier = past.points(in: month.index - 24..<month.index).map {
      KPIReport.NetWorthPoint(
        month: $0.month, asOf: $0.asOf, netWorth: $0.netWorth, totalDebt: $0.totalDebt,
        origin: $0.origin)
    }
    guard hasEntries else { return earlier }
    let own = KPIReport.NetWorthPoint(
      month: month, asOf: asOf, netWorth: figures.balances.netWorth,
      totalDebt: figures.balances.totalDebt, origin: .live)
    return earlier + [own]
  }

  /// What is held and has no price, summed by commodity, ascending by symbol.
  func unpricedHoldings(_ balances: Balances) throws(QuantityError) -> [Money] {
    var sums: [CommodityID: Quantity] = [:]
    for line in balances.lines where line.value == nil {
      let commodity = line.holding.commodity
      guard !ledger.commodities.ignored.contains(commodity) else { continue }
      sums[commodity] = try (sums[commodity] ?? .zero) + line.holding.quantity
    }
    return sums.filter { !$0.value.isZero }
      .map { (symbol: ledger.commodities[$0.key], amount: Money($0.value, $0.key)) }
      .sorted { $0.symbol < $1.symbol }.map(\.amount)
  }
}
