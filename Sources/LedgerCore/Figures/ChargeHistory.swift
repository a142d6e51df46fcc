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

  private let sweep: LedgerSweep
  /// The postings by payee, then day, then order of reading.
  let rows: [Row]
  /// Where the postings of each payee begin in ``rows``.
  private let starts: [Int32]

  /// Where a charge stands.
  struct Row: Sendable {
    let day: Day
    let entry: Int32
    let posting: Int32

    init(_ posting: Int, of entry: Int, on day: Day) {
      self.day = day
      self.entry = Int32(entry)
      self.posting = Int32(posting)
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

  /// Sorts the charges of a sweep by payee.
  package init(_ sweep: LedgerSweep) {
    self.sweep = sweep
    let payees = sweep.ledger.entries.payees
    let charges = sweep.charges
    var ends = Array(repeating: Int32(0), count: sweep.ledger.payees.count + 1)
    ChargeHistory.count(charges, payees, &ends)
    for payee in ends.indices.dropFirst() { ends[payee] += ends[payee - 1] }
    starts = ends
    var sorted = charges
    ChargeHistory.place(charges, payees, &ends, &sorted)
    if !sweep.walk.calendar.isInOrder {
      for payee in starts.indices.dropLast() {
        let range = Int(starts[payee])..<Int(starts[payee + 1])
        let isSorted = range.dropFirst().allSatisfy { sorted[$0 - 1].precedes(sorted[$0]) }
        if !isSorted { sorted[range].sort { $0.precedes($1) } }
      }
    }
    rows = sorted
  }

  /// Counts the charges of each payee one place further on.
  private static func count(_ charges: [Row], _ payees: [PayeeID], _ ends: inout [Int32]) {
    let (charges, payees) = (charges.span, payees.span)
    var ends = ends.mutableSpan
    for number in charges.indices {
      ends[Int(payees[Int(charges[number].entry)].index) + 1] &+= 1
    }
  }

  /// Puts each charge where the next one of its payee goes.
  private static func place(
    _ charges: [Row], _ payees: [PayeeID], _ ends: inout [Int32], _ sorted: inout [Row]
  ) {
    let (charges, payees) = (charges.span, payees.span)
    var ends = ends.mutableSpan
    var sorted = sorted.mutableSpan
    for number in charges.indices {
      let row = charges[number]
      let payee = Int(payees[Int(row.entry)].index)
      sorted[Int(ends[payee])] = row
      ends[payee] &+= 1
    }
  }

  /// The charges of a payee, ascending by day, future ones included.
  package func charges(of payee: PayeeID) -> [Charge] {
    rows(of: payee).map(charge)
  }

  /// The payees with a charge, ascending.
  package var payees: [PayeeID] {
    (0..<Int32(starts.count - 1)).map(PayeeID.init).filter { !range(of: $0).isEmpty }
  }

  /// Where the charges of a payee stand, ascending by day.
  func rows(of payee: PayeeID) -> ArraySlice<Row> { rows[range(of: payee)] }

  /// The part of ``rows`` that is a payee's.
  func range(of payee: PayeeID) -> Range<Int> {
    let row = Int(payee.index)
    guard (0..<starts.count - 1).contains(row) else { return 0..<0 }
    return Int(starts[row])..<Int(starts[row + 1])
  }

  /// The charge that stands somewhere.
  func charge(_ row: Row) -> Charge {
    Charge(
      day: row.day, payee: sweep.ledger.entries.payees[Int(row.entry)],
      account: sweep.ledger.postings.accounts[Int(row.posting)],
      money: sweep.ledger.postings.money(Int(row.posting)), isWithheld: isWithheld(row),
      entry: row.entry, posting: row.posting)
  }

  /// Whether a charge stands in an entry with income.
  func isWithheld(_ row: Row) -> Bool { sweep.walk.traits(of: Int(row.entry)).hasIncome }
}
