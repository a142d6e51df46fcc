package import LedgerModel

/// How debts are paid off month by month, and what it costs.
package struct PayoffPlan: Hashable, Sendable {
  /// Why a plan does not end.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// In the last month that was simulated no more was paid than interest was added.
    case paymentDoesNotCoverInterest = "payment-does-not-cover-interest"
    /// The debts shrink, but not to zero by the last month that is simulated.
    case takesTooLong = "takes-too-long"
  }

  /// What a plan does to one debt.
  package struct Debt: Hashable, Sendable {
    package let id: String
    /// The month in which it is paid off, from 1, or `nil` if it is not.
    package let payoffMonth: Int?
    /// All interest on it, or `nil` if the plan does not end.
    package let interest: Quantity?
  }

  /// One debt in one month.
  package struct Line: Hashable, Sendable {
    /// From 1 for the first month.
    package let month: Int
    package let id: String
    package let interest: Quantity
    package let paid: Quantity
    /// What is still owed at the end of the month.
    package let balance: Quantity
  }

  /// The sums of a plan that ends.
  package struct Totals: Hashable, Sendable {
    /// How many months it takes, 0 without debts.
    package let months: Int
    package let interest: Quantity
    package let paid: Quantity
    /// What is paid in the last month.
    package let lastMonthPayment: Quantity
  }

  /// The sums, or `nil` if the debts are not paid off by the last month that is simulated.
  package let totals: Totals?
  /// Why there are no ``totals``.
  package let reason: Reason?
  /// Whether in some month the money did not reach for all minimum payments.
  package let budgetBelowMinimums: Bool
  /// The debts above zero, in the order given.
  package let debts: [Debt]
  /// Every month of every debt, in each month in the order in which they are paid.
  package let schedule: [Line]
}

extension PayoffPlan {
  /// Whether all debts are paid off.
  package var converged: Bool { totals != nil }
}
