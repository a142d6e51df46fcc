package import LedgerModel

extension KPIReport {
  /// How debts are paid off: both strategies beside each other, and the minimum payments alone.
  package struct Payoff: Equatable, Sendable {
    /// What is paid on debts each month: the directive's amount, else the sum of minimums.
    package var budget: Quantity?
    /// The strategy that the directive prefers, or `nil` if it says nothing.
    package var strategy: Budget.Strategy?
    /// The calendar month that is month 1 of the plans.
    package var firstMonth: Month
    /// Why there are no plans, such as `budget-without-price`, or `nil`.
    package var reason: String?
    package var avalanche: PayoffPlan?
    package var snowball: PayoffPlan?
    /// What the minimum payments come to, whose sum shrinks with the debts.
    package var minimumOnly: PayoffPlan?
    /// What larger budgets would save with the preferred strategy, ascending.
    package var extraMonthly: [ExtraMonthly] = []
  }

  /// What it would save to pay more each month.
  package struct ExtraMonthly: Equatable, Sendable {
    /// What is paid on top of the budget.
    package var amount: Quantity
    /// How many months it takes, or `nil` if the debts are not paid off.
    package var months: Int?
    package var totalInterest: Quantity?
    /// Less interest than with the budget alone, or `nil` if either plan does not end.
    package var interestSaved: Quantity?
    package var monthsSaved: Int?
  }
}

extension KPIReport.Payoff {
  /// The plan of the preferred strategy, which is the avalanche if nothing is said.
  package var preferred: PayoffPlan? { strategy == .snowball ? snowball : avalanche }

  /// The calendar month of a month of the plans.
  package func month(_ number: Int) -> Month { firstMonth.adding(number - 1) }

  /// The last day of a month of the plans, on which payments are made.
  package func payoffDate(_ number: Int?) -> Day? { number.map { month($0).lastDay } }
}

extension PayoffPlan {
  /// The debts in the order in which they are gone, ties by name, then those that never are.
  package var debtsByPayoff: [Debt] {
    debts.sorted { ($0.payoffMonth ?? .max, $0.id) < ($1.payoffMonth ?? .max, $1.id) }
  }

  /// The debt that is gone first, or `nil` if none ever is.
  package var firstWin: Debt? {
    debtsByPayoff.first.flatMap { $0.payoffMonth == nil ? nil : $0 }
  }
}
