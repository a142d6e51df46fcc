internal import LedgerModel

extension CalendarAssembly.Search {
  /// What a `~` rule plans that is no spending: money that comes in, or is moved.
  private struct Plan {
    let rule: PeriodicRule
    let source: KPIReport.CalendarBlock.Source
    let name: String
    /// What comes in or is moved, positive.
    let amount: Quantity?
    /// What liquid accounts gain.
    let cash: Quantity?
    /// What an entry of the plan posts to, this account or one below it.
    let account: AccountID
    /// Whether such a posting is negative, as income is.
    var isNegative: Bool { source == .income }
  }

  /// Recurring income, and transfers that no due day of a debt stands for.
  ///
  /// A rule that only spends is a budget or, with a tag, an item; one without a liquid account is a
  /// budget too.
  func ruleEvents() throws(QuantityError) -> [CalendarEvent] {
    var plans: [Plan] = []
    for rule in context.ledger.periodicRules { if let plan = try plan(rule) { plans.append(plan) } }
    guard !plans.isEmpty else { return [] }
    var pairs = OccurrenceGuard()
    let payments = try payments(of: plans)
    var occurrences: [OccurrenceGuard.Occurrence] = []
    for (index, plan) in plans.enumerated() {
      for due in plan.rule.recurrence.occurrences(in: days) {
        let occurrence = OccurrenceGuard.Occurrence(
          source: index, due: due, reach: plan.rule.recurrence.guardDays)
        occurrences.append(occurrence)
        pairs.add(occurrence, payments[index])
      }
    }
    let paid = pairs.paid
    return occurrences.map { event(plans[$0.source], $0.due, paid[$0]) }
  }

  private func event(
    _ plan: Plan, _ due: Day, _ payment: OccurrenceGuard.Payment?
  ) -> CalendarEvent {
    var event = CalendarEvent(
      plan.source, plan.name, on: due, amount: payment?.amount ?? plan.amount,
      CalendarEvent.state(due: due, paid: payment?.day, seenOn: day))
    event.entry = payment?.entry
    // What should have come in and did not may never come.
    if event.isOpen, event.event.state == .due || plan.source != .income { event.cash = plan.cash }
    return event
  }

  private func plan(_ rule: PeriodicRule) throws(QuantityError) -> Plan? {
    let kinds = rule.postings.map { context.classification.kind(of: $0.account)?.basic }
    let liquid = rule.postings.filter { context.classification.isLiquid($0.account) }
    guard !liquid.isEmpty else { return nil }
    let cash = try value(liquid)
    func plan(
      _ source: KPIReport.CalendarBlock.Source, _ amount: Quantity?, _ account: AccountID
    ) -> Plan {
      let name =
        rule.itemName ?? (rule.description.isEmpty ? context.name(account) : rule.description)
      return Plan(
        rule: rule, source: source, name: name, amount: amount, cash: cash, account: account)
    }
    if let earned = zip(rule.postings, kinds).first(where: { $0.1 == .revenue })?.0 {
      guard cash?.isPositive ?? true else { return nil }
      return plan(.income, cash, earned.account)
    }
    guard !kinds.contains(.expense), !kinds.contains(nil),
      let target = rule.postings.first(where: { $0.amount.quantity.isPositive })
    else { return nil }
    if let debt = context.classification.debt(of: target.account),
      context.classification.attributes(of: debt).dueDay != nil
    {
      return nil
    }
    return plan(.rule, context.value(target.amount, on: day), target.account)
  }

  private func value(_ postings: [PeriodicRule.Posting]) throws(QuantityError) -> Quantity? {
    var total = Quantity.zero
    for posting in postings {
      guard let value = context.value(posting.amount, on: day) else { return nil }
      total = try total + value
    }
    return total
  }
}

extension CalendarAssembly.Search {
  /// The entries that may be an occurrence of each plan, which no recurring item claims.
  private func payments(
    of plans: [Plan]
  ) throws(QuantityError) -> [[OccurrenceGuard.Payment]] {
    let reach = Recurrence.longestGuard
    let (first, last) = (days.lowerBound.adding(days: -reach), days.upperBound.adding(days: reach))
    let used = Set(context.items.flatMap { $0.paid.map(\.payment.entry) })
    let byAccount = Dictionary(grouping: plans.indices) { plans[$0].account }
    var found = plans.map { _ in [OccurrenceGuard.Payment]() }
    for index in first.month.index...last.month.index {
      let month = Month(index: index)
      try context.sweep.walk.forEach(
        in: month, upTo: min(last, month.lastDay), of: [.stock, .income]
      ) { (step) throws(QuantityError) in
        guard step.day >= first, !step.isVirtual, !step.traits.isTurnOfPeriod,
          !used.contains(Int32(step.entry))
        else { return }
        var account: AccountID? = step.account
        while let current = account {
          for plan in byAccount[current] ?? [] where isPosting(step, of: plans[plan]) {
            found[plan].append(
              OccurrenceGuard.Payment(
                day: step.day, entry: Int32(step.entry),
                amount: try amount(of: step, as: plans[plan])))
          }
          account = context.ledger.accounts.parent(of: current)
        }
      }
    }
    return found
  }

  /// Whether a posting on a plan's account goes the plan's way.
  private func isPosting(_ step: PostingWalk.Step, of plan: Plan) -> Bool {
    let quantity = context.sweep.walk.quantity(of: step)
    return plan.isNegative ? quantity.isNegative : quantity.isPositive
  }

  /// What the entry of a posting brings to liquid accounts or, for a transfer, the posting itself.
  private func amount(
    of step: PostingWalk.Step, as plan: Plan
  ) throws(QuantityError) -> Quantity? {
    let postings = context.ledger.postings
    guard plan.source == .income else {
      return context.value(postings.money(step.posting), on: step.day)
    }
    var total = Quantity.zero
    for posting in context.ledger.entries.postings(of: step.entry)
    where context.classification.isLiquid(postings.accounts[posting]) {
      guard let value = context.value(postings.money(posting), on: step.day) else { return nil }
      total = try total + value
    }
    return total
  }
}
