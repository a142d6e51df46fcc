internal import LedgerModel

/// What is known of entries and accounts before anything is summed, from one look at the postings.
struct LedgerSurvey: Sendable {
  let columns: LedgerColumns
  /// What each entry is as a whole.
  let traits: [EntryTraits]
  /// The numbers of real and of virtual postings by account.
  let realCounts: [Int32]
  let virtualCounts: [Int32]
  /// The entries that were found to close or to open a period, beside those that say so.
  let turns: [Int]

  init(_ ledger: Ledger, _ classification: AccountClassification) {
    self.init(EntryLook(ledger, classification, .alone), ledger, classification)
  }

  /// Finds out what entries are only beside others.
  init(_ look: EntryLook, _ ledger: Ledger, _ classification: AccountClassification) {
    var traits = look.traits
    turns = ClosingSearch(
      ledger, look.columns, classification, postingCounts: look.counts
    ).mark(&traits)
    self.traits = traits
    columns = look.columns
    realCounts = zip(look.counts, look.virtualCounts).map { $0 - $1 }
    virtualCounts = look.virtualCounts
  }
}
