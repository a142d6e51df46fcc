internal import LedgerModel

/// The days on which postings count.
struct PostingDays: Sendable {
  private let columns: LedgerColumns
  private let postings: PostingTable
  private let traits: [EntryTraits]

  init(_ ledger: Ledger, _ columns: LedgerColumns, _ traits: [EntryTraits]) {
    self.columns = columns
    self.traits = traits
    postings = ledger.postings
  }

  /// The day of a posting: its own or its entry's, and a day later for what a closing entry takes
  /// from an asset or liability.
  func day(of posting: Int, in entry: Int) -> Day {
    let day = postings.ownDay(of: posting) ?? columns.days[entry]
    guard traits[entry].contains(.closing),
      columns.facts(of: posting).brought.contains(.stock)
    else { return day }
    return day.adding(days: 1)
  }
}
