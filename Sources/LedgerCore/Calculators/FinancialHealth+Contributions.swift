package import LedgerModel

extension FinancialHealth {
  /// The points of the four figures, which add up to a score of -7 through 6.
  ///
  /// A figure that is not known adds nothing.
  package struct Contributions: Hashable, Sendable {
    /// 2 from 0.2 on, 1 from 0.1 on, -2 below 0.
    package var savingsRate: Int
    /// 2 up to 0.2, 1 up to 0.36, -1 up to 0.5, -2 above.
    package var debtToIncome: Int
    /// 2 from 6 months on, 1 from 3 on, -1 from 1 on, -2 below.
    package var runwayMonths: Int
    /// -1 below zero.
    package var netCashFlow: Int

    package init(savingsRate: Int, debtToIncome: Int, runwayMonths: Int, netCashFlow: Int) {
      self.savingsRate = savingsRate
      self.debtToIncome = debtToIncome
      self.runwayMonths = runwayMonths
      self.netCashFlow = netCashFlow
    }

    package var score: Int { savingsRate + debtToIncome + runwayMonths + netCashFlow }

    /// The rating that the score earns.
    package var rating: FinancialHealth { FinancialHealth(score: score) }
  }

  /// Rates four figures of a month; the result has the score and the rating.
  ///
  /// The figures are exact, so one that is shown as 20.0 % may be just below the step at 0.2.
  ///
  /// - Parameters:
  ///   - savingsRate: A fraction of income.
  ///   - debtToIncome: A fraction of income; 0.36 is the usual limit for a mortgage.
  ///   - runwayMonths: In months.
  ///   - netCashFlow: Income less expenses.
  /// - Returns: The points of each figure.
  package static func rateHealth(
    savingsRate: Ratio?, debtToIncome: Ratio?, runwayMonths: Ratio?, netCashFlow: Quantity
  ) -> Contributions {
    Contributions(
      savingsRate: savingsRate.map(points(savingsRate:)) ?? 0,
      debtToIncome: debtToIncome.map(points(debtToIncome:)) ?? 0,
      runwayMonths: runwayMonths.map(points(runwayMonths:)) ?? 0,
      netCashFlow: netCashFlow.isNegative ? -1 : 0)
  }

  private static func points(savingsRate: Ratio) -> Int {
    if savingsRate >= Ratio(1, 5) { return 2 }
    if savingsRate >= Ratio(1, 10) { return 1 }
    return savingsRate < .zero ? -2 : 0
  }

  private static func points(debtToIncome: Ratio) -> Int {
    if debtToIncome <= Ratio(1, 5) { return 2 }
    if debtToIncome <= Ratio(9, 25) { return 1 }
    return debtToIncome > Ratio(1, 2) ? -2 : -1
  }

  private static func points(runwayMonths: Ratio) -> Int {
    if runwayMonths >= Ratio(6) { return 2 }
    if runwayMonths >= Ratio(3) { return 1 }
    return runwayMonths < Ratio(1) ? -2 : -1
  }
}
