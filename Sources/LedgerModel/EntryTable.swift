/// What is known of an entry beside its day, payee and postings.
package struct EntryFlags: OptionSet, Hashable, Sendable {
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

/// Where in the input something stands.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The number of the file in ``Ledger/sources``.
  package let file: Int32
  /// The byte offset in the file.
  package let offset: Int

  package init(file: Int32, offset: Int) {
    self.file = file
    self.offset = offset
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}

/// The entries of a ledger in columns, one row a transaction, in no particular order.
package struct EntryTable: Sendable {
  package private(set) var days: [Day] = []
  package private(set) var payees: [PayeeID] = []
  package private(set) var flags: [EntryFlags] = []
  package private(set) var locations: [SourceLocation] = []
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

  /// The entry that a row of the ``PostingTable`` belongs to, found by binary search.
  package func entry(of posting: Int) -> Int {
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(postingEnds[middle]) <= posting { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The rows of an entry's postings in the ``PostingTable``.
  package func postings(of entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(postingEnds[entry - 1]))..<Int(postingEnds[entry])
  }
}
