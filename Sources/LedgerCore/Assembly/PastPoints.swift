internal import LedgerModel

/// The points of earlier months that trends and histories read.
///
/// A snapshot always stands. Where a month has none, its dated entries give a derived point, but
/// not before the books begin; its debt-to-income is not known.
struct PastPoints: Sendable {
  private let points: [Month: KPISnapshotPoint]

  /// Collects the points of the `count` months before the report's own.
  init(_ context: ReportContext, count: Int = 24) throws(QuantityError) {
    var points: [Month: KPISnapshotPoint] = [:]
    for point in context.request.snapshots
    where point.currency == context.currency.symbol && point.month < context.month {
      points[point.month] = point
    }
    if let first = context.sweep.firstMonth {
      for index in max(
        first.index, context.month.index - count)..<max(first.index, context.month.index)
      where points[Month(index: index)] == nil {
        let month = Month(index: index)
        points[month] = try KPISnapshotPoint(derived: month, context)
      }
    }
    self.points = points
  }

  subscript(month: Month) -> KPISnapshotPoint? { points[month] }

  /// The points of a range of months, ascending.
  func points(in months: Range<Int>) -> [KPISnapshotPoint] {
    months.compactMap { points[Month(index: $0)] }
  }
}

extension KPISnapshotPoint {
  /// The point that dated entries give for a month as of its last day.
  init(derived month: Month, _ context: ReportContext) throws(QuantityError) {
    let figures = try DatedFigures(context, on: month.lastDay)
    self.init(
      month: month, asOf: month.lastDay, currency: context.currency.symbol, origin: .derived,
      netWorth: figures.balances.netWorth, totalDebt: figures.balances.totalDebt,
      netCashFlow: figures.netCashFlow,
      savingsRate: context.figure(figures.savingsRate, "savings rate of \(month)"),
      runwayMonths: context.figure(figures.runway.months, "runway of \(month)"),
      monthlyRecurringOutflow: context.recurringOutflow(on: month.lastDay),
      debtToIncome: nil)
  }
}
