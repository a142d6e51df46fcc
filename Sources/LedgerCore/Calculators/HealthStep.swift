package import LedgerModel

/// The way to the next better rating.
package struct HealthStep: Hashable, Sendable {
  /// One change that is enough alone.
  package struct Improvement: Hashable, Sendable {
    /// What changes.
    package enum Lever: Hashable, Sendable, CaseIterable {
      /// More saved in the month, which raises the savings rate.
      case saving
      /// Less to pay on debts each month, which lowers debt-to-income.
      case debtService
      /// More cash, which raises the runway.
      case cash
    }

    package let lever: Lever
    /// By how much, above zero: rounded up, so that it is enough.
    package let amount: Quantity
    /// What the figure reaches: a savings rate, a debt-to-income or a runway in months.
    ///
    /// Without income there is no savings rate; `nil` then says that net cash flow reaches zero.
    package let reaches: Quantity?

    package init(lever: Lever, amount: Quantity, reaches: Quantity?) {
      self.lever = lever
      self.amount = amount
      self.reaches = reaches
    }
  }

  package let next: FinancialHealth
  /// How many points the score is short of ``next``, 1 or more.
  package let points: Int
  /// The single changes that are enough, the smallest amount first; empty if none is.
  package let improvements: [Improvement]
}
