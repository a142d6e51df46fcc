package import LedgerModel

/// How debts are paid off with a monthly budget that cascades from one to the next.
///
/// Each month the debts are put in order by their balances at its start: the smallest first for a
/// snowball, the highest current rate first for an avalanche; equal ones by the other measure, and
/// then by id. Interest of a twelfth of the yearly rate is rounded and added, all minimum payments
/// are made in order, and what is left goes to the debts in the same order.
package enum PayoffMath {
  /// A single payment beside the monthly ones.
  package struct Extra: Hashable, Sendable {
    /// From 1 for the first month.
    package let month: Int
    package let amount: Quantity

    package init(month: Int, amount: Quantity) {
      self.month = month
      self.amount = amount
    }
  }

  /// Simulates a payoff; a debt that grows beyond 38 digits is one that is not paid off.
  ///
  /// - Parameters:
  ///   - debts: What is owed at the start.
  ///   - strategy: Which debt gets what is left.
  ///   - monthlyBudget: What is paid each month in total, or `nil` for just the minimums.
  ///   - extras: Payments on top of the budget.
  ///   - capMonths: The last month that is simulated.
  ///   - scale: The decimal places of interest and minimums.
  /// - Returns: The plan, which says whether it ends.
  package static func plan(
    for debts: [PayoffDebt], strategy: Budget.Strategy, monthlyBudget: Quantity?,
    extras: [Extra] = [], capMonths: Int = 600, scale: UInt8 = 2
  ) -> PayoffPlan {
    var simulation = PayoffSimulation(
      debts: debts, strategy: strategy, monthlyBudget: monthlyBudget, extras: extras, scale: scale)
    while simulation.hasDebt, simulation.month < capMonths {
      do throws(QuantityError) { try simulation.step() } catch { break }
    }
    return simulation.plan
  }
}
