internal import Diagnostics
internal import LedgerModel

/// Everything that reading fills: the ledger, and what has to wait until all files are read.
struct Books {
  var ledger = Ledger()
  var sources = SourceMap()
  var diagnostics: [Diagnostic] = []
  /// The number of transactions that were written, those without postings included.
  var transactions = 0
  /// The transactions of Ledger files in which a posting stands on no line of the journal, or on one
  /// of another file: Ledger lists those apart.
  var transactionsListedTwice = 0
  var assertions: [BalanceAssertion] = []
  var deferredEntries: [DeferredEntry] = []
  var unsettledEntries: [UnsettledEntry] = []
  var directives: [ParsedDirective] = []
  /// What Beancount files say; it is booked when all files are read.
  var beancount = BeancountRecords()
  /// Where each account first stands.
  var firstUses: [AccountID: SourceRange] = [:]
  /// Where names stand that are too long: an entry may be read a second time, in another way.
  var cutNames: Set<SourceRange> = []
  /// The files that were read, as canonical paths.
  var seen: Set<String> = []
  /// How often a file was read that was read before, and the bytes of that.
  var rereads = (files: 0, bytes: 0)
  /// What Ledger files have said so far.
  var memory = LedgerMemory()
  /// hledger's `=` rules, which are read but not applied.
  var automatedRules = 0

  mutating func report(_ mistake: Mistake, in file: Int32) {
    diagnostics.append(mistake.diagnostic(in: file))
  }

  mutating func warn(_ mistake: Mistake, in file: Int32) {
    diagnostics.append(mistake.diagnostic(in: file, .warning))
  }
}

/// A claim about a balance, to be checked when every entry is known.
struct BalanceAssertion {
  let account: AccountID
  let amount: Money
  let isSole: Bool
  let isInclusive: Bool
  /// The row of the posting that makes it.
  let posting: Int
  let file: Int32
  let range: Range<Int>
}

/// An entry with an amount that follows from a balance, to be booked when that is known.
struct DeferredEntry {
  let draft: DraftEntry
  /// Whether a directive excuses that it is off by a little.
  var isExcused = false
  /// The number of entries that were booked before it was read.
  let position: Int
}

/// An entry that balances only at the precision that a directive may still give a commodity.
struct UnsettledEntry {
  let draft: DraftEntry
  /// The number of entries that were booked before it was read.
  let position: Int
  let residuals: [Money]
  let mistake: Mistake
}

extension Mistake {
  func diagnostic(in file: Int32, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
    Diagnostic(
      id.rawValue, severity, message, at: SourceRange(file: file, range),
      help.map { [Diagnostic.Child(.help, $0)] } ?? [])
  }
}
