package import LedgerModel

/// The two parts of a month's expenses.
package struct FlexSpend: Hashable, Sendable {
  package let fixed: Quantity
  package let discretionary: Quantity
  /// The fixed part divided by all expenses, or `nil` unless those are above zero.
  package let fixedShare: Ratio?
  /// The discretionary part divided by all expenses, or `nil` unless those are above zero.
  package let discretionaryShare: Ratio?
}
