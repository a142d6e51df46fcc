package import LedgerModel

/// The real postings on expense accounts, by payee and day.
package struct ChargeHistory: Sendable {
  /// One posting on an expense account.
  package struct Charge: Equatable, Sendable {
    package var day: Day
    package var payee: PayeeID
    package var account: AccountID
    /// The amount as booked; a refund is negative.
    package var money: Money
    /// Whether it stands in an entry with income.
    package var isWithheld: Bool
    package var entry: Int32
    package var posting: Int32
  }

  private let walk: PostingWalk
  /// The postings by payee, then day, then order of reading; between those of two payees may stand
  /// some of no meaning.
  let rows: [Row]
  /// Where the postings of each payee stand in ``rows``.
  private let starts: [Int32]
  private let ends: [Int32]

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

  /// Collects the charges of all payees.
  init(_ walk: PostingWalk) {
    self.walk = walk
    var (starts, count) = (walk.chargeCounts, Int32(0))
    for payee in starts.indices { (starts[payee], count) = (count, count + starts[payee]) }
    let blank = Row(-1, AccountID(0), of: -1, on: Day(ordinal: 0))
    var rows = Array(repeating: blank, count: Int(count))
    var ends = starts
    let isInOrder = ChargeHistory.collect(walk, &ends, &rows)
    if !isInOrder {
      for payee in starts.indices {
        let range = Int(starts[payee])..<Int(ends[payee])
        let isSorted = range.dropFirst().allSatisfy { rows[$0 - 1].precedes(rows[$0]) }
        if !isSorted { rows[range].sort { $0.precedes($1) } }
      }
    }
    (self.starts, self.ends, self.rows) = (starts, ends, rows)
  }

  /// Puts each charge where the next one of its payee goes, and returns whether all stand by day.
  private static func collect(
    _ walk: PostingWalk, _ ends: inout [Int32], _ rows: inout [Row]
  ) -> Bool {
    let columns = walk.columns
    let (accounts, flags, brought) = (
      columns.accounts.span, columns.flags.span, columns.brought.span
    )
    let entries = walk.ledger.entries.payees
    let payees = entries.span
    var ends = ends.mutableSpan
    var rows = rows.mutableSpan
    var isInOrder = columns.isInOrder
    for entry in 0..<columns.entryCount {
      let traits = walk.traits(of: entry)
      guard traits.has(.expense), !traits.isTurnOfPeriod else { continue }
      if traits.hasOtherDays { isInOrder = false }
      let (payee, day) = (Int(payees[entry].index), columns.days[entry])
      for posting in columns.postings(of: entry) {
        let account = accounts[posting]
        guard brought[Int(account.index)].has(.expense),
          flags[posting].rawValue & columns.virtual == 0,
          !walk.hasIgnored || !walk.isIgnored(columns.commodities[posting])
        else { continue }
        let own = traits.hasOtherDays ? walk.day(of: posting, in: entry) : day
        rows[Int(ends[payee])] = Row(posting, account, of: entry, on: own)
        ends[payee] &+= 1
      }
    }
    return isInOrder
  }

  /// The charges of a payee, ascending by day, future ones included.
  package func charges(of payee: PayeeID) -> [Charge] {
    rows(of: payee).map(charge)
  }

  /// The payees with a charge, ascending.
  package var payees: [PayeeID] {
    (0..<Int32(starts.count)).map(PayeeID.init).filter { !range(of: $0).isEmpty }
  }

  /// Where the charges of a payee stand, ascending by day.
  func rows(of payee: PayeeID) -> ArraySlice<Row> { rows[range(of: payee)] }

  /// The part of ``rows`` that is a payee's.
  func range(of payee: PayeeID) -> Range<Int> {
    let row = Int(payee.index)
    guard starts.indices.contains(row) else { return 0..<0 }
    return Int(starts[row])..<Int(ends[row])
  }

  /// The charge that stands somewhere.
  func charge(_ row: Row) -> Charge {
    Charge(
      day: row.day, payee: walk.ledger.entries.payees[Int(row.entry)],
      account: row.account,
      money: walk.ledger.postings.money(Int(row.posting)), isWithheld: isWithheld(row),
      entry: row.entry, posting: row.posting)
  }

  /// Whether a charge stands in an entry with income.
  func isWithheld(_ row: Row) -> Bool { walk.traits(of: Int(row.entry)).hasIncome }
}
