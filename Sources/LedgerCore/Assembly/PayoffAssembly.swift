internal import LedgerModel

/// How the debts of a day are paid off.
///
/// Cards that are paid in full anyway are not planned for, and a debt without a known rate is taken
/// as free of interest. Month 1 is the calendar month after the day.
struct PayoffAssembly: Sendable {
  let context: ReportContext
  let debts: DebtAssembly

  /// How many larger budgets are compared.
  private static let extraSteps = 4

  /// The block of the report.
  func block() -> KPIReport.Payoff {
    var payoff = KPIReport.Payoff(firstMonth: debts.day.month.adding(1))
    let directive = directive
    payoff.strategy = directive?.strategy
    if let directive {
      guard let amount = context.value(directive.amount, on: debts.day) else {
        payoff.reason = "budget-without-price"
        return payoff
      }
      payoff.budget = context.money(
        Ratio(amount) * directive.recurrence.monthlyFactor, "payoff budget")
      if payoff.budget == nil {
        payoff.reason = "too-many-digits"
        return payoff
      }
    } else {
      payoff.budget = debts.service.amount ?? .zero
    }
    let plans = Plans(
      debts: planned, extras: extras(of: directive), scale: context.currency.scale)
    payoff.avalanche = plans.plan(.avalanche, payoff.budget)
    payoff.snowball = plans.plan(.snowball, payoff.budget)
    payoff.minimumOnly = plans.minimumOnly
    payoff.extraMonthly = extraMonthly(plans, payoff)
    return payoff
  }
}

extension PayoffAssembly {
  /// The debts to plan for, with what all plans of them share.
  private struct Plans {
    let debts: [PayoffDebt]
    let extras: [PayoffMath.Extra]
    let scale: UInt8

    func plan(_ strategy: Budget.Strategy, _ budget: Quantity?) -> PayoffPlan {
      PayoffMath.plan(
        for: debts, strategy: strategy, monthlyBudget: budget, extras: extras, scale: scale)
    }

    var minimumOnly: PayoffPlan {
      PayoffMath.plan(for: debts, strategy: .avalanche, monthlyBudget: nil, scale: scale)
    }
  }

  /// The last directive in force whose account holds all debts that are planned for.
  private var directive: Budget? {
    context.ledger.budgets.last {
      $0.recurrence.isInForce(on: debts.day) && context.isPayoffBudget($0) && holdsAll($0)
    }
  }

  /// The directives in force that leave a debt out, so that they are no budget for the plan.
  var partialBudgets: [Budget] {
    context.ledger.budgets.filter {
      $0.recurrence.isInForce(on: debts.day) && context.isPayoffBudget($0) && !holdsAll($0)
    }
  }

  private func holdsAll(_ budget: Budget) -> Bool {
    guard budget.origin == .directive, let account = budget.account else { return false }
    return debts.planned.allSatisfy { context.ledger.accounts.isWithin($0.debt, account) }
  }

  private var planned: [PayoffDebt] {
    debts.planned.map { line in
      PayoffDebt(
        id: context.name(line.debt), balance: line.balance,
        apr: line.attributes.apr ?? .zero, minimum: minimum(of: line),
        promotion: line.attributes.promotion.flatMap { promotion($0) })
    }
  }

  /// A declared minimum in its own form; one that is inferred stays what it is today.
  private func minimum(of line: DebtAssembly.Line) -> MinimumPayment<Quantity> {
    guard let finding = line.minimum else { return .fixed(.zero) }
    let declared = line.attributes.minimum?.replacingAmounts { context.value($0, on: debts.day) }
    guard finding.source == .declared, let declared else { return .fixed(finding.amount) }
    return declared
  }

  private func promotion(_ rate: PromotionalRate) -> PayoffDebt.Promotion? {
    let months = debts.day.wholeMonths(until: rate.lastDay)
    return months > 0 ? PayoffDebt.Promotion(apr: rate.rate, months: months) : nil
  }

  /// The payments of the directive that are still to come; one of this month counts in month 1.
  private func extras(of directive: Budget?) -> [PayoffMath.Extra] {
    var extras: [PayoffMath.Extra] = []
    for extra in directive?.extras ?? [] where extra.day > debts.day {
      guard let amount = context.value(extra.amount, on: debts.day) else { continue }
      let month = extra.day.month.index - debts.day.month.index
      extras.append(PayoffMath.Extra(month: max(1, month), amount: amount))
    }
    return extras
  }

  private func extraMonthly(
    _ plans: Plans, _ payoff: KPIReport.Payoff
  ) -> [KPIReport.ExtraMonthly] {
    guard let budget = payoff.budget, let plan = payoff.preferred, !plan.debts.isEmpty else {
      return []
    }
    var steps: [KPIReport.ExtraMonthly] = []
    for step in 1...PayoffAssembly.extraSteps {
      let amount = Quantity(step * context.currency.extraStep)
      guard let more = try? budget + amount else { break }
      let totals = plans.plan(payoff.strategy ?? .avalanche, more).totals
      var extra = KPIReport.ExtraMonthly(
        amount: amount, months: totals?.months, totalInterest: totals?.interest)
      if let totals, let base = plan.totals {
        extra.interestSaved = try? base.interest - totals.interest
        extra.monthsSaved = base.months - totals.months
      }
      steps.append(extra)
    }
    return steps
  }
}

extension DebtAssembly {
  /// The debts to plan for: all but the cards that are paid in full.
  var planned: [Line] { lines.filter { !$0.isPaidInFull } }
}

extension KPIReport.ReportingCurrency {
  /// A sum that somebody might pay on top each month: 50 of a currency with cents.
  fileprivate var extraStep: Int {
    switch CurrencyCode.minorUnit(of: symbol) {
    case 0: 5000
    case 3: 20
    default: 50
    }
  }
}
