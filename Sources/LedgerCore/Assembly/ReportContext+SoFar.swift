internal import LedgerModel

extension ReportContext {
  /// The day from which the coming days are seen: the current one where the month so far is shown,
  /// else the as-of day.
  var viewDay: Day { soFarDay.map { max($0, asOf) } ?? asOf }

  /// The day up to which the current month is shown, or `nil` if none is asked for, or if the books
  /// are so far behind that they have no entry in it or in the month before.
  private var soFarDay: Day? {
    guard let day = request.soFarDay, let last = sweep.lastDay(upTo: day),
      last >= day.month.previous.firstDay
    else { return nil }
    return day
  }

  /// The current month up to a day, or `nil` if it is not shown.
  func soFar(_ calendar: CalendarAssembly) throws(QuantityError) -> KPIReport.SoFar? {
    guard let day = soFarDay else { return nil }
    let flows = try sweep.flows(of: day.month, upTo: day)
    return KPIReport.SoFar(
      asOf: day, income: flows.totalIncome, expenses: flows.totalExpenses,
      cash: try sweep.balances(on: day).liquid, budgets: try budgets(on: day).lines,
      due: calendar.block.comingPayments,
      lowPoint: calendar.lowPoint)
  }
}
