package import LedgerModel

extension KPIReport {
  /// Where the money went.
  package struct Spending: Equatable, Sendable {
    package var fixed: Share
    package var discretionary: Share
    /// Categories with spending now and none in the window.
    package var newCategories: [String]
    /// The categories, largest first, ties by name.
    package var categories: [Category]
    package var budgets: [BudgetLine]
  }

  /// An amount and its share of expenses.
  package struct Share: Equatable, Sendable {
    package var amount: Quantity
    package var share: Quantity?
  }

  /// A category's month against its trailing months.
  package struct Category: Equatable, Sendable {
    package var account: String
    package var currentMonth: Quantity
    package var trailingMonthlyAverage: Quantity?
    package var trailingStdDev: Quantity?
    package var deltaRatio: Quantity?
    package var zScore: Quantity?
    package var historyMonths: Int
    package var incomeShare: Quantity?
    package var isFlagged: Bool
  }

  /// A budget and what was spent of it.
  package struct BudgetLine: Equatable, Sendable {
    /// The account, or `*` for all expenses.
    package var account: String
    /// How often it renews, as written, such as `monthly`.
    package var period: String
    package var budget: Quantity
    package var spent: Quantity
    package var fraction: Quantity?
    package var level: AttentionLevel?
    /// The elapsed share of the period.
    package var elapsed: Quantity
    /// What is spent and what is known to come in the period.
    package var committed: Quantity
  }
}
