internal import LedgerModel

/// The occurrences of recurring items around a day, each with the entry that pays it.
struct DueItems: Sendable {
  /// An occurrence with what budgets and calendars must know of it.
  struct Due: Sendable {
    let item: KPIReport.DueItem
    let accounts: [AccountID]
    let isRule: Bool
  }

  /// What falls due from the day through 30 days later, by day, then by name.
  let upcoming: [Due]
  /// What fell due in the 45 days before and no entry pays, by day, then by name.
  let overdue: [Due]

  init(_ context: ReportContext, on day: Day, horizon: Int = CalendarAssembly.horizon) {
    var (upcoming, overdue): ([Due], [Due]) = ([], [])
    let last = day.adding(days: horizon)
    for history in context.items where !history.hasStopped(on: day) {
      for (due, _) in history.item.occurrences(in: day...max(day, last)) {
        upcoming.append(Due(context, history, due: due, seenOn: day))
      }
      let books = context.sweep.firstMonth?.firstDay ?? day
      let first = max(day.adding(days: -CalendarAssembly.overdueDays), books)
      guard first < day else { continue }
      for (due, _) in history.item.occurrences(in: first...day.adding(days: -1))
      where history.payment(of: due) == nil {
        overdue.append(Due(context, history, due: due, seenOn: day))
      }
    }
    self.upcoming = upcoming.sorted()
    self.overdue = overdue.sorted()
  }
}

extension DueItems.Due {
  /// Describes an occurrence: its amount is what an entry paid, else the price of that day.
  fileprivate init(
    _ context: ReportContext, _ history: RecurringHistory, due: Day, seenOn day: Day
  ) {
    let payment = history.payment(of: due)
    let price = payment?.amount ?? history.price(on: day, due: due)
    var amount: Quantity?
    if let price { amount = context.value(price, on: day) }
    item = KPIReport.DueItem(
      date: due, name: history.item.name, amount: amount,
      state: CalendarEvent.state(due: due, paid: payment?.day, seenOn: day))
    accounts = history.accounts(context.ledger)
    isRule = history.item.isRule
  }
}

extension [DueItems.Due] {
  fileprivate func sorted() -> Self {
    sorted { ($0.item.date, $0.item.name) < ($1.item.date, $1.item.name) }
  }
}
