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

  /// What all items in force come to in a month, exactly.
  private(set) var monthlyOutflow = Ratio.zero

  init(_ context: ReportContext, on day: Day) {
    for history in context.items {
      guard let phase = history.item.phase(on: day) else { continue }
      if history.hasStopped(on: day) {
        stopped.append(history.item.name)
        continue
      }
      guard let price = history.price(on: day) else { continue }
      guard let value = context.value(price, on: day) else {
        unvalued.append(history.item.name)
        continue
      }
      let item = SubscriptionMath.Item(
        name: history.item.name, price: value, recurrence: phase.recurrence)
      let total = monthlyOutflow + item.monthlyEquivalent
      guard context.canStore(item.monthlyEquivalent), context.canStore(total) else {
        context.unstored.insert("monthly equivalent of \(item.name)")
        continue
      }
      monthlyOutflow = total
      lines.append(Line(history: history, phase: phase, item: item))
    }
  }
}

extension ReportContext {
  /// The monthly outflow of a day, rounded once to the scale of the currency.
  func recurringOutflow(on day: Day) -> Quantity { stored(RecurringAssembly(self, on: day)) }

  /// The monthly outflow at the scale of the currency, which it is known to fit.
  fileprivate func stored(_ items: RecurringAssembly) -> Quantity {
    money(items.monthlyOutflow, "monthly outflow") ?? .zero
  }

  /// Whether an amount has at most 38 digits at the scale of the currency.
  fileprivate func canStore(_ amount: Ratio) -> Bool {
    (try? amount.rounded(toScale: currency.scale)) != nil
  }
}

extension RecurringAssembly {
  /// The block of the report.
  func block(
    _ context: ReportContext, _ figures: DatedFigures
  ) -> KPIReport.Recurring {
    let dues = DueItems(context, on: figures.day)
    let undeclared = context.detectedLines(on: figures.day)
    let share = figures.trailing.meanIncome.flatMap {
      IncomeShare.fraction(of: monthlyOutflow, income: $0)
    }
    return KPIReport.Recurring(
      monthlyOutflow: context.stored(self),
      incomeShare: context.figure(share, "recurring, as a share of income"),
      detectedOutflow: context.money(
        undeclared.reduce(.zero) { $0 + $1.monthly }, "what looks recurring") ?? .zero,
      largest: largest(context), upcoming: dues.upcoming.map(\.item),
      overdue: dues.overdue.map(\.item), undeclared: undeclared.map(\.line),
      stopped: stopped,
      priceCreep: context.priceCreep(on: figures.day))
  }

  private func largest(_ context: ReportContext) -> [KPIReport.RecurringItem] {
    let accounts = Dictionary(
      lines.map { ($0.item.name, $0.history.accounts(context.ledger).first) }
    ) { first, _ in first }
    return SubscriptionMath.largest(of: lines.map(\.item), limit: lines.count).map { item in
      let account = accounts[item.name].flatMap(\.self)
      return KPIReport.RecurringItem(
        name: item.name, amount: item.price, period: item.recurrence.description,
        monthly: context.money(item.monthlyEquivalent, item.name) ?? item.price,
        account: account.map(context.name))
    }
  }
}

extension ReportContext {
  /// The lines of what is not declared, the largest first, each with its exact monthly equivalent;
  /// what has no value in the reporting currency is left out.
  fileprivate func detectedLines(
    on day: Day
  ) -> [(line: KPIReport.DetectedItem, monthly: Ratio)] {
    let text = DirectiveText(ledger: ledger)
    var lines: [(line: KPIReport.DetectedItem, monthly: Ratio)] = []
    for item in undeclared {
      guard let price = item.price, let amount = value(price, on: day) else { continue }
      let monthly = Ratio(amount) * item.series.recurrence.monthlyFactor
      guard let stored = money(monthly, "monthly equivalent of \(item.name)") else { continue }
      let line = KPIReport.DetectedItem(
        name: item.name, account: name(item.accounts[0]), amount: amount,
        period: item.series.recurrence.description, monthly: stored,
        evidence: item.evidence(text), directive: item.directive(text))
      lines.append((line, monthly))
    }
    return lines.sorted { ($1.monthly, $0.line.name) < ($0.monthly, $1.line.name) }
  }
}
