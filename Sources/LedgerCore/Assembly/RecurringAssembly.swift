internal import LedgerModel

/// What is paid again and again, as of a day.
struct RecurringAssembly: Sendable {
  /// An item in force and what it costs.
  struct Line: Sendable {
    let history: RecurringHistory
    let phase: DeclaredItem.Phase
    /// The item with its price in the reporting currency.
    let item: SubscriptionMath.Item
  }

  /// The items in force whose price has a value, by name.
  private(set) var lines: [Line] = []
  /// The names of items in force without a value in the reporting currency.
  private(set) var unvalued: [String] = []
  /// The names of items that stopped.
  private(set) var stopped: [String] = []

  init(_ context: ReportContext, on day: Day) throws(QuantityError) {
    for history in context.items {
      guard let phase = history.item.phase(on: day) else { continue }
      if history.hasStopped(on: day) {
        stopped.append(history.item.name)
        continue
      }
      guard let price = history.price(on: day) else { continue }
      guard let value = try context.value(price, on: day) else {
        unvalued.append(history.item.name)
        continue
      }
      let item = SubscriptionMath.Item(
        name: history.item.name, price: value, recurrence: phase.recurrence)
      lines.append(Line(history: history, phase: phase, item: item))
    }
  }

  /// What all items in force come to in a month, exactly.
  var monthlyOutflow: Ratio { SubscriptionMath.monthlyOutflow(of: lines.map(\.item)) }
}

extension ReportContext {
  /// The monthly outflow of a day, rounded once to the scale of the currency.
  func recurringOutflow(on day: Day) throws(QuantityError) -> Quantity {
    try money(RecurringAssembly(self, on: day).monthlyOutflow)
  }
}

extension RecurringAssembly {
  /// The block of the report.
  func block(
    _ context: ReportContext, _ figures: DatedFigures
  ) throws(QuantityError) -> KPIReport.Recurring {
    let dues = try DueItems(context, on: figures.day)
    let undeclared = try context.detectedLines(on: figures.day)
    let share = figures.trailing.meanIncome.flatMap {
      IncomeShare.fraction(of: monthlyOutflow, income: $0)
    }
    return KPIReport.Recurring(
      monthlyOutflow: try context.money(monthlyOutflow), incomeShare: try share.reported(),
      detectedOutflow: try context.money(undeclared.reduce(.zero) { $0 + $1.monthly }),
      largest: try largest(context), upcoming: dues.upcoming.map(\.item),
      overdue: dues.overdue.map(\.item), undeclared: undeclared.map(\.line),
      stopped: stopped,
      priceCreep: try context.priceCreep(on: figures.day))
  }

  private func largest(
    _ context: ReportContext
  ) throws(QuantityError) -> [KPIReport.RecurringItem] {
    var items: [KPIReport.RecurringItem] = []
    let accounts = Dictionary(
      lines.map { ($0.item.name, $0.history.accounts(context.ledger).first) }
    ) { first, _ in first }
    for item in SubscriptionMath.largest(of: lines.map(\.item), limit: lines.count) {
      let account = accounts[item.name].flatMap(\.self)
      items.append(
        KPIReport.RecurringItem(
          name: item.name, amount: item.price, period: item.recurrence.text,
          monthly: try context.money(item.monthlyEquivalent), account: account.map(context.name)))
    }
    return items
  }
}

extension ReportContext {
  /// The lines of what is not declared, the largest first, each with its exact monthly equivalent;
  /// what has no value in the reporting currency is left out.
  fileprivate func detectedLines(
    on day: Day
  ) throws(QuantityError) -> [(line: KPIReport.DetectedItem, monthly: Ratio)] {
    let text = DirectiveText(ledger: ledger)
    var lines: [(line: KPIReport.DetectedItem, monthly: Ratio)] = []
    for item in undeclared {
      guard let price = item.price, let amount = try value(price, on: day) else { continue }
      let monthly = Ratio(amount) * item.series.recurrence.monthlyFactor
      let line = KPIReport.DetectedItem(
        name: item.name, account: name(item.accounts[0]), amount: amount,
        period: item.series.recurrence.text, monthly: try money(monthly),
        evidence: item.evidence(text), directive: item.directive(text))
      lines.append((line, monthly))
    }
    return lines.sorted { ($1.monthly, $0.line.name) < ($0.monthly, $1.line.name) }
  }
}
