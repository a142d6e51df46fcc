package import LedgerModel

/// Spending that is fixed against spending that is a choice of the month.
package enum FlexSpendMath {
  /// Splits expenses; the discretionary part is what is left, so the two always add up.
  ///
  /// - Throws: `QuantityError.overflow` if the difference has more than 38 digits.
  package static func split(
    expenses: Quantity, fixed: Quantity
  ) throws(QuantityError) -> FlexSpend {
    let discretionary = try expenses - fixed
    let whole = Ratio(expenses)
    return FlexSpend(
      fixed: fixed, discretionary: discretionary, fixedShare: Ratio(fixed).share(of: whole),
      discretionaryShare: Ratio(discretionary).share(of: whole))
  }
}
