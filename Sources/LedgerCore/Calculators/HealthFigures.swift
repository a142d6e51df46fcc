package import LedgerModel

/// The amounts behind the four figures of ``FinancialHealth``.
package struct HealthFigures: Hashable, Sendable {
  /// Cash less overdrafts.
  package var liquid: Quantity
  /// The divisor of the runway, or `nil` without a complete month.
  package var meanMonthlyExpenses: Ratio?
  /// The income of the month.
  package var income: Quantity
  /// The income of the month less its expenses.
  package var netCashFlow: Quantity
  /// The sum of a month's minimum payments, or `nil` if there are debts and none is known.
  package var debtService: Quantity?
  /// The divisor of debt-to-income, or `nil` without a complete month.
  package var meanMonthlyIncome: Ratio?

  package init(
    liquid: Quantity, meanMonthlyExpenses: Ratio?, income: Quantity, netCashFlow: Quantity,
    debtService: Quantity?, meanMonthlyIncome: Ratio?
  ) {
    self.liquid = liquid
    self.meanMonthlyExpenses = meanMonthlyExpenses
    self.income = income
    self.netCashFlow = netCashFlow
    self.debtService = debtService
    self.meanMonthlyIncome = meanMonthlyIncome
  }

  private var debtToIncome: Ratio? {
    guard let debtService else { return nil }
    return DebtToIncome.fraction(debtService: debtService, meanMonthlyIncome: meanMonthlyIncome)
  }

  /// The points that these amounts earn.
  package var health: FinancialHealth.Contributions {
    FinancialHealth.rateHealth(
      savingsRate: SavingsRate.fraction(netCashFlow: netCashFlow, income: income),
      debtToIncome: debtToIncome,
      runwayMonths: Runway(liquid: liquid, meanMonthlyExpenses: meanMonthlyExpenses).months,
      netCashFlow: netCashFlow)
  }
}
