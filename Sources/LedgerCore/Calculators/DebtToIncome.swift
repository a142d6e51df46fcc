package import LedgerModel

/// What part of the usual income the minimum payments of all debts take.
///
/// The numerator is what must be paid, not what was paid. Lenders divide by stable income, so the
/// denominator is a mean of months: a month before its payday has no income yet.
package enum DebtToIncome {
  /// Debt service divided by mean income, or `nil` unless that is above zero.
  ///
  /// Without debts the service is zero, and so is the fraction. The mean is `nil` for a window
  /// without a complete month.
  package static func fraction(debtService: Quantity, meanMonthlyIncome: Ratio?) -> Ratio? {
    meanMonthlyIncome.flatMap { IncomeShare.fraction(of: Ratio(debtService), income: $0) }
  }
}
