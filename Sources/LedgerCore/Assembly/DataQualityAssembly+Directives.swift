internal import LedgerModel

extension DataQualityAssembly {
  /// What is odd about subscriptions, debts, budgets and goals.
  func directiveFindings() throws(QuantityError) -> [Finding] {
    let budgets = budgetFindings
    let debts = try debtFindings()
    return (itemFindings + debts + budgets + goalFindings).compactMap { $0 }
  }

  private var itemFindings: [Finding?] {
    [
      finding(
        "subscription-stopped", .note,
        "Unpaid for three periods in a row, so taken as stopped; 'until' says when.",
        recurring.stopped),
      finding(
        "subscription-unpriced", .warning,
        "Recurring, without a price in the reporting currency, and left out.",
        recurring.unvalued),
      finding(
        "recurring-without-period", .note,
        "Tagged as recurring on one day only, so without a period; 'Period: 1 * ?' states one.",
        TaggedItems(context.ledger, context.sweep.classification).withoutPeriod),
    ]
  }

  private var budgetFindings: [Finding?] {
    let stray = context.ledger.budgets.filter {
      $0.origin == .directive && !context.limitsSpending($0) && !context.isPayoffBudget($0)
    }
    return [
      finding(
        "budget-unpriced", .warning,
        "Budgets without a price in the reporting currency, left out.",
        unvaluedBudgets),
      finding(
        "budget-not-spending", .warning,
        "Budgets on accounts that are neither expenses nor debts, left out.",
        stray.map { context.label($0.account) }),
    ]
  }

  private var goalFindings: [Finding?] {
    [
      finding(
        "goal-not-valued", .warning,
        "Goals with amounts that have no price in the reporting currency.",
        goals.filter { $0.projection == nil && $0.reason != "too-many-digits" }.map(\.name)),
      finding(
        "shared-funding", .warning, "Goals that count the same money.",
        goals.filter(\.hasSharedFunding).map(\.name)),
      finding(
        "goal-deadline-passed", .note, "Goals whose date has passed.",
        goals.filter { $0.isDeadlinePassed && $0.projection?.remaining.isPositive ?? false }
          .map(\.name)),
    ]
  }
}
