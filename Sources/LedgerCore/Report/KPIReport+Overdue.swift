package import LedgerModel

extension KPIReport {
  /// What was due and nothing in the books pays, under one name.
  package struct Overdue: Equatable, Sendable {
    package let name: String
    /// Ascending, at least one.
    package fileprivate(set) var days: [Day]

    /// That it is overdue, in a sentence that starts with a name.
    package func sentence(naming name: String) -> String {
      let days = days.map(DateText.day)
      let shown = days.count > 4 ? days.prefix(3) : days[...]
      let more = days.count > shown.count ? " and \(days.count - shown.count) more" : ""
      return "\(name) was due on \(shown.joined(separator: ", "))\(more) and is not in the books."
    }
  }

  /// The overdue items of the as-of day, and all overdue payments of the calendar, which is seen from
  /// the current day; the longest overdue first.
  package var overdue: [Overdue] {
    let payments = calendar.comingPayments.filter { $0.state == .overdue }
    let all =
      recurring.overdue
      + payments.filter { payment in
        !recurring.overdue.contains { $0.name == payment.name && $0.date == payment.date }
      }
    var overdue: [Overdue] = []
    for item in all.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) {
      if let row = overdue.firstIndex(where: { $0.name == item.name }) {
        overdue[row].days.append(item.date)
      } else {
        overdue.append(Overdue(name: item.name, days: [item.date]))
      }
    }
    return overdue
  }
}
