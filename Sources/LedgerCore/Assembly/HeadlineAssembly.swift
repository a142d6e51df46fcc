internal import LedgerModel

/// The six tiles with their trends.
struct HeadlineAssembly: Sendable {
  let context: ReportContext
  let figures: DatedFigures
  let past: PastPoints
  let recurringOutflow: Quantity
  let debtToIncome: Ratio?
  /// Whether the minimum of any debt is known, or there is none.
  let isMinimumKnown: Bool

  /// The tiles; whether "up" is good is decided at each of the six.
  func headline() -> KPIReport.Headline {
    KPIReport.Headline(
      netCashFlow: amountTile(
        "Net cash flow", context.hasFlows ? figures.netCashFlow : nil, \.netCashFlow,
        isGood: { $0 >= .zero }, reason: context.hasEntries ? "no-flows" : "no-entries"),
      savingsRate: pointTile(
        "Savings rate", .ratio, figures.savingsRate, \.savingsRate,
        isGood: { $0 >= .zero }, reason: "no-income"),
      runwayMonths: pointTile(
        "Runway", .months, figures.runway.months, \.runwayMonths,
        isGood: { $0 >= .zero }, reason: figures.runway.reason?.rawValue),
      totalDebt: amountTile(
        "Total debt", context.hasEntries ? figures.balances.totalDebt : nil, \.totalDebt,
        isGood: { $0 <= .zero }, reason: "no-entries"),
      monthlyRecurringOutflow: amountTile(
        "Monthly recurring", recurringOutflow, \.monthlyRecurringOutflow,
        isGood: { $0 <= .zero }, reason: nil),
      debtToIncome: pointTile(
        "Debt-to-income", .ratio, debtToIncome, \.debtToIncome,
        isGood: { $0 <= .zero },
        reason: isMinimumKnown ? lackOfIncome : "no-minimum"))
  }

  private var lackOfIncome: String {
    figures.trailing.months.isEmpty ? "insufficient-history" : "no-income"
  }

  /// Net worth has a trend but no tile; up is good.
  func netWorthTrend() -> KPIReport.Trend {
    amountTrend("Net worth", figures.balances.netWorth, \.netWorth) { $0 >= .zero }
  }
}

extension HeadlineAssembly {
  private func amountTile(
    _ title: String, _ value: Quantity?, _ figure: (KPISnapshotPoint) -> Quantity,
    isGood: (Quantity) -> Bool, reason: String?
  ) -> KPIReport.Tile {
    KPIReport.Tile(
      title: title, value: value, unit: .currency, reason: value == nil ? reason : nil,
      trend: amountTrend(title, value, figure, isGood: isGood), history: history(value, figure))
  }

  private func pointTile(
    _ title: String, _ unit: KPIReport.Tile.Unit, _ ratio: Ratio?,
    _ figure: (KPISnapshotPoint) -> Quantity?, isGood: (Quantity) -> Bool, reason: String?
  ) -> KPIReport.Tile {
    let value = context.figure(ratio, title)
    return KPIReport.Tile(
      title: title, value: value, unit: unit,
      reason: value == nil ? (ratio == nil ? reason : "too-many-digits") : nil,
      trend: pointTrend(title, unit, value, figure, isGood: isGood), history: history(value, figure)
    )
  }

  private func amountTrend(
    _ title: String, _ value: Quantity?, _ figure: (KPISnapshotPoint) -> Quantity,
    isGood: (Quantity) -> Bool
  ) -> KPIReport.Trend {
    trend(.percentChange, shownAt: 3, isGood) { point in
      guard let value,
        let change = TrendMath.percentChange(current: value, previous: figure(point))
      else { return nil }
      return context.figure(change, "\(title), change on \(point.month)")
    }
  }

  private func pointTrend(
    _ title: String, _ unit: KPIReport.Tile.Unit, _ value: Quantity?,
    _ figure: (KPISnapshotPoint) -> Quantity?, isGood: (Quantity) -> Bool
  ) -> KPIReport.Trend {
    trend(.pointDelta, shownAt: unit == .months ? 1 : 3, isGood) { point in
      guard let value, let previous = figure(point) else { return nil }
      return context.noted(
        try? TrendMath.pointDelta(current: value, previous: previous),
        "\(title), change on \(point.month)")
    }
  }

  /// The changes on the month before and on the same month a year ago, where there are such points.
  ///
  /// A change that rounds to nothing at the places that reports for people show is level.
  private func trend(
    _ kind: KPIReport.Trend.Kind, shownAt places: UInt8, _ isGood: (Quantity) -> Bool,
    delta: (KPISnapshotPoint) -> Quantity?
  ) -> KPIReport.Trend {
    func change(on month: Month) -> KPIReport.Change? {
      guard let point = past[month], let delta = delta(point) else { return nil }
      return KPIReport.Change(
        delta: delta, isGood: isGood(delta), isLevel: delta.rounded(toScale: places).isZero,
        origin: point.origin)
    }
    return KPIReport.Trend(
      kind: kind, monthOverMonth: change(on: context.month.previous),
      yearOverYear: change(on: context.month.adding(-12)))
  }

  /// The figure of the last 12 months, this one's last.
  private func history(
    _ value: Quantity?, _ figure: (KPISnapshotPoint) -> Quantity?
  ) -> [Quantity?] {
    (1...11).reversed().map { past[context.month.adding(-$0)].flatMap(figure) } + [value]
  }
}
