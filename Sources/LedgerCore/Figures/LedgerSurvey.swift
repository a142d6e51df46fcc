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
    var traits: [EntryTraits] = []
    traits.reserveCapacity(columns.entryCount)
    var real = Array(repeating: Int32(0), count: ledger.accounts.count)
    var virtual = real
    for entry in 0..<columns.entryCount {
      var own = columns.flaggedTraits(of: entry)
      var flags: UInt8 = 0
      for posting in columns.postings(of: entry) {
        let account = Int(columns.accounts[posting].index)
        let brought = columns.facts[account].brought
        flags |= columns.flags[posting].rawValue
        if columns.isVirtual(posting) {
          own.formUnion(brought.subtracting(.flow))
          virtual[account] += 1
        } else {
          own.formUnion(brought)
          real[account] += 1
        }
      }
      if columns.haveOwnDay(flags) { own.insert(.ownDay) }
      if columns.haveCost(flags), own.isSuperset(of: [.income, .stock]),
        EntryTraits.reducesLot(entry, ledger, columns)
      {
        own.insert(.reducesLot)
      }
      traits.append(own)
    }
    let counts = zip(real, virtual).map { $0 + $1 }
    ClosingSearch(ledger, columns, classification, postingCounts: counts).mark(&traits)
    self.columns = columns
    self.traits = traits
    (realCounts, virtualCounts) = (real, virtual)
  }
}
