internal import LedgerModel

/// The figures that dated entries alone give, as of the end of any day.
struct DatedFigures: Sendable {
  let day: Day
  let flows: MonthFlows
  let balances: Balances
  let trailing: TrailingMonths
  let netCashFlow: Quantity
  let savingsRate: Ratio?
  let runway: Runway

  init(_ context: ReportContext, on day: Day) throws(QuantityError) {
    let month = day.month
    self.day = day
    flows = try context.sweep.flows(of: month, upTo: day)
    balances = try context.sweep.balances(on: day)
    trailing = try TrailingMonths(context.sweep, before: month, count: context.request.window)
    netCashFlow = try flows.totalIncome - flows.totalExpenses
    savingsRate = SavingsRate.fraction(netCashFlow: netCashFlow, income: flows.totalIncome)
    runway = Runway(
      liquid: balances.liquid, meanMonthlyExpenses: trailing.meanLivingExpenses)
  }
}
