internal import LedgerModel

/// A posting of the Ledger entry that is being read.
struct LedgerPosting {
  /// What the posting cost.
  struct Cost {
    /// The cost of the whole posting, with the sign of its amount.
    var total: LedgerAmount
    /// The price of one unit as written, or `nil` if only the total is known.
    var unit: ExactNumber?
    /// Written `@ =` or `@@ =`: the price never changes.
    var isFixated = false
    /// Found by the reader, for two commodities that have to balance.
    var isInferred = false
  }

  var account: AccountID
  var accountRange: Range<Int>
  var kind = DraftPosting.Kind.real
  /// Written `<account>`: assertions do not see it.
  var isDeferred = false
  var amount: LedgerAmount?
  var amountRange = 0..<0
  /// What the amount is computed from when a rule is applied.
  var formula: Expression?
  var cost: Cost?
  /// What the posting adds to the sum of its entry: its cost, with the gain on its lot.
  var weight: LedgerAmount?
  /// Whether the amount was left out and comes from the other postings.
  var isInferred = false
  /// Whether a rule, or a missing amount in several commodities, made the posting.
  var isGenerated = false
  /// The file that the posting stands in, or `nil` for one that Ledger makes up.
  var file: Int32?
  var status = EntryFlags()
  var ownDay: Day?
  /// The comments of the posting, kept where a rule may ask for them.
  var notes: [String] = []

  /// Whether the posting takes part in the balance of its entry.
  var mustBalance: Bool { kind != .virtual }
}
