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
    var real = Array(repeating: Int32(0), count: ledger.accounts.count)
    var virtual = real
    LedgerSurvey.look(at: columns, ledger, &traits, real: &real, virtual: &virtual)
    let counts = zip(real, virtual).map { $0 + $1 }
    ClosingSearch(ledger, columns, classification, postingCounts: counts).mark(&traits)
    self.columns = columns
    self.traits = traits
    (realCounts, virtualCounts) = (real, virtual)
  }

  /// The number of real postings on expense accounts.
  var chargeCount: Int {
    zip(columns.brought, realCounts).reduce(0) { $1.0.has(.expense) ? $0 + Int($1.1) : $0 }
  }

  /// Finds the traits of all entries and counts the postings of all accounts.
  private static func look(
    at columns: LedgerColumns, _ ledger: Ledger, _ traits: inout [EntryTraits],
    real: inout [Int32], virtual: inout [Int32]
  ) {
    let (accounts, flags, ends) = (columns.accounts, columns.flags, columns.postingEnds)
    let (brought, isVirtual) = (columns.brought, columns.virtual)
    var traits = traits.mutableSpan
    var real = real.mutableSpan
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
        if bits & isVirtual == 0 {
          own |= brought[account].rawValue
          real[account] += 1
        } else {
          own |= brought[account].rawValue & ~EntryTraits.flow.rawValue
          virtual[account] += 1
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
