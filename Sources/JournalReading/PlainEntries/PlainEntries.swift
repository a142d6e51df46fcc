internal import LedgerModel

/// The plain entries that were read and are not in the ledger's columns yet, and the one being read.
struct PlainEntries: ~Copyable {
  /// The postings, those of the entry being read last.
  var rows: FixedBuffer<PostingRow>
  /// The costs of rows that have one.
  var costs: FixedBuffer<PlainCost>
  private(set) var entries: FixedBuffer<EntryRow>
  /// The number of rows and costs of the entries before the one being read.
  private(set) var firstRow = 0
  private var firstCost = 0

  /// A row of no posting and one of no entry, from which others are made by changing their members:
  /// that takes no call into another module.
  private let blankRow = PostingRow(
    account: AccountID(0), commodity: CommodityID(0), units: 0, scale: 0)
  private let inferred = PostingFlags.inferred
  private let blankEntry = EntryRow(
    day: Day(ordinal: 0), payee: PayeeID(0), flags: EntryFlags(), offset: 0, postingCount: 0)

  /// The status of the entry being read.
  var flags = EntryFlags()
  /// The sums of the entry being read.
  var sums = PlainSums()
  /// The row of the entry being read that has no amount, or -1.
  var missing = -1

  var commodities = PlainCommodities()
  var months: PlainMonths
  var accounts: RecentNames
  var payees: RecentNames

  /// Whether what was read so far leaves plain entries their plain meaning.
  var isOpen = true
  /// The number of lines so far that may have changed what plain entries mean.
  private(set) var changes = 0

  /// - Parameters:
  ///   - dialect: The language of the file.
  ///   - hasRoom: Whether there are places at all: they are some hundred kilobytes, which a parser of
  ///     a single amount or date does without.
  init(_ dialect: DialectName, hasRoom: Bool) {
    months = PlainMonths(firstYear: dialect == .ledger ? 1400 : 0)
    rows = FixedBuffer(capacity: hasRoom ? PlainEntries.usualRoom : 0)
    costs = FixedBuffer(capacity: hasRoom ? PlainEntries.usualRoom : 0)
    entries = FixedBuffer(capacity: hasRoom ? 1024 : 0)
    accounts = RecentNames(bits: hasRoom ? 10 : 2)
    payees = RecentNames(bits: hasRoom ? 11 : 2)
  }

  /// Begins an entry.
  @inline(__always)
  mutating func start() {
    flags = blankEntry.flags
    sums.removeAll()
    missing = -1
  }

  /// Takes the entry being read among the others.
  @inline(__always)
  mutating func finish(day: Day, payee: PayeeID, offset: Int) {
    var entry = blankEntry
    (entry.day, entry.payee, entry.flags) = (day, payee, flags)
    (entry.offset, entry.postingCount) = (offset, rows.count &- firstRow)
    entries.append(entry)
    firstRow = rows.count
    firstCost = costs.count
  }

  /// Adds the row of a posting with an amount.
  @inline(__always)
  mutating func append(_ account: AccountID, _ amount: PlainAmount) {
    var row = blankRow
    (row.account, row.commodity) = (account, amount.commodity)
    (row.units, row.scale) = (amount.units, amount.scale)
    rows.append(row)
  }

  /// Adds the row of a posting whose amount is missing.
  @inline(__always)
  mutating func appendMissing(_ account: AccountID) {
    missing = rows.count
    var row = blankRow
    (row.account, row.flags) = (account, inferred)
    rows.append(row)
  }

  /// Adds the row of a posting with a cost.
  mutating func append(
    _ account: AccountID, _ amount: PlainAmount, total: PlainAmount, unit: PlainAmount?
  ) {
    costs.append(PlainCost(row: rows.count, total: total, unit: unit))
    var row = blankRow
    (row.account, row.commodity) = (account, amount.commodity)
    (row.units, row.scale, row.flags) = (amount.units, amount.scale, .hasCost)
    rows.append(row)
  }

  /// Drops what was read of the entry.
  mutating func giveUp() {
    rows.truncate(to: firstRow)
    costs.truncate(to: firstCost)
  }

  /// The rows that wait for the columns: as many as the caches of a processor hold.
  private static let usualRoom = 4096

  /// Whether there may be no room for a further entry of the usual size.
  @inline(__always)
  var isNearlyFull: Bool { entries.isFull || rows.count &+ 64 > PlainEntries.usualRoom }

  /// Whether there is room for a further row and its cost; an entry with very many rows gets more.
  @inline(__always)
  mutating func hasRoomForRow() -> Bool {
    !rows.isFull && !costs.isFull || grow()
  }

  @inline(never)
  private mutating func grow() -> Bool {
    guard rows.capacity > 0 else { return false }
    if rows.isFull { rows.doubleCapacity() }
    if costs.isFull { costs.doubleCapacity() }
    return true
  }

  /// Drops the entries, when the ledger has them.
  mutating func removeEntries() {
    rows.truncate(to: 0)
    costs.truncate(to: 0)
    entries.truncate(to: 0)
    (firstRow, firstCost) = (0, 0)
  }

  /// Takes note that a directive may have changed how names and numbers read.
  mutating func noteChange() {
    changes += 1
    forgetNames()
  }

  /// Forgets how names and numbers read.
  mutating func forgetNames() {
    commodities.removeAll()
    accounts.removeAll()
  }
}

/// What a row of a plain entry costs.
struct PlainCost {
  /// The row among those that wait.
  var row: Int
  /// The cost of the whole row, with its sign.
  var total: PlainAmount
  /// The price of one unit, or `nil` where the whole cost was written.
  var unit: PlainAmount?
}
