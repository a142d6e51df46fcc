internal import LedgerModel

/// What the postings of each entry tell of it by itself, and how many there are.
struct EntryLook: Sendable {
  let columns: LedgerColumns
  /// What the entries are.
  private(set) var traits: [EntryTraits]
  /// The numbers of all and of the virtual postings, by account.
  private(set) var counts: [Int32]
  private(set) var virtualCounts: [Int32]
  /// The number of real postings on expense accounts, by payee.
  private(set) var chargeCounts: [Int32]

  /// Looks at all entries, at half of them on a thread of its own.
  init(_ ledger: Ledger, _ classification: AccountClassification, _ workers: Workers) {
    let columns = LedgerColumns(ledger, classification)
    let half = columns.entryCount / 2
    let (early, late) = workers.both {
      EntryLook(ledger, columns, 0..<half)
    } _: {
      EntryLook(ledger, columns, half..<columns.entryCount)
    }
    self = early
    traits += late.traits
    counts = zip(counts, late.counts).map { $0 + $1 }
    virtualCounts = zip(virtualCounts, late.virtualCounts).map { $0 + $1 }
    chargeCounts = zip(chargeCounts, late.chargeCounts).map { $0 + $1 }
  }

  private init(_ ledger: Ledger, _ columns: LedgerColumns, _ entries: Range<Int>) {
    self.columns = columns
    traits = Array(repeating: EntryTraits(), count: entries.count)
    counts = Array(repeating: 0, count: ledger.accounts.count)
    virtualCounts = counts
    chargeCounts = Array(repeating: 0, count: ledger.payees.count)
    EntryLook.look(
      at: entries, of: columns, ledger, &traits, &counts, &virtualCounts, &chargeCounts)
  }

  private static func look(
    at entries: Range<Int>, of columns: LedgerColumns, _ ledger: Ledger,
    _ traits: inout [EntryTraits], _ counts: inout [Int32], _ virtualCounts: inout [Int32],
    _ chargeCounts: inout [Int32]
  ) {
    let (accounts, flags, ends) = (
      columns.accounts.span, columns.flags.span, columns.postingEnds.span
    )
    let entryPayees = ledger.entries.payees
    let (brought, payees) = (columns.brought.span, entryPayees.span)
    let (telling, isVirtual) = (columns.telling, columns.virtual)
    var traits = traits.mutableSpan
    var counts = counts.mutableSpan
    var virtual = virtualCounts.mutableSpan
    var charges = chargeCounts.mutableSpan
    var posting = columns.postings(of: entries).lowerBound
    for entry in entries {
      let end = Int(ends[entry])
      var own = columns.flaggedTraits(of: entry).rawValue
      var (joined, chargeCount) = (UInt8(0), Int32(0))
      while posting < end {
        let account = Int(accounts[posting].index)
        let bits = flags[posting].rawValue
        joined |= bits
        counts[account] &+= 1
        if bits & isVirtual == 0 {
          own |= brought[account].rawValue
          chargeCount &+= brought[account].has(.expense) ? 1 : 0
        } else {
          own |= brought[account].rawValue & ~EntryTraits.flow.rawValue
          virtual[account] &+= 1
        }
        posting += 1
      }
      charges[Int(payees[entry].index)] &+= chargeCount
      if joined & telling != 0 { own |= columns.traits(of: entry, ledger, own, joined).rawValue }
      traits[entry - entries.lowerBound] = EntryTraits(rawValue: own)
    }
  }
}

extension LedgerColumns {
  /// What the joined flags of an entry's postings say of it, given what it is otherwise.
  fileprivate func traits(
    of entry: Int, _ ledger: Ledger, _ own: UInt16, _ joined: UInt8
  ) -> EntryTraits {
    var traits = haveOwnDay(joined) ? EntryTraits.ownDay : EntryTraits()
    let isSale = EntryTraits(rawValue: own).isSuperset(of: [.income, .stock])
    if haveCost(joined), isSale, EntryTraits.reducesLot(entry, ledger, self) {
      traits.formUnion(.reducesLot)
    }
    return traits
  }
}
