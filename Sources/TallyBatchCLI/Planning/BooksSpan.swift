internal import LedgerModel

/// The days between which books have entries.
struct BooksSpan: Equatable, Sendable {
  /// The first entry of any kind, or `nil` if the books are empty.
  var begin: Day?
  /// The first entry, opening balances left out unless there is nothing else.
  var first: Day?
  /// The last entry that is not after today.
  var last: Day?
  /// The last entry of any kind, which may be after today.
  var end: Day?

  init(begin: Day?, first: Day?, last: Day?, end: Day? = nil) {
    self.begin = begin
    self.first = first
    self.last = last
    self.end = end
  }

  /// Looks through the entries of a ledger.
  init(_ ledger: Ledger, today: Day) {
    let entries = ledger.entries
    for entry in 0..<entries.count {
      let day = entries.days[entry]
      begin = min(begin ?? day, day)
      end = max(end ?? day, day)
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

  /// The last month that a run anywhere can have recorded by now.
  ///
  /// It is the month of the last entry, or this one; on its last day the next one too, since
  /// somewhere it has begun. With the entries the books themselves bear witness where the clock is
  /// slow.
  func lastRecordableMonth(today: Day) -> Month {
    let now = today.adding(days: 1).month
    return max(now, end?.month ?? now)
  }
}
