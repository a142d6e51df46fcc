internal import LedgerModel

/// What is known to happen from a report's last day through 30 days after the day it is seen from:
/// items, due days of debts, goal dates, and what `~` rules bring in and move.
///
/// What the 45 days before left unpaid stands in it too. Each occurrence stands once, and an entry
/// near it takes its place.
struct CalendarAssembly: Sendable {
  /// The day from which the coming days are seen.
  let day: Day
  /// The debts of that day.
  let debts: DebtAssembly
  /// The first and the last day on which everything that is known stands.
  let span: ClosedRange<Day>
  /// By day, then source, then name.
  let events: [CalendarEvent]
  /// The lowest cash of the coming days, or `nil` if nothing is known to move it.
  let lowPoint: KPIReport.LowPoint?

  /// How many days ahead is looked.
  static let horizon = 30
  /// How many days back something may be overdue.
  static let overdueDays = 45

  init(
    _ context: ReportContext, _ debts: DebtAssembly, liquid: Quantity
  ) throws(QuantityError) {
    let day = debts.day
    self.day = day
    self.debts = debts
    let span = min(context.asOf, day)...max(day, day.adding(days: CalendarAssembly.horizon))
    self.span = span
    let books = context.sweep.firstMonth?.firstDay ?? day
    let past = max(day.adding(days: -CalendarAssembly.overdueDays), books)
    let search = Search(context: context, day: day, span: span, past: min(past, span.lowerBound))
    let items = try search.itemEvents()
    let all = try items + search.debtEvents(debts, items) + search.ruleEvents() + search.goalEvents
    let events = all.filter {
      span.contains($0.event.date) || $0.event.state == .overdue
    }.sorted {
      let (a, b) = ($0.event, $1.event)
      return (a.date, a.source.rawValue, a.name) < (b.date, b.source.rawValue, b.name)
    }
    self.events = events
    lowPoint = context.lowPoint(events, day...span.upperBound, from: liquid)
  }

  /// What the events of a calendar are looked for in.
  struct Search {
    let context: ReportContext
    let day: Day
    let span: ClosedRange<Day>
    /// The first day on which something may be overdue.
    let past: Day

    /// All days on which an event may be.
    var days: ClosedRange<Day> { past...span.upperBound }
  }
}

extension CalendarAssembly {
  /// The block of the report.
  var block: KPIReport.CalendarBlock {
    let events = events.map(\.event)
    let first = min(events.first?.date ?? span.lowerBound, span.lowerBound)
    return KPIReport.CalendarBlock(
      from: first, to: span.upperBound, events: events, lowPoint: lowPoint)
  }
}

extension CalendarAssembly.Search {
  /// The target dates of goals, which are no payments.
  var goalEvents: [CalendarEvent] {
    context.ledger.goals.compactMap { goal in
      guard let date = goal.targetDay, span.contains(date) else { return nil }
      return CalendarEvent(.goal, goal.name, on: date, amount: nil, .due)
    }
  }

  /// The occurrences of recurring items; one that a card pays moves no cash.
  func itemEvents() throws(QuantityError) -> [CalendarEvent] {
    var events: [CalendarEvent] = []
    for history in context.items where !history.hasStopped(on: day) {
      let card = card(of: history)
      for (due, _) in history.item.occurrences(in: days) {
        let payment = history.payment(of: due)
        var amount: Quantity?
        if let price = payment?.amount ?? history.price(on: day, due: due) {
          amount = context.value(price, on: day)
        }
        var event = CalendarEvent(
          history.item.isRule ? .rule : .subscription, history.item.name, on: due, amount: amount,
          CalendarEvent.state(due: due, paid: payment?.day, seenOn: day))
        event.entry = payment?.entry
        event.card = card
        if card == nil, event.isOpen, let amount { event.cash = -amount }
        events.append(event)
      }
    }
    return events
  }

  /// The debt that the last payment of an item was charged to, or `nil` if it was paid in cash.
  private func card(of history: RecurringHistory) -> AccountID? {
    guard let entry = history.paid.last(where: { $0.payment.day <= day })?.payment.entry else {
      return nil
    }
    let ledger = context.ledger
    let payers = ledger.entries.postings(of: Int(entry)).filter {
      ledger.postings.quantity($0).isNegative
    }.map { ledger.postings.accounts[$0] }
    if payers.contains(where: context.classification.isLiquid) { return nil }
    return payers.lazy.compactMap(context.classification.debt(of:)).first
  }
}
