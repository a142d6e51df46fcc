internal import LedgerModel

/// The plain entries that were read and are not in the ledger's columns yet, and the one being read.
struct PlainEntries: ~Copyable {
  /// The postings, those of the entry being read last.
  var rows: FixedBuffer<PostingRow>
  /// The costs of rows that have one.
  var costs: FixedBuffer<PlainCost>
  var entries: FixedBuffer<EntryRow>
  /// The number of rows and costs of the entries before the one being read.
  private(set) var firstRow = 0
  private var firstCost = 0

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
    rows = FixedBuffer(capacity: hasRoom ? 4096 : 0)
    costs = FixedBuffer(capacity: hasRoom ? 4096 : 0)
    entries = FixedBuffer(capacity: hasRoom ? 1024 : 0)
    accounts = RecentNames(bits: hasRoom ? 9 : 1)
    payees = RecentNames(bits: hasRoom ? 11 : 1)
  }

  /// Begins an entry.
  @inline(__always)
  mutating func start() {
    flags = EntryFlags()
    sums.removeAll()
    missing = -1
  }

  /// Takes the entry being read among the others.
  @inline(__always)
  mutating func finish(day: Day, payee: PayeeID, offset: Int) {
    entries.append(
      EntryRow(
        day: day, payee: payee, flags: flags, offset: offset, postingCount: rows.count - firstRow))
    firstRow = rows.count
    firstCost = costs.count
  }

  /// Drops what was read of the entry.
  mutating func giveUp() {
    rows.truncate(to: firstRow)
    costs.truncate(to: firstCost)
  }

  /// Whether there may be no room for a further entry of the usual size.
  @inline(__always)
  var isNearlyFull: Bool { entries.isFull || rows.count + 64 > rows.capacity }

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
