internal import LedgerModel

/// What several blocks of a report share, each made once and in this order.
struct ReportParts: Sendable {
  let figures: DatedFigures
  let past: PastPoints
  let debts: DebtAssembly
  let debtToIncome: Ratio?
  let recurringItems: RecurringAssembly
  let recurring: KPIReport.Recurring
  let budgets: [KPIReport.BudgetLine]
  /// The budgets without a value.
  let unvaluedBudgets: [String]
  let spending: SpendingAssembly
  let payoff: KPIReport.Payoff
  /// The budgets for a part of the debts.
  let partialPayoffBudgets: [String]
  let goals: [KPIReport.GoalLine]
  let calendar: CalendarAssembly
  let restated: [KPIReport.SnapshotBlock.Restated]

  init(_ context: ReportContext) throws(QuantityError) {
    figures = try DatedFigures(context, on: context.asOf)
    past = try PastPoints(context)
    debts = try DebtAssembly(context, figures.balances, on: context.asOf)
    debtToIncome = debts.service.amount.flatMap { [trailing = figures.trailing] service in
      DebtToIncome.fraction(debtService: service, meanMonthlyIncome: trailing.meanIncome)
    }
    recurringItems = RecurringAssembly(context, on: context.asOf)
    recurring = recurringItems.block(context, figures)
    (budgets, unvaluedBudgets) = try context.budgets(on: context.asOf)
    spending = try SpendingAssembly(context, figures)
    let payoffs = PayoffAssembly(context: context, debts: debts)
    payoff = payoffs.block()
    partialPayoffBudgets = payoffs.partialBudgets.map { context.label($0.account) }
    goals = try context.goals(figures.balances, window: figures.trailing.months)
    calendar = try ReportParts.calendar(context, debts, figures.balances)
    restated = try context.restated()
  }

  /// The calendar as seen from the current day, for which debts and cash are looked at again.
  private static func calendar(
    _ context: ReportContext, _ debts: DebtAssembly, _ balances: Balances
  ) throws(QuantityError) -> CalendarAssembly {
    let day = context.viewDay
    guard day != debts.day else {
      return try CalendarAssembly(context, debts, liquid: balances.liquid)
    }
    let later = try context.sweep.balances(on: day)
    return try CalendarAssembly(
      context, try DebtAssembly(context, later, on: day), liquid: later.liquid)
  }
}

extension ReportParts {
  func tiles(_ context: ReportContext) -> HeadlineAssembly {
    HeadlineAssembly(
      context: context, figures: figures, past: past,
      recurringOutflow: recurring.monthlyOutflow, debtToIncome: debtToIncome,
      isMinimumKnown: debts.service.amount != nil)
  }

  func attention(_ context: ReportContext) -> AttentionAssembly {
    AttentionAssembly(
      context: context, figures: figures, spending: spending, debts: debts,
      debtToIncome: debtToIncome, budgets: budgets, priceCreep: recurring.priceCreep)
  }

  func quality(_ context: ReportContext) -> DataQualityAssembly {
    DataQualityAssembly(
      context: context, figures: figures, debts: debts, recurring: recurringItems, goals: goals,
      payoff: payoff, unvaluedBudgets: unvaluedBudgets,
      partialPayoffBudgets: partialPayoffBudgets, restated: restated)
  }
}
