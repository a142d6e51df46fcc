internal import LedgerModel

/// The plain transactions of a file that wait for the columns, and the one being read.
struct PlainBeancount: ~Copyable {
  /// The postings, those of the transaction being read last.
  var rows: FixedBuffer<PostingRow>
  /// The costs of rows that have one.
  var costs: FixedBuffer<PlainCost>
  var entries: FixedBuffer<EntryRow>
  /// The number of the line of each entry.
  var lines: FixedBuffer<Int32>
  /// The number of rows and costs of the entries before the one being read.
  private var firstRow = 0
  private var firstCost = 0

  /// The sums of the transaction being read.
  var sums = PlainSums()
  /// Its row that has no amount, or -1.
  private(set) var missing = -1
  /// The keys of the metadata of the entry or of its last posting.
  var keys = FixedBuffer<UInt64>(capacity: 16)

  var rules: PlainRules?
  /// Whether an amount was found by ``PlainRules/fillsGaps``.
  private(set) var hasFilledGaps = false
  /// Where the text stands that was refused last.
  var refusal = -1

  var months = PlainMonths(firstYear: 1)
  var commodities = PlainCommodities()
  var accounts: RecentNames
  var payees: RecentNames

  /// - Parameter rules: What may be read, or `nil` for nothing at all, which takes no room.
  init(_ rules: PlainRules?) {
    self.rules = rules
    let hasRoom = rules != nil
    rows = FixedBuffer(capacity: hasRoom ? 4096 : 0)
    costs = FixedBuffer(capacity: hasRoom ? 4096 : 0)
    entries = FixedBuffer(capacity: hasRoom ? 1024 : 0)
    lines = FixedBuffer(capacity: hasRoom ? 1024 : 0)
    accounts = RecentNames(bits: hasRoom ? 9 : 1)
    payees = RecentNames(bits: hasRoom ? 11 : 1)
  }

  /// Begins a transaction.
  @inline(__always)
  mutating func start() {
    sums.removeAll()
    keys.truncate(to: 0)
    missing = -1
  }

  /// Takes the transaction being read among the others.
  @inline(__always)
  mutating func finish(_ day: Day, _ payee: PayeeID, _ flags: EntryFlags, offset: Int, line: Int32)
  {
    entries.append(
      EntryRow(
        day: day, payee: payee, flags: flags, offset: offset, postingCount: rows.count - firstRow))
    lines.append(line)
    firstRow = rows.count
    firstCost = costs.count
    if missing >= 0 { hasFilledGaps = true }
  }

  /// Drops what was read of the transaction.
  mutating func giveUp() {
    rows.truncate(to: firstRow)
    costs.truncate(to: firstCost)
  }

  /// Whether there may be no room for a further transaction of the usual size.
  @inline(__always)
  var isNearlyFull: Bool { entries.isFull || rows.count + 64 > rows.capacity }

  /// Drops the transactions, when the columns have them.
  mutating func removeEntries() {
    rows.truncate(to: 0)
    costs.truncate(to: 0)
    entries.truncate(to: 0)
    lines.truncate(to: 0)
    (firstRow, firstCost) = (0, 0)
  }

  /// Adds the row without an amount, or returns `false` if there is one already.
  mutating func addMissing(_ account: AccountID) -> Bool {
    guard missing < 0 else { return false }
    missing = rows.count
    rows.append(
      PostingRow(
        account: account, commodity: CommodityID(0), units: 0, scale: 0, flags: .inferred))
    return true
  }

  /// Whether the transaction comes to exactly zero in its only commodity, with the missing amount.
  @inline(__always)
  mutating func isComplete() -> Bool {
    // Postings that weigh in several commodities are put in another order.
    guard let sum = sums.only else { return false }
    return missing < 0 ? sum.units == 0 : fillGap(sum)
  }

  /// Fills in the missing amount, at the decimals of the coarsest amount that has any, or returns
  /// `false` if it is zero or would be rounded.
  private mutating func fillGap(_ sum: PlainAmount) -> Bool {
    guard rules?.fillsGaps == true, sum.units != 0, sum.units != .min else { return false }
    var (units, scale) = (-sum.units, sum.scale)
    var coarsest = UInt8.max
    for index in firstRow..<rows.count
    where rows[index].commodity.index == sum.commodity.index && rows[index].scale > 0 {
      if index != missing { coarsest = min(coarsest, rows[index].scale) }
    }
    if coarsest < scale {
      guard scale - coarsest <= 18 else { return false }
      let (quotient, rest) = units.quotientAndRemainder(
        dividingBy: Int64(truncatingIfNeeded: powersOfTen[Int(scale - coarsest)]))
      guard rest == 0 else { return false }
      (units, scale) = (quotient, coarsest)
    }
    var row = rows[missing]
    (row.commodity, row.units, row.scale) = (sum.commodity, units, scale)
    rows[missing] = row
    return true
  }
}
