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
  func admits(_ row: ChargeHistory.Row) -> Bool {
    let entry = Int(row.entry)
    return !walk.traits(of: entry).hasIncome && (isPaid.isEmpty || !isPaid[entry])
      && !columns.facts[Int(row.account.index)].isInterest
  }

  /// Collects the charges on some rows, the last first, that may be an item's.
  ///
  /// The columns are read here and nowhere else: they are met in no order, and what comes after
  /// would have to wait for each.
  func collect(_ rows: ArraySlice<ChargeHistory.Row>, into charges: inout [Charge]) {
    charges.removeAll(keepingCapacity: true)
    var index = rows.endIndex
    while index > rows.startIndex {
      if let charge = charge(rows, &index) { charges.append(charge) }
    }
  }

  /// The charge that ends before an index, or `nil` if it is no item's.
  ///
  /// Those before it of the same entry and account belong to it; the index moves to the first one.
  func charge(_ rows: ArraySlice<ChargeHistory.Row>, _ index: inout Int) -> Charge? {
    index -= 1
    let row = rows[index]
    guard admits(row) else { return nil }
    let posting = Int(row.posting)
    let account = row.account.index
    var charge = Charge(
      day: row.day.ordinal, entry: row.entry, account: account,
      commodity: columns.commodities[posting].index, units: columns.units[posting],
      scale: columns.scales[posting], start: index, isUnclear: columns.isWide(posting))
    while index > rows.startIndex, rows[index - 1].entry == row.entry {
      let other = Int(rows[index - 1].posting)
      guard rows[index - 1].account.index == account,
        columns.commodities[other].index == charge.commodity
      else { break }
      index -= 1
      charge.start = index
      let (sum, overflow) = charge.units.addingReportingOverflow(columns.units[other])
      charge.units = sum
      charge.isUnclear =
        charge.isUnclear || overflow || columns.isWide(other)
        || columns.scales[other] != charge.scale || rows[index].day != row.day
    }
    return charge
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
