internal import LedgerModel

/// Where the money of a month went.
struct SpendingAssembly: Sendable {
  /// A category with its exact judgement.
  struct Category: Sendable {
    let account: AccountID
    let history: [Quantity]
    let amount: Quantity
    let judgement: SpendingJudgement
  }

  let figures: DatedFigures
  /// The categories, largest first, ties by name.
  let categories: [Category]
  let flex: FlexSpend

  init(_ context: ReportContext, _ figures: DatedFigures) throws(QuantityError) {
    self.figures = figures
    let current = try context.spendingByCategory(figures.flows)
    var history: [[AccountID: Quantity]] = []
    for flows in figures.trailing.flows { history.append(try context.spendingByCategory(flows)) }
    let accounts = history.reduce(into: Set(current.keys)) { $0.formUnion($1.keys) }
    categories = accounts.map { account in
      let months = history.map { $0[account] ?? .zero }
      let amount = current[account] ?? .zero
      return Category(
        account: account, history: months, amount: amount,
        judgement: AnomalyMath.judge(history: months, current: amount))
    }.sorted { one, other in
      one.amount == other.amount
        ? context.name(one.account) < context.name(other.account) : one.amount > other.amount
    }
    flex = try FlexSpendMath.split(
      expenses: figures.flows.totalExpenses, fixed: try context.fixedSpending(figures))
  }

  /// The block of the report.
  func block(
    _ context: ReportContext, budgets: [KPIReport.BudgetLine]
  ) -> KPIReport.Spending {
    let lines = categories.map { line($0, context) }
    let isNew = { (category: Category) in
      category.amount.isPositive && !category.history.isEmpty
        && category.history.allSatisfy(\.isZero)
    }
    return KPIReport.Spending(
      fixed: .init(amount: flex.fixed, share: context.figure(flex.fixedShare, "fixed share")),
      discretionary: .init(
        amount: flex.discretionary,
        share: context.figure(flex.discretionaryShare, "discretionary share")),
      newCategories: categories.filter(isNew).map { context.name($0.account) },
      categories: lines, budgets: budgets)
  }

  private func line(_ category: Category, _ context: ReportContext) -> KPIReport.Category {
    let judgement = category.judgement
    let name = context.name(category.account)
    let share = IncomeShare.fraction(of: category.amount, income: figures.flows.totalIncome)
    return KPIReport.Category(
      account: name, currentMonth: category.amount,
      trailingMonthlyAverage: context.figure(judgement.average, "average of \(name)"),
      trailingStdDev: context.noted(
        try? judgement.deviation(toScale: Ratio.reportScale), "deviation of \(name)"),
      deltaRatio: context.figure(judgement.deltaRatio, "change of \(name)"),
      zScore: zScore(judgement, name, context),
      historyMonths: judgement.historyMonths,
      incomeShare: context.figure(share, "income share of \(name)"),
      isFlagged: judgement.isFlagged)
  }

  private func zScore(
    _ judgement: SpendingJudgement, _ name: String, _ context: ReportContext
  ) -> Quantity? {
    do throws(QuantityError) {
      return try judgement.zScore(toScale: Ratio.reportScale)
    } catch {
      return context.noted(nil, "z-score of \(name)")
    }
  }
}

extension ReportContext {
  /// The category of an expense account: the account so many levels below its root, or itself.
  func category(of account: AccountID) -> AccountID {
    let lineage = ledger.accounts.lineage(of: account)
    let root = classification.root(of: account)
    guard let top = lineage.firstIndex(of: root) else { return account }
    return lineage[max(0, top - max(0, request.depth))]
  }

  /// The expenses of a month by category, those of nothing left out.
  func spendingByCategory(_ flows: MonthFlows) throws(QuantityError) -> [AccountID: Quantity] {
    var sums: [AccountID: Quantity] = [:]
    for line in flows.expenses {
      let category = category(of: line.account)
      sums[category] = try (sums[category] ?? .zero) + line.amount
    }
    return sums.filter { !$0.value.isZero }
  }
}
