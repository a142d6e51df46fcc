internal import LedgerModel

extension CalendarAssembly.Search {
  /// The due days of debts.
  func debtEvents(
    _ debts: DebtAssembly, _ items: [CalendarEvent]
  ) throws(QuantityError) -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    for line in debts.lines {
      guard let number = line.attributes.dueDay else { continue }
      let dues = (days.lowerBound.month.index...days.upperBound.month.index)
        .map { Month(index: $0).day(clamping: number) }.filter(days.contains)
      events += try self.events(of: line, dues, items)
    }
    return events
  }

  private func events(
    of line: DebtAssembly.Line, _ dues: [Day], _ items: [CalendarEvent]
  ) throws(QuantityError) -> [CalendarEvent] {
    let payments = payments(on: line.debt)
    let paid = CalendarAssembly.Search.paid(dues, payments)
    var events: [CalendarEvent] = []
    var firstOpen: Day?
    var left = try line.balance + (line.interest ?? .zero)
    for due in dues {
      let payment = paid[due]
      let state = CalendarEvent.state(due: due, paid: payment?.day, seenOn: day)
      if state == .overdue, try !isOverdue(line, due, payments) { continue }
      var amount = payment?.amount
      if payment == nil { amount = open(line, due, after: firstOpen, items) }
      if payment == nil, !line.isPaidInFull, let most = amount {
        amount = min(most, left)
        left = try left - min(most, left)
      }
      var event = CalendarEvent(
        .debt, context.name(line.debt), on: due, amount: amount, state)
      event.entry = payment?.entry
      if event.isOpen {
        if let amount { event.cash = -amount }
        firstOpen = firstOpen ?? due
      }
      events.append(event)
    }
    return events
  }

  /// What is open on a due day: the minimum, and for a card that is paid in full all that it owes;
  /// on the due day after, what is known to be charged until the first.
  private func open(
    _ line: DebtAssembly.Line, _ due: Day, after first: Day?, _ items: [CalendarEvent]
  ) -> Quantity? {
    guard line.isPaidInFull else { return line.minimum?.amount }
    guard let first else { return line.balance }
    let charges = items.filter {
      $0.card == line.debt && $0.event.state == .due && $0.event.date <= first
    }
    guard !charges.isEmpty else { return nil }
    return context.noted(
      try? charges.compactMap(\.event.amount).sum(),
      "what is charged to \(context.name(line.debt))")
  }

  private func payments(on debt: AccountID) -> [OccurrenceGuard.Payment] {
    let reach = Recurrence.longestGuard
    let (first, last) = (
      days.lowerBound.adding(days: -reach - 31), days.upperBound.adding(days: reach)
    )
    return context.payments.payments(of: debt).filter { first <= $0.day && $0.day <= last }
      .map { OccurrenceGuard.Payment(day: $0.day, entry: $0.entry, amount: $0.amount) }
  }

  private static func paid(
    _ dues: [Day], _ payments: [OccurrenceGuard.Payment]
  ) -> [Day: OccurrenceGuard.Payment] {
    var pairs = OccurrenceGuard()
    for due in dues {
      pairs.add(.init(source: 0, due: due, reach: Recurrence.longestGuard), payments)
    }
    return Dictionary(uniqueKeysWithValues: pairs.paid.map { ($0.key.due, $0.value) })
  }

  /// Whether something was owed on a due day that has passed, and nothing was paid since the one
  /// before: who pays well before the due day is not late.
  private func isOverdue(
    _ line: DebtAssembly.Line, _ due: Day, _ payments: [OccurrenceGuard.Payment]
  ) throws(QuantityError) -> Bool {
    let before = due.adding(months: -1)
    if payments.contains(where: { before < $0.day && $0.day <= day }) { return false }
    return try context.sweep.holdings(on: due.adding(days: -1)).contains { holding in
      context.classification.debt(of: holding.key.account) == line.debt
        && holding.quantity.isNegative
    }
  }
}
