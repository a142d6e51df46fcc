internal import LedgerModel

/// An amount as read, with where it stands.
struct WrittenAmount: Equatable {
  var quantity: Quantity
  var commodity: CommodityID
  var range: Range<Int>

  var money: Money { Money(quantity, commodity) }
}

/// A posting of the entry that is being read.
struct DraftPosting {
  enum Kind: Equatable { case real, virtual, balancedVirtual }

  /// A cost as written: for one unit (`@`), or for the whole amount (`@@`).
  struct Cost: Equatable {
    var amount: WrittenAmount
    var isTotal: Bool
  }

  /// What is claimed of a balance after the posting.
  struct Assertion: Equatable {
    var amount: WrittenAmount
    /// What an amount that follows from the claim costs.
    var cost: Cost?
    /// Written `==`: no other commodity is left.
    var isSole: Bool
    /// Written `=*`: with the accounts below.
    var isInclusive: Bool
  }

  var account: AccountID
  var accountRange: Range<Int>
  var kind: Kind
  var amount: WrittenAmount?
  var cost: Cost?
  /// The cost of the lot in braces.
  var lot: Cost?
  var assertion: Assertion?
  var ownDay: Day?
  /// Whether the last word of the account has a digit, as an amount after one blank would.
  var endsInAmount = false
  /// Whether the amount was left out and comes from the other postings.
  var isInferred = false
  /// Whether the cost was left out and comes from the other postings.
  var isCostInferred = false

  /// Whether the posting has nothing beside its account and amount.
  var isPlain: Bool { cost == nil && lot == nil && assertion == nil && ownDay == nil }

  /// What the ledger keeps of the posting's kind.
  var flags: PostingFlags {
    let kind = self.kind == .real ? 0 : PostingFlags.virtual.rawValue
    return PostingFlags(rawValue: kind | (isInferred ? PostingFlags.inferred.rawValue : 0))
  }

  /// Whether the amount is to be found from a balance: an assertion without an amount.
  var isAssignment: Bool { amount == nil && assertion != nil }
}

/// The entry that is being read; its storage serves one entry after the other.
struct DraftEntry {
  var day = Day(ordinal: 0)
  var payee = PayeeID(0)
  var flags = EntryFlags()
  /// The bytes of the entry, from the date to the end of its last posting.
  var range = 0..<0
  var file: Int32 = 0
  var postings: [DraftPosting] = []
}
