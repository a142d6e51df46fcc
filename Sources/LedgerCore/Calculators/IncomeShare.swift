package import LedgerModel

/// What part of an income an amount is.
///
/// It serves a category's spending over the month's income as well as recurring outflow and debt
/// service over the mean income of some months.
package enum IncomeShare {
  /// The amount divided by the income, or `nil` unless the income is above zero.
  ///
  /// The share of a negative amount is negative.
  package static func fraction(of amount: Ratio, income: Ratio) -> Ratio? {
    amount.share(of: income)
  }

  /// The amount divided by the income, or `nil` unless the income is above zero.
  package static func fraction(of amount: Quantity, income: Quantity) -> Ratio? {
    fraction(of: Ratio(amount), income: Ratio(income))
  }
}
