package import LedgerModel

/// The income and spending of a month, valued in the reporting currency at cost or at the price of
/// the day.
package struct MonthFlows: Equatable, Sendable {
  package struct Line: Equatable, Sendable {
    package var account: AccountID
    /// Spending or income as a positive number; a refund is negative.
    package var amount: Quantity
    /// The part of ``amount`` that stands in an entry with income.
    package var withheld: Quantity
  }

  /// Income without realised gains, by account, ascending by account.
  package var income: [Line] = []
  package var expenses: [Line] = []
  package var totalIncome = Quantity.zero
  package var totalExpenses = Quantity.zero
  package var totalWithheld = Quantity.zero
  package var realisedGains = Quantity.zero
  /// Income, gains included, and expenses as booked, by commodity, without valuation.
  package var incomeByCommodity: [Money] = []
  package var expensesByCommodity: [Money] = []
  /// Income, gains included, and expenses that no price values; they are in no total.
  package var unvaluedIncome: [Money] = []
  package var unvaluedExpenses: [Money] = []

  package init() {}
}
