internal import LedgerModel

/// An event of the calendar with what it does to cash.
struct CalendarEvent: Sendable {
  var event: KPIReport.CalendarBlock.Event
  /// What liquid accounts gain on the day, or at once if the event is overdue, negative for a
  /// payment; `nil` if it moves no cash, if the amount is not known, or if an entry stands in the
  /// books already.
  var cash: Quantity?
  /// The entry that the event is known by, or `nil` if none stands in the books.
  var entry: Int32?
  /// The debt that pays for it, which is due in cash only later.
  var card: AccountID?

  init(
    _ source: KPIReport.CalendarBlock.Source, _ name: String, on date: Day, amount: Quantity?,
    _ state: KPIReport.DueItem.State
  ) {
    event = KPIReport.CalendarBlock.Event(
      date: date, source: source, name: name, amount: amount, state: state)
  }

  /// Whether nothing pays it yet.
  var isOpen: Bool { event.state == .due || event.state == .overdue }

  /// What is known of an occurrence by its payment and the day it is seen from.
  static func state(
    due: Day, paid: Day?, seenOn day: Day
  ) -> KPIReport.DueItem.State {
    if let paid { return paid <= day ? .logged : .scheduled }
    return due < day ? .overdue : .due
  }
}
