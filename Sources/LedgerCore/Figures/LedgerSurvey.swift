internal import LedgerModel

/// What is known of entries and accounts before anything is summed, from one look at the postings.
struct LedgerSurvey: Sendable {
  let columns: LedgerColumns
  /// What each entry is as a whole.
  let traits: [EntryTraits]
  /// The numbers of real and of virtual postings by account.
  let realCounts: [Int32]
  let virtualCounts: [Int32]

  init(_ ledger: Ledger, _ classification: AccountClassification) {
    let columns = LedgerColumns(ledger, classification)
    var traits = Array(repeating: EntryTraits(), count: columns.entryCount)
    var counts = Array(repeating: Int32(0), count: ledger.accounts.count)
    var virtual = counts
    LedgerSurvey.look(at: columns, ledger, &traits, counts: &counts, virtual: &virtual)
    ClosingSearch(ledger, columns, classification, postingCounts: counts).mark(&traits)
    self.columns = columns
    self.traits = traits
    (realCounts, virtualCounts) = (zip(counts, virtual).map { $0 - $1 }, virtual)
  }

  /// The number of real postings on expense accounts.
  var chargeCount: Int {
    zip(columns.brought, realCounts).reduce(0) { $1.0.has(.expense) ? $0 + Int($1.1) : $0 }
  }

  /// Finds the traits of all entries and counts all and the virtual postings of all accounts.
  private static func look(
    at columns: LedgerColumns, _ ledger: Ledger, _ traits: inout [EntryTraits],
    counts: inout [Int32], virtual: inout [Int32]
  ) {
    let (accounts, flags, ends) = (
      columns.accounts.span, columns.flags.span, columns.postingEnds.span
    )
    let brought = columns.brought.span
    var traits = traits.mutableSpan
    var counts = counts.mutableSpan
    var virtual = virtual.mutableSpan
    var posting = 0
    for entry in 0..<ends.count {
      let end = Int(ends[entry])
      var own = columns.flaggedTraits(of: entry).rawValue
      var joined: UInt8 = 0
      while posting < end {
        let account = Int(accounts[posting].index)
        let bits = flags[posting].rawValue
        joined |= bits
        counts[account] &+= 1
        if bits & columns.virtual == 0 {
          own |= brought[account].rawValue
        } else {
          own |= brought[account].rawValue & ~EntryTraits.flow.rawValue
          virtual[account] &+= 1
        }
        posting += 1
      }
      if joined != 0 { own |= columns.traits(of: entry, ledger, own, joined).rawValue }
      traits[entry] = EntryTraits(rawValue: own)
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
