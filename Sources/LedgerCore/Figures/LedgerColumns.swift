internal import LedgerModel

/// The columns that a sweep reads, side by side.
struct LedgerColumns: Sendable {
  let accounts: [AccountID]
  let commodities: [CommodityID]
  let flags: [PostingFlags]
  let units: [Int64]
  let scales: [UInt8]
  let days: [Day]
  let entryFlags: [EntryFlags]
  /// Where the postings of each entry end.
  let postingEnds: [Int32]
  /// Whether the entries stand by day.
  let isInOrder: Bool
  private let table: PostingTable
  /// Whether some quantity does not fit 64 bits.
  private let hasWide: Bool
  /// What is known of each account.
  let facts: [AccountFacts]
  /// What a real posting on each account brings to its entry, apart from the other facts.
  let brought: [EntryTraits]
  // Flags are tested by their bits: to call into the other module for each posting is too slow.
  let virtual = PostingFlags.virtual.rawValue
  let cost = PostingFlags.hasCost.rawValue
  let wide = PostingFlags.isWide.rawValue
  private let ownDay = PostingFlags.hasOwnDay.rawValue
  private let closing = EntryFlags.closing.rawValue
  private let opening = EntryFlags.opening.rawValue

  init(_ ledger: Ledger, _ classification: AccountClassification) {
    facts = ledger.accounts.all.map { AccountFacts($0, classification, ledger.accounts) }
    brought = facts.map { $0.brought }
    table = ledger.postings
    hasWide = table.hasWideQuantities
    accounts = ledger.postings.accounts
    commodities = ledger.postings.commodities
    flags = ledger.postings.flags
    units = ledger.postings.units
    scales = ledger.postings.scales
    days = ledger.entries.days
    entryFlags = ledger.entries.flags
    postingEnds = ledger.entries.postingEnds
    isInOrder = LedgerColumns.isAscending(days)
  }

  private static func isAscending(_ days: [Day]) -> Bool {
    var last = Int32.min
    for day in days {
      if day.ordinal < last { return false }
      last = day.ordinal
    }
    return true
  }

  func isVirtual(_ posting: Int) -> Bool { flags[posting].rawValue & virtual != 0 }
  func hasCost(_ posting: Int) -> Bool { haveCost(flags[posting].rawValue) }
  func isWide(_ posting: Int) -> Bool { hasWide && flags[posting].rawValue & wide != 0 }

  /// Whether the joined flags of some postings say that one has a cost.
  func haveCost(_ joined: UInt8) -> Bool { joined & cost != 0 }

  /// Whether the joined flags of some postings say that one has a day of its own.
  func haveOwnDay(_ joined: UInt8) -> Bool { joined & ownDay != 0 }

  /// The flags of which one says more of an entry than its accounts do.
  var telling: UInt8 { cost | ownDay }

  /// What the flags of an entry say that it is.
  func flaggedTraits(of entry: Int) -> EntryTraits {
    let flags = entryFlags[entry].rawValue
    if flags & (closing | opening) == 0 { return EntryTraits() }
    var traits = EntryTraits()
    if flags & closing != 0 { traits.formUnion(.closing) }
    if flags & opening != 0 { traits.formUnion(.opening) }
    return traits
  }

  /// What is known of the account of a posting.
  func facts(of posting: Int) -> AccountFacts { facts[Int(accounts[posting].index)] }

  func quantity(_ posting: Int) -> Quantity {
    if isWide(posting) { return table.quantity(posting) }
    return Quantity(units: units[posting], scale: scales[posting])
  }

  var entryCount: Int { days.count }

  /// The last day of an entry up to a day, or `nil` without one.
  func lastDay(upTo limit: Day) -> Day? {
    if isInOrder {
      let end = days.partitioningIndex { limit.ordinal < $0.ordinal }
      return end == 0 ? nil : days[end - 1]
    }
    var last: Day?
    for day in days where day.ordinal <= limit.ordinal {
      if last.map({ $0.ordinal < day.ordinal }) ?? true { last = day }
    }
    return last
  }

  /// Entries among which are all after a day and through another, and no more than need be if they
  /// stand by day.
  func entries(after start: Day, through end: Day) -> Range<Int> {
    guard isInOrder, start < end else { return 0..<entryCount }
    return days.partitioningIndex {
      start.ordinal < $0.ordinal
    }..<days.partitioningIndex { end.ordinal < $0.ordinal }
  }

  /// The rows of an entry's postings.
  func postings(of entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(postingEnds[entry - 1]))..<Int(postingEnds[entry])
  }

  /// The rows of the postings of some entries that stand one after the other.
  func postings(of entries: Range<Int>) -> Range<Int> {
    if entries.isEmpty { return 0..<0 }
    return postings(of: entries.lowerBound).lowerBound..<Int(postingEnds[entries.upperBound - 1])
  }
}
