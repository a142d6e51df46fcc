package import LedgerModel

/// The part of a month's income that was not spent.
package enum SavingsRate {
  /// Net cash flow divided by income, or `nil` unless the income is above zero.
  ///
  /// It is not clamped: above 1 if refunds exceed spending, negative if spending exceeds income.
  /// Net cash flow is income less expenses; income is positive where it came in.
  package static func fraction(netCashFlow: Quantity, income: Quantity) -> Ratio? {
    IncomeShare.fraction(of: netCashFlow, income: income)
  }
}
