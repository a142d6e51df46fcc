package import LedgerModel

/// The mean yearly rate of all debts, each weighted by its balance.
///
/// Debts without a known rate and balances that are not above zero have no weight. It is the
/// average that consolidation loans use, without their rounding up to an eighth of a percent.
package struct WeightedAPR: Hashable, Sendable {
  /// A balance, positive if owed, and its current rate as a fraction, if it is known.
  package struct Debt: Hashable, Sendable {
    package let balance: Quantity
    package let apr: Quantity?

    package init(balance: Quantity, apr: Quantity?) {
      self.balance = balance
      self.apr = apr
    }
  }

  /// The rate as a fraction, or `nil` if no debt has a weight.
  package let average: Ratio?
  /// The part of what is owed whose rate is known, or `nil` if nothing is owed.
  package let coverage: Ratio?

  package init(_ debts: [Debt]) {
    var (owed, weight, weighted) = (Ratio.zero, Ratio.zero, Ratio.zero)
    for debt in debts where debt.balance.isPositive {
      let balance = Ratio(debt.balance)
      owed = owed + balance
      guard let apr = debt.apr else { continue }
      weight = weight + balance
      weighted = weighted + balance * Ratio(apr)
    }
    average = weighted.divided(by: weight)
    coverage = weight.divided(by: owed)
  }
}
