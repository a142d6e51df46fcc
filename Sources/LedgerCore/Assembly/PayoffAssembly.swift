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
  func block() throws(QuantityError) -> KPIReport.Payoff {
    var payoff = KPIReport.Payoff(firstMonth: debts.day.month.adding(1))
    let directive = directive
    payoff.strategy = directive?.strategy
    if let directive {
      guard let amount = try context.value(directive.amount, on: debts.day) else {
        payoff.reason = "budget-without-price"
        return payoff
      }
      payoff.budget = try context.money(Ratio(amount) * directive.recurrence.monthlyFactor)
    } else {
      payoff.budget = try debts.debtService
    }
    let plans = Plans(
      debts: try planned, extras: try extras(of: directive), scale: context.currency.scale)
    payoff.avalanche = plans.plan(.avalanche, payoff.budget)
    payoff.snowball = plans.plan(.snowball, payoff.budget)
    payoff.minimumOnly = plans.minimumOnly
    payoff.extraMonthly = try extraMonthly(plans, payoff)
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
      $0.isInForce(on: debts.day) && context.isPayoffBudget($0) && holdsAll($0)
    }
  }

  /// The directives in force that leave a debt out, so that they are no budget for the plan.
  var partialBudgets: [Budget] {
    context.ledger.budgets.filter {
      $0.isInForce(on: debts.day) && context.isPayoffBudget($0) && !holdsAll($0)
    }
  }

  private func holdsAll(_ budget: Budget) -> Bool {
    guard budget.origin == .directive, let account = budget.account else { return false }
    return debts.planned.allSatisfy { context.ledger.accounts.isWithin($0.debt, account) }
  }

  private var planned: [PayoffDebt] {
    get throws(QuantityError) {
      var planned: [PayoffDebt] = []
      for line in debts.planned {
        planned.append(
          PayoffDebt(
            id: context.name(line.debt), balance: line.balance,
            apr: line.attributes.apr ?? .zero, minimum: try minimum(of: line),
            promotion: line.attributes.promotion.flatMap { promotion($0) }))
      }
      return planned
    }
  }

  /// A declared minimum in its own form; one that is inferred stays what it is today.
  private func minimum(of line: DebtAssembly.Line) throws(QuantityError) -> PayoffDebt.Minimum {
    guard let finding = line.minimum else { return .fixed(.zero) }
    guard finding.source == .declared, let form = line.attributes.minimum else {
      return .fixed(finding.amount)
    }
    switch form {
    case .fixed(let amount):
      return .fixed(try context.value(amount, on: debts.day) ?? finding.amount)
    case .percentage(let share, let floor): return .percentage(share, floor: try least(floor))
    case .interestPlus(let share, let floor): return .interestPlus(share, floor: try least(floor))
    }
  }

  private func least(_ floor: Money?) throws(QuantityError) -> Quantity {
    guard let floor else { return .zero }
    return try context.value(floor, on: debts.day) ?? .zero
  }

  private func promotion(_ rate: PromotionalRate) -> PayoffDebt.Promotion? {
    let months = debts.day.wholeMonths(until: rate.lastDay)
    return months > 0 ? PayoffDebt.Promotion(apr: rate.rate, months: months) : nil
  }

  /// The payments of the directive that are still to come; one of this month counts in month 1.
  private func extras(of directive: Budget?) throws(QuantityError) -> [PayoffMath.Extra] {
    var extras: [PayoffMath.Extra] = []
    for extra in directive?.extras ?? [] where extra.day > debts.day {
      guard let amount = try context.value(extra.amount, on: debts.day) else { continue }
      let month = extra.day.month.index - debts.day.month.index
      extras.append(PayoffMath.Extra(month: max(1, month), amount: amount))
    }
    return extras
  }

  private func extraMonthly(
    _ plans: Plans, _ payoff: KPIReport.Payoff
  ) throws(QuantityError) -> [KPIReport.ExtraMonthly] {
    guard let budget = payoff.budget, let plan = payoff.preferred, !plan.debts.isEmpty else {
      return []
    }
    var steps: [KPIReport.ExtraMonthly] = []
    for step in 1...PayoffAssembly.extraSteps {
      let amount = Quantity(step * context.currency.extraStep)
      let totals = plans.plan(payoff.strategy ?? .avalanche, try budget + amount).totals
      var extra = KPIReport.ExtraMonthly(
        amount: amount, months: totals?.months, totalInterest: totals?.interest)
      if let totals, let base = plan.totals {
        extra.interestSaved = try base.interest - totals.interest
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

extension Budget {
  /// Whether the budget counts on a day.
  func isInForce(on day: Day) -> Bool {
    (recurrence.start.map { $0 <= day } ?? true) && (recurrence.end.map { day < $0 } ?? true)
  }
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
