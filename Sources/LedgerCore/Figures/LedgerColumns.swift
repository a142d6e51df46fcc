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
  private let postingEnds: [Int32]
  private let table: PostingTable
  /// What is known of each account.
  let facts: [AccountFacts]
  // Flags are tested by their bits: to call into the other module for each posting is too slow.
  private let virtual = PostingFlags.virtual.rawValue
  private let cost = PostingFlags.hasCost.rawValue
  private let ownDay = PostingFlags.hasOwnDay.rawValue
  private let wide = PostingFlags.isWide.rawValue
  private let closing = EntryFlags.closing.rawValue
  private let opening = EntryFlags.opening.rawValue

  init(_ ledger: Ledger, _ classification: AccountClassification) {
    facts = ledger.accounts.all.map { AccountFacts($0, classification) }
    table = ledger.postings
    accounts = ledger.postings.accounts
    commodities = ledger.postings.commodities
    flags = ledger.postings.flags
    units = ledger.postings.units
    scales = ledger.postings.scales
    days = ledger.entries.days
    entryFlags = ledger.entries.flags
    postingEnds = ledger.entries.postingEnds
  }

  func isVirtual(_ posting: Int) -> Bool { flags[posting].rawValue & virtual != 0 }
  func hasCost(_ posting: Int) -> Bool { haveCost(flags[posting].rawValue) }
  func isWide(_ posting: Int) -> Bool { flags[posting].rawValue & wide != 0 }

  /// Whether the joined flags of some postings say that one has a cost.
  func haveCost(_ joined: UInt8) -> Bool { joined & cost != 0 }

  /// Whether the joined flags of some postings say that one has a day of its own.
  func haveOwnDay(_ joined: UInt8) -> Bool { joined & ownDay != 0 }

  /// What the flags of an entry say that it is.
  func flaggedTraits(of entry: Int) -> EntryTraits {
    let flags = entryFlags[entry].rawValue
    var traits: EntryTraits = []
    if flags & closing != 0 { traits.insert(.closing) }
    if flags & opening != 0 { traits.insert(.opening) }
    return traits
  }

  /// What is known of the account of a posting.
  func facts(of posting: Int) -> AccountFacts { facts[Int(accounts[posting].index)] }

  func quantity(_ posting: Int) -> Quantity {
    if isWide(posting) { return table.quantity(posting) }
    return Quantity(units: units[posting], scale: scales[posting])
  }

  var entryCount: Int { days.count }

  /// The rows of an entry's postings.
  func postings(of entry: Int) -> Range<Int> {
    (entry == 0 ? 0 : Int(postingEnds[entry - 1]))..<Int(postingEnds[entry])
  }
}
