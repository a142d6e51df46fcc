internal import LedgerModel

/// The days between which books have entries.
struct BooksSpan: Equatable, Sendable {
  /// The first entry of any kind, or `nil` if the books are empty.
  var begin: Day?
  /// The first entry, opening balances left out unless there is nothing else.
  var first: Day?
  /// The last entry that is not after today.
  var last: Day?

  init(begin: Day?, first: Day?, last: Day?) {
    self.begin = begin
    self.first = first
    self.last = last
  }

  /// Looks through the entries of a ledger.
  init(_ ledger: Ledger, today: Day) {
    let entries = ledger.entries
    for entry in 0..<entries.count {
      let day = entries.days[entry]
      begin = min(begin ?? day, day)
      if !entries.flags[entry].contains(.opening) { first = min(first ?? day, day) }
      if day <= today { last = max(last ?? day, day) }
    }
    first = first ?? begin
  }

  /// The latest month that has ended and that has an entry in its last seven days or later.
  ///
  /// A month before the first entry is not covered.
  func lastCoveredMonth(today: Day) -> Month? {
    guard let first, let last else { return nil }
    let reached = last >= last.month.lastDay.adding(days: -6) ? last.month : last.month.previous
    let month = min(reached, today.month.previous)
    return month < first.month ? nil : month
  }
}
