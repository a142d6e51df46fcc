internal import LedgerModel

extension ReportContext {
  /// The stored figures of past months, and of the report's own once it is closed, that the books
  /// now give differently, by month.
  ///
  /// Each is computed again as of the day that its own line names. A month is closed once a later
  /// one has a line.
  func restated() throws(QuantityError) -> [KPIReport.SnapshotBlock.Restated] {
    let own = request.snapshots.filter { $0.currency == currency.symbol }
    let isClosed = own.contains { month < $0.month }
    let stored = own.filter { $0.month < month || isClosed && $0.month == month }
      .sorted { ($0.month, $0.asOf) < ($1.month, $1.asOf) }
    var restated: [KPIReport.SnapshotBlock.Restated] = []
    for point in stored {
      let figures = try DatedFigures(self, on: point.asOf)
      let pairs: [(String, Quantity?, Quantity?)] = [
        ("netWorth", point.netWorth, figures.balances.netWorth),
        ("totalDebt", point.totalDebt, figures.balances.totalDebt),
        ("netCashFlow", point.netCashFlow, figures.netCashFlow),
        (
          "savingsRate", point.savingsRate,
          figure(figures.savingsRate, "savings rate of \(point.month)")
        ),
        (
          "runwayMonths", point.runwayMonths,
          figure(figures.runway.months, "runway of \(point.month)")
        ),
      ]
      restated += pairs.filter { $0.1 != $0.2 }.map {
        .init(month: point.month, measure: $0.0, stored: $0.1, recomputed: $0.2)
      }
    }
    return restated
  }
}
