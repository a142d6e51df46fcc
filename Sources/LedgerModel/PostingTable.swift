/// What is known of a posting beside its account and amount.
package struct PostingFlags: BitwiseCopyable, OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates an empty set, without the detour of an empty literal, which is built element-wise.
  package init() { rawValue = 0 }

  /// Written in brackets or parentheses: no real movement of money.
  package static let virtual = PostingFlags(rawValue: 1)
  /// The amount was left out and comes from the other postings.
  package static let inferred = PostingFlags(rawValue: 2)
  /// Has a row in ``PostingTable/costs``.
  package static let hasCost = PostingFlags(rawValue: 4)
  /// Has a row in ``PostingTable/ownDays``.
  package static let hasOwnDay = PostingFlags(rawValue: 8)
  /// The quantity does not fit 64 bits and stands in a table of its own.
  package static let isWide = PostingFlags(rawValue: 16)
}

/// What a posting's amount cost.
package struct PostingCost: Hashable, Sendable {
  /// Where a cost was read, or that it was worked out.
  package enum Source: Hashable, Sendable {
    /// A transaction price: `@` or `@@`.
    case price
    /// The cost of a lot: `{}`.
    case lot
    /// Found by the reader, for two commodities that have to balance.
    case inferred
  }

  package let posting: Int32
  /// The cost of the whole posting, with its sign.
  package let total: Money
  /// The price of one unit as written, or `nil` if only the total is known.
  package let unit: Quantity?
  package let source: Source

  package init(posting: Int, total: Money, unit: Quantity?, source: Source) {
    self.posting = Int32(posting)
    self.total = total
    self.unit = unit
    self.source = source
  }
}

/// The postings of a ledger in columns, those of an entry one after the other.
package struct PostingTable: Sendable {
  package private(set) var accounts: [AccountID] = []
  package private(set) var commodities: [CommodityID] = []
  package private(set) var flags: [PostingFlags] = []
  /// The quantities in steps of their scale; 0 where they are wide.
  package private(set) var units: [Int64] = []
  package private(set) var scales: [UInt8] = []
  private var wideQuantities: [Int32: Quantity] = [:]
  package private(set) var costs = CostTable()
  /// The days of postings that are not their entry's, ascending by posting.
  package private(set) var ownDays: [(posting: Int32, day: Day)] = []

  package init() {}

  package var count: Int { accounts.count }

  /// Whether some quantity does not fit 64 bits.
  package var hasWideQuantities: Bool { !wideQuantities.isEmpty }

  /// Adds a posting and returns its row.
  @discardableResult
  package mutating func append(
    account: AccountID, _ quantity: Quantity, _ commodity: CommodityID,
    flags postingFlags: PostingFlags = PostingFlags()
  ) -> Int {
    let row = accounts.count
    accounts.append(account)
    commodities.append(commodity)
    scales.append(quantity.scale)
    if let narrow = Int64(exactly: quantity.units) {
      units.append(narrow)
      flags.append(postingFlags)
    } else {
      units.append(0)
      flags.append(PostingFlags(rawValue: postingFlags.rawValue | PostingFlags.isWide.rawValue))
      wideQuantities[Int32(row)] = quantity
    }
    return row
  }

  /// Adds postings; the costs of those that have one follow, in their order.
  package mutating func append(_ rows: Span<PostingRow>) {
    let count = rows.count
    accounts.append(addingCapacity: count) {
      for row in rows.indices { $0.append(rows[row].account) }
    }
    commodities.append(addingCapacity: count) {
      for row in rows.indices { $0.append(rows[row].commodity) }
    }
    flags.append(addingCapacity: count) { for row in rows.indices { $0.append(rows[row].flags) } }
    units.append(addingCapacity: count) { for row in rows.indices { $0.append(rows[row].units) } }
    scales.append(addingCapacity: count) { for row in rows.indices { $0.append(rows[row].scale) } }
  }

  /// Adds rows of another table, with all that is known of them.
  package mutating func append(contentsOf other: PostingTable, _ rows: Range<Int>) {
    let shift = Int32(count - rows.lowerBound)
    accounts += other.accounts[rows]
    commodities += other.commodities[rows]
    flags += other.flags[rows]
    units += other.units[rows]
    scales += other.scales[rows]
    for cost in other.costs.costs(of: rows) {
      costs.append(
        PostingCost(
          posting: Int(cost.posting + shift), total: cost.total, unit: cost.unit,
          source: cost.source))
    }
    for own in other.ownDays[other.places(ofOwnDays: rows)] {
      ownDays.append((own.posting + shift, own.day))
    }
    guard other.hasWideQuantities else { return }
    for row in rows { wideQuantities[Int32(row) + shift] = other.wideQuantities[Int32(row)] }
  }

  /// Where the own days of some rows stand.
  private func places(ofOwnDays rows: Range<Int>) -> Range<Int> {
    let start = ownDays.partitioningIndex { Int($0.posting) >= rows.lowerBound }
    let end = ownDays[start...].partitioningIndex { Int($0.posting) >= rows.upperBound }
    return start..<end
  }

  /// Makes room for further postings at once; what is not used costs no memory.
  package mutating func reserve(_ further: Int) {
    let capacity = count + further
    accounts.reserveCapacity(capacity)
    commodities.reserveCapacity(capacity)
    flags.reserveCapacity(capacity)
    units.reserveCapacity(capacity)
    scales.reserveCapacity(capacity)
  }

  /// Adds the cost of a posting that was added with ``PostingFlags/hasCost``.
  package mutating func append(_ cost: PostingCost) { costs.append(cost) }

  /// Says what the posting added last cost.
  package mutating func setCost(total: Money, unit: Quantity?, source: PostingCost.Source) {
    let row = accounts.count - 1
    costs.append(PostingCost(posting: row, total: total, unit: unit, source: source))
    flags[row].insert(.hasCost)
  }

  /// Gives the posting added last a day of its own.
  package mutating func setOwnDay(_ day: Day) {
    let row = accounts.count - 1
    ownDays.append((Int32(row), day))
    flags[row].insert(.hasOwnDay)
  }

  package func quantity(_ posting: Int) -> Quantity {
    if flags[posting].contains(.isWide), let wide = wideQuantities[Int32(posting)] { return wide }
    return Quantity(units: units[posting], scale: scales[posting])
  }

  package func money(_ posting: Int) -> Money { Money(quantity(posting), commodities[posting]) }

  /// The cost of a posting, found by binary search.
  package func cost(of posting: Int) -> PostingCost? {
    guard flags[posting].contains(.hasCost) else { return nil }
    return costs.cost(of: posting)
  }

  /// The day a posting has beside its entry's, found by binary search.
  package func ownDay(of posting: Int) -> Day? {
    guard flags[posting].contains(.hasOwnDay) else { return nil }
    return ownDays[ownDays.partitioningIndex { Int($0.posting) >= posting }].day
  }
}
