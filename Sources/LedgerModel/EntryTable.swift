/// What is known of an entry beside its day, payee and postings.
package struct EntryFlags: BitwiseCopyable, OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates an empty set, without the detour of an empty literal, which is built element-wise.
  package init() { rawValue = 0 }

  package static let cleared = EntryFlags(rawValue: 1)
  package static let pending = EntryFlags(rawValue: 2)
  /// Moves balances away at the end of a period: written by a `close` command.
  package static let closing = EntryFlags(rawValue: 4)
  /// Brings balances in at the start of a period.
  package static let opening = EntryFlags(rawValue: 8)
}

/// The entries of a ledger in columns, one row a transaction, in no particular order.
package struct EntryTable: Sendable {
  package private(set) var days: [Day] = []
  package private(set) var payees: [PayeeID] = []
  package private(set) var flags: [EntryFlags] = []
  private var locations = LocationColumn()
  /// Where the postings of each entry end in the ``PostingTable``.
  package private(set) var postingEnds: [Int32] = []

  package init() {}

  package var count: Int { days.count }

  /// Adds an entry whose postings are the ones added to the posting table since the last.
  package mutating func append(
    day: Day, payee: PayeeID, flags entryFlags: EntryFlags, at location: SourceLocation,
    postingsEnd: Int
  ) {
    days.append(day)
    payees.append(payee)
    flags.append(entryFlags)
    locations.append(location)
    postingEnds.append(Int32(postingsEnd))
  }

  /// Adds entries of a file whose postings follow those of the entries so far.
  package mutating func append(_ rows: Span<EntryRow>, file: Int32) {
    let count = rows.count
    days.append(addingCapacity: count) { for row in rows.indices { $0.append(rows[row].day) } }
    payees.append(addingCapacity: count) { for row in rows.indices { $0.append(rows[row].payee) } }
    flags.append(addingCapacity: count) { for row in rows.indices { $0.append(rows[row].flags) } }
    locations.append(rows, file: file)
    var end = Int(postingEnds.last ?? 0)
    postingEnds.append(addingCapacity: count) {
      for row in rows.indices {
        end += rows[row].postingCount
        $0.append(Int32(end))
      }
    }
  }

  /// Adds rows of another table, whose postings follow those of the entries so far.
  ///
  /// - Parameters:
  ///   - other: The other table.
  ///   - rows: What is taken of it.
  ///   - payee: The number here of a payee there.
  package mutating func append(
    contentsOf other: EntryTable, _ rows: Range<Int>, payee: (PayeeID) -> PayeeID
  ) {
    guard let first = rows.first else { return }
    let shift = (postingEnds.last ?? 0) - Int32(other.postings(of: first).lowerBound)
    days += other.days[rows]
    for row in rows { payees.append(payee(other.payees[row])) }
    flags += other.flags[rows]
    locations.append(contentsOf: other.locations, rows)
    for row in rows { postingEnds.append(other.postingEnds[row] + shift) }
  }

  /// Makes room for further entries at once; what is not used costs no memory.
  package mutating func reserve(_ further: Int) {
    let capacity = count + further
    days.reserveCapacity(capacity)
    payees.reserveCapacity(capacity)
    flags.reserveCapacity(capacity)
    locations.reserveCapacity(capacity)
    postingEnds.reserveCapacity(capacity)
  }

  /// Where an entry starts.
  package func location(of entry: Int) -> SourceLocation { locations[entry] }

  /// The entry that a row of the ``PostingTable`` belongs to, found by binary search.
  package func entry(of posting: Int) -> Int {
    min(postingEnds.partitioningIndex { Int($0) > posting }, max(0, count - 1))
  }

  /// The rows of an entry's postings in the ``PostingTable``.
  package func postings(of entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(postingEnds[entry - 1]))..<Int(postingEnds[entry])
  }
}
