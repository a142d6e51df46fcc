internal import LedgerModel

/// What is known of entries and accounts before anything is summed, from one look at the postings.
struct LedgerSurvey: Sendable {
  let columns: LedgerColumns
  /// What each entry is as a whole.
  let traits: [EntryTraits]
  /// The numbers of real and of virtual postings by account.
  let realCounts: [Int32]
  let virtualCounts: [Int32]
  /// By payee, the most charges that there can be: the real postings on expense accounts.
  let chargeCounts: [Int32]

  init(_ ledger: Ledger, _ classification: AccountClassification) {
    self.init(EntryLook(ledger, classification, .alone), ledger, classification)
  }

  /// Finds out what entries are only beside others.
  init(_ look: EntryLook, _ ledger: Ledger, _ classification: AccountClassification) {
    var traits = look.traits
    ClosingSearch(ledger, look.columns, classification, postingCounts: look.counts).mark(&traits)
    self.traits = traits
    columns = look.columns
    realCounts = zip(look.counts, look.virtualCounts).map { $0 - $1 }
    virtualCounts = look.virtualCounts
    chargeCounts = look.chargeCounts
  }
}
