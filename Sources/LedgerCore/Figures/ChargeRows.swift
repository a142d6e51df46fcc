internal import LedgerModel

/// Where the real postings on expense accounts stand, by payee, then day, then order of reading.
///
/// They are collected while it is still looked for entries that close the books without saying so;
/// the charges of those are dropped later.
struct ChargeRows: Sendable {
  /// Where a charge stands.
  struct Row: Sendable {
    let day: Day
    let entry: Int32
    let posting: Int32
    let account: AccountID

    init(_ posting: Int, _ account: AccountID, of entry: Int, on day: Day) {
      (self.day, self.account) = (day, account)
      self.entry = Int32(truncatingIfNeeded: entry)
      self.posting = Int32(truncatingIfNeeded: posting)
    }

    /// Whether it stands in the same entry as another, on the same day.
    func isBeside(_ other: Row) -> Bool {
      entry == other.entry && day.ordinal == other.day.ordinal
    }

    /// Whether it stands before another of the same payee.
    func precedes(_ other: Row) -> Bool {
      day.ordinal == other.day.ordinal
        ? posting < other.posting : day.ordinal < other.day.ordinal
    }
  }

  /// The rows of all payees; between those of two may stand some of no meaning.
  private(set) var rows: [Row]
  /// Where the rows of each payee stand in ``rows``.
  private let starts: [Int32]
  private var ends: [Int32]

  /// Collects the charges of all payees.
  init(_ look: EntryLook, _ ledger: Ledger) {
    var (starts, count) = (look.chargeCounts, Int32(0))
    for payee in starts.indices { (starts[payee], count) = (count, count + starts[payee]) }
    let blank = Row(-1, AccountID(0), of: -1, on: Day(ordinal: 0))
    rows = Array(repeating: blank, count: Int(count))
    (self.starts, ends) = (starts, starts)
    if !ChargeRows.collect(look, ledger, &ends, &rows) { sort() }
  }

  /// The payees with a charge, ascending.
  var payees: [PayeeID] {
    (0..<Int32(starts.count)).map(PayeeID.init).filter { !range(of: $0).isEmpty }
  }

  /// The part of ``rows`` that is a payee's.
  func range(of payee: PayeeID) -> Range<Int> {
    let row = Int(payee.index)
    guard starts.indices.contains(row) else { return 0..<0 }
    return Int(starts[row])..<Int(ends[row])
  }

  /// Drops the charges of some entries.
  mutating func drop(_ entries: [Int], of ledger: Ledger) {
    let dropped = Set(entries.map { Int32($0) })
    for payee in Set(entries.map { ledger.entries.payees[$0] }) {
      let range = range(of: payee)
      let kept = rows[range].filter { !dropped.contains($0.entry) }
      rows.replaceSubrange(range.lowerBound..<range.lowerBound + kept.count, with: kept)
      ends[Int(payee.index)] = starts[Int(payee.index)] + Int32(kept.count)
    }
  }

  private mutating func sort() {
    for payee in payees {
      let range = range(of: payee)
      let isSorted = range.dropFirst().allSatisfy { rows[$0 - 1].precedes(rows[$0]) }
      if !isSorted { rows[range].sort { $0.precedes($1) } }
    }
  }
}

extension ChargeRows {
  /// Puts each charge where the next one of its payee goes, and returns whether all stand by day.
  private static func collect(
    _ look: EntryLook, _ ledger: Ledger, _ ends: inout [Int32], _ rows: inout [Row]
  ) -> Bool {
    let (columns, ignored) = (look.columns, ledger.commodities.ignored)
    let isIgnored = ledger.commodities.all.map { ignored.contains($0) }
    let (accounts, flags, brought) = (
      columns.accounts.span, columns.flags.span, columns.brought.span
    )
    let (traits, days) = (look.traits.span, columns.days.span)
    let (entryPayees, ownDays) = (ledger.entries.payees, PostingDays(ledger, columns, look.traits))
    let (payees, postingEnds) = (entryPayees.span, columns.postingEnds.span)
    let (virtual, hasIgnored) = (columns.virtual, !ignored.isEmpty)
    var ends = ends.mutableSpan
    var rows = rows.mutableSpan
    var isInOrder = columns.isInOrder
    var next = 0
    for entry in traits.indices {
      let (first, end) = (next, Int(postingEnds[entry]))
      next = end
      let own = traits[entry]
      guard own.has(.expense), !own.isTurnOfPeriod else { continue }
      if own.hasOtherDays { isInOrder = false }
      let (payee, day) = (Int(payees[entry].index), days[entry])
      for posting in first..<end {
        let account = accounts[posting]
        guard brought[Int(account.index)].has(.expense), flags[posting].rawValue & virtual == 0,
          !hasIgnored || !isIgnored[Int(columns.commodities[posting].index)]
        else { continue }
        let own = own.hasOtherDays ? ChargeRows.day(of: posting, in: entry, ownDays) : day
        let place = ends[payee]
        rows[Int(place)] = Row(posting, account, of: entry, on: own)
        ends[payee] = place &+ 1
      }
    }
    return isInOrder
  }

  /// The day of a posting of which it is not its entry's for sure.
  ///
  /// Apart, so that the loop over all postings keeps what it needs in registers.
  @inline(never)
  private static func day(of posting: Int, in entry: Int, _ days: PostingDays) -> Day {
    days.day(of: posting, in: entry)
  }
}
