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
    let (days, flags) = (ledger.entries.days.span, ledger.entries.flags.span)
    var (begin, end) = (Int32.max, Int32.min)
    var (first, last) = (begin, end)
    for entry in days.indices {
      let day = days[entry].ordinal
      begin = min(begin, day)
      end = max(end, day)
      if flags[entry].rawValue & EntryFlags.opening.rawValue == 0 { first = min(first, day) }
      if day <= today.ordinal { last = max(last, day) }
    }
    if days.isEmpty { return }
    self.begin = Day(ordinal: begin)
    self.end = Day(ordinal: end)
    self.first = Day(ordinal: first == .max ? begin : first)
    self.last = last == .min ? nil : Day(ordinal: last)
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
