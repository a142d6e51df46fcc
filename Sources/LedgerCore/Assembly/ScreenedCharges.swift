internal import LedgerModel

/// The charges that may be an undeclared item's, entry by entry.
///
/// What is withheld from income, interest, and what pays a declared item is none.
struct ScreenedCharges: Sendable {
  /// What an entry charged on one account.
  struct Charge {
    let day: Int32
    let entry: Int32
    let account: Int32
    let commodity: Int32
    fileprivate(set) var units: Int64
    let scale: UInt8
    /// The index of the first row that belongs to it.
    fileprivate(set) var start: Int
    /// Whether the amount is not all that there is to know, for its digits or a day of its own.
    fileprivate(set) var isUnclear: Bool
    /// Whether it may be an item's.
    let isAdmitted: Bool

    /// Takes in what stands right before it, if that is of the same entry, account and commodity,
    /// and returns whether it did.
    fileprivate mutating func take(_ other: Charge) -> Bool {
      guard other.start == start - 1, other.entry == entry, other.account == account,
        other.commodity == commodity
      else { return false }
      let (sum, overflow) = units.addingReportingOverflow(other.units)
      (units, start) = (sum, other.start)
      isUnclear =
        isUnclear || overflow || other.isUnclear || other.scale != scale || other.day != day
      return true
    }
  }

  private let walk: PostingWalk
  private let columns: LedgerColumns
  /// By entry, whether it pays a declared item; empty if none does.
  private let isPaid: [Bool]

  init(_ walk: PostingWalk, _ histories: [RecurringHistory]) {
    self.walk = walk
    columns = walk.columns
    let payments = histories.lazy.flatMap(\.paid).map(\.payment)
    guard !payments.isEmpty else {
      isPaid = []
      return
    }
    var isPaid = Array(repeating: false, count: columns.entryCount)
    for payment in payments { isPaid[Int(payment.entry)] = true }
    self.isPaid = isPaid
  }

  var accountCount: Int { columns.facts.count }

  /// Whether a charge may be an item's.
  private func admits(_ row: ChargeHistory.Row) -> Bool {
    let entry = Int(row.entry)
    return !walk.traits(of: entry).hasIncome && (isPaid.isEmpty || !isPaid[entry])
      && !columns.facts[Int(row.account.index)].isInterest
  }

  /// Reads what some rows stand for, each by itself, the last first.
  ///
  /// The columns are read in one plain loop: rows are met in no order, and what has to wait for a row
  /// should not have the next one wait as well.
  func read(_ rows: ArraySlice<ChargeHistory.Row>, into charges: inout [Charge]) {
    charges.removeAll(keepingCapacity: true)
    for index in rows.indices.reversed() { charges.append(charge(rows[index], index)) }
  }

  /// Collects the charges on some rows, the last first, that may be an item's.
  func collect(_ rows: ArraySlice<ChargeHistory.Row>, into charges: inout [Charge]) {
    read(rows, into: &charges)
    var count = 0
    for place in charges.indices where charges[place].isAdmitted {
      if count > 0, charges[count - 1].take(charges[place]) { continue }
      charges[count] = charges[place]
      count += 1
    }
    charges.removeLast(charges.count - count)
  }

  /// The charge that ends before an index, or `nil` if it is no item's.
  ///
  /// Those before it of the same entry and account belong to it; the index moves to the first one.
  func charge(_ rows: ArraySlice<ChargeHistory.Row>, _ index: inout Int) -> Charge? {
    index -= 1
    var charge = charge(rows[index], index)
    guard charge.isAdmitted else { return nil }
    while index > rows.startIndex, rows[index - 1].entry == charge.entry,
      charge.take(self.charge(rows[index - 1], index - 1))
    {
      index -= 1
    }
    return charge
  }

  private func charge(_ row: ChargeHistory.Row, _ index: Int) -> Charge {
    let posting = Int(row.posting)
    return Charge(
      day: row.day.ordinal, entry: row.entry, account: row.account.index,
      commodity: columns.commodities[posting].index, units: columns.units[posting],
      scale: columns.scales[posting], start: index, isUnclear: columns.isWide(posting),
      isAdmitted: admits(row))
  }
}

extension ArraySlice<ChargeHistory.Row> {
  /// The index behind the charges before a day; they ascend by day.
  func count(before day: Day) -> Int { partitioningIndex { day.ordinal <= $0.day.ordinal } }

  /// The first of the charges that stand beside the one at an index in its entry.
  func startOfEntry(at index: Int) -> Int {
    var start = index
    while start > startIndex, start < endIndex, self[start - 1].entry == self[start].entry {
      start -= 1
    }
    return start
  }
}
