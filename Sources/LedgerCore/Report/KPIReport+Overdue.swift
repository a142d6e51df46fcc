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
    var known: [String: Set<Day>] = [:]
    for item in recurring.overdue { known[item.name, default: []].insert(item.date) }
    let all =
      recurring.overdue + payments.filter { known[$0.name]?.contains($0.date) != true }
    var overdue: [Overdue] = []
    var rows: [String: Int] = [:]
    for item in all.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) }) {
      if let row = rows[item.name] {
        overdue[row].days.append(item.date)
      } else {
        rows[item.name] = overdue.count
        overdue.append(Overdue(name: item.name, days: [item.date]))
      }
    }
    return overdue
  }
}
