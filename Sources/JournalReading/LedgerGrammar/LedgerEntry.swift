internal import LedgerModel

/// The Ledger entry that is being read; its storage serves one entry after the other.
struct LedgerEntry {
  var day = Day(ordinal: 0)
  var payee = PayeeID(0)
  var flags = EntryFlags()
  /// What stands in parentheses before the description, kept where a rule may ask for it.
  var code: String?
  /// The bytes of the first line.
  var header = 0..<0
  /// The bytes of the last line that was read, where Ledger reports what it finds at the end.
  var lastLine = 0..<0
  var file: Int32 = 0
  /// What a `UUID` tag says.
  var identifier: String?
  var postings: [LedgerPosting] = []
  /// The comments of the entry, kept where a rule may ask for them.
  var notes: [String] = []
}
