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
    /// Whether the amount is not all that there is to know, for its digits or a day of its own.
    fileprivate(set) var isUnclear: Bool
  }

  private let walk: PostingWalk
  private let columns: LedgerColumns
  /// By entry, whether it pays a declared item; empty if none does.
  private let isPaid: [Bool]

  init(_ sweep: LedgerSweep, _ histories: [RecurringHistory]) {
    walk = sweep.walk
    columns = sweep.walk.columns
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

  /// The number of the account on which a charge stands.
  func account(of row: ChargeHistory.Row) -> Int { Int(columns.accounts[Int(row.posting)].index) }

  /// Whether a charge may be an item's.
  func admits(_ row: ChargeHistory.Row) -> Bool {
    let entry = Int(row.entry)
    return !walk.traits(of: entry).hasIncome && (isPaid.isEmpty || !isPaid[entry])
      && !columns.facts(of: Int(row.posting)).isInterest
  }

  /// The charge that ends before an index, or `nil` if it is no item's.
  ///
  /// Those before it of the same entry and account belong to it; the index moves to the first one.
  func charge(_ rows: ArraySlice<ChargeHistory.Row>, _ index: inout Int) -> Charge? {
    index -= 1
    let row = rows[index]
    guard admits(row) else { return nil }
    let posting = Int(row.posting)
    let account = columns.accounts[posting].index
    var charge = Charge(
      day: row.day.ordinal, entry: row.entry, account: account,
      commodity: columns.commodities[posting].index, units: columns.units[posting],
      scale: columns.scales[posting], isUnclear: columns.isWide(posting))
    while index > rows.startIndex, rows[index - 1].entry == row.entry {
      let other = Int(rows[index - 1].posting)
      guard columns.accounts[other].index == account,
        columns.commodities[other].index == charge.commodity
      else { break }
      index -= 1
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
}
