internal import LedgerModel

/// The six tiles with their trends.
struct HeadlineAssembly: Sendable {
  let context: ReportContext
  let figures: DatedFigures
  let past: PastPoints
  let recurringOutflow: Quantity
  let debtToIncome: Ratio?

  /// The tiles; whether "up" is good is decided at each of the six.
  func headline() throws(QuantityError) -> KPIReport.Headline {
    KPIReport.Headline(
      netCashFlow: try amountTile(
        "Net cash flow", context.hasFlows ? figures.netCashFlow : nil, \.netCashFlow,
        isGood: { $0 >= .zero }, reason: context.hasEntries ? "no-flows" : "no-entries"),
      savingsRate: try pointTile(
        "Savings rate", .ratio, figures.savingsRate, \.savingsRate,
        isGood: { $0 >= .zero }, reason: "no-income"),
      runwayMonths: try pointTile(
        "Runway", .months, figures.runway.months, \.runwayMonths,
        isGood: { $0 >= .zero }, reason: figures.runway.reason?.rawValue),
      totalDebt: try amountTile(
        "Total debt", context.hasEntries ? figures.balances.totalDebt : nil, \.totalDebt,
        isGood: { $0 <= .zero }, reason: "no-entries"),
      monthlyRecurringOutflow: try amountTile(
        "Monthly recurring", recurringOutflow, \.monthlyRecurringOutflow,
        isGood: { $0 <= .zero }, reason: nil),
      debtToIncome: try pointTile(
        "Debt-to-income", .ratio, debtToIncome, \.debtToIncome,
        isGood: { $0 <= .zero },
        reason: figures.trailing.months.isEmpty ? "insufficient-history" : "no-income"))
  }

  /// Net worth has a trend but no tile; up is good.
  func netWorthTrend() throws(QuantityError) -> KPIReport.Trend {
    try amountTrend(figures.balances.netWorth, \.netWorth) { $0 >= .zero }
  }
}

extension HeadlineAssembly {
  private func amountTile(
    _ title: String, _ value: Quantity?, _ figure: (KPISnapshotPoint) -> Quantity,
    isGood: (Quantity) -> Bool, reason: String?
  ) throws(QuantityError) -> KPIReport.Tile {
    KPIReport.Tile(
      title: title, value: value, unit: .currency, reason: value == nil ? reason : nil,
      trend: try amountTrend(value, figure, isGood: isGood), history: history(value, figure))
  }

  private func pointTile(
    _ title: String, _ unit: KPIReport.Tile.Unit, _ ratio: Ratio?,
    _ figure: (KPISnapshotPoint) -> Quantity?, isGood: (Quantity) -> Bool, reason: String?
  ) throws(QuantityError) -> KPIReport.Tile {
    let value = try ratio.reported()
    return KPIReport.Tile(
      title: title, value: value, unit: unit, reason: value == nil ? reason : nil,
      trend: try pointTrend(value, figure, isGood: isGood), history: history(value, figure))
  }

  private func amountTrend(
    _ value: Quantity?, _ figure: (KPISnapshotPoint) -> Quantity, isGood: (Quantity) -> Bool
  ) throws(QuantityError) -> KPIReport.Trend {
    func change(on point: KPISnapshotPoint?) throws(QuantityError) -> KPIReport.Change? {
      guard let value, let point,
        let change = TrendMath.percentChange(current: value, previous: figure(point))
      else { return nil }
      let delta = try change.reported()
      return KPIReport.Change(delta: delta, isGood: isGood(delta), origin: point.origin)
    }
    return KPIReport.Trend(
      kind: .percentChange, monthOverMonth: try change(on: past[context.month.previous]),
      yearOverYear: try change(on: past[context.month.adding(-12)]))
  }

  private func pointTrend(
    _ value: Quantity?, _ figure: (KPISnapshotPoint) -> Quantity?, isGood: (Quantity) -> Bool
  ) throws(QuantityError) -> KPIReport.Trend {
    func change(on point: KPISnapshotPoint?) throws(QuantityError) -> KPIReport.Change? {
      guard let point,
        let delta = try TrendMath.pointDelta(current: value, previous: figure(point))
      else { return nil }
      return KPIReport.Change(delta: delta, isGood: isGood(delta), origin: point.origin)
    }
    return KPIReport.Trend(
      kind: .pointDelta, monthOverMonth: try change(on: past[context.month.previous]),
      yearOverYear: try change(on: past[context.month.adding(-12)]))
  }

  /// The figure of the last 12 months, this one's last.
  private func history(
    _ value: Quantity?, _ figure: (KPISnapshotPoint) -> Quantity?
  ) -> [Quantity?] {
    (1...11).reversed().map { past[context.month.adding(-$0)].flatMap(figure) } + [value]
  }
}
