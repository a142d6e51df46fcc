internal import Diagnostics
internal import LedgerModel

/// A dated directive of a Beancount file.
struct BeancountEntry: Sendable {
  enum Content: Sendable {
    case transaction(BeancountTransaction)
    case open(BeancountOpen)
    case close(AccountID)
    case commodity(CommodityID)
    case balance(BeancountBalance)
    case pad(AccountID, from: AccountID)
    case note(AccountID, text: String)
    case document(AccountID, path: String)
    case price(CommodityID, Money)
    case event(name: String, text: String)
    case query(name: String, text: String)
    case custom(name: String, [BeancountPlacedValue])
  }

  var day: Day
  /// The number of the line in its file, which orders the entries of a day; 0 for made ones.
  var line: Int32
  /// The bytes of the first line.
  var place: SourceRange
  var content: Content
  var metadata: [BeancountMetadata] = []
}

extension BeancountEntry {
  /// A number that orders entries: by day, then kind, then line.
  var sortKey: Int64 {
    let kind: Int64 =
      switch content {
      case .open: 0
      case .balance: 1
      case .document: 3
      case .close: 4
      default: 2
      }
    return BeancountEntry.sortKey(day, kind: kind, line: line)
  }

  /// The number that orders a transaction of a day and a line.
  static func transactionKey(_ day: Day, line: Int32) -> Int64 {
    sortKey(day, kind: 2, line: line)
  }

  private static func sortKey(_ day: Day, kind: Int64, line: Int32) -> Int64 {
    Int64(day.ordinal) << 34 | kind << 31 | Int64(line)
  }

  var transaction: BeancountTransaction? {
    if case .transaction(let transaction) = content { transaction } else { nil }
  }

  /// The accounts that the entry names, in order and maybe more than once.
  var accounts: [AccountID] {
    switch content {
    case .transaction(let transaction): transaction.postings.map(\.account)
    case .open(let open): [open.account]
    case .balance(let balance): [balance.account]
    case .pad(let account, let source): [account, source]
    case .close(let account), .note(let account, _), .document(let account, _): [account]
    case .commodity, .price, .event, .query, .custom: []
    }
  }
}

/// What `open` says of an account.
struct BeancountOpen: Hashable, Sendable {
  var account: AccountID
  /// The only currencies of the account, or none for any.
  var currencies: [CommodityID] = []
  var method: BookingMethod?
}

/// What `balance` claims.
struct BeancountBalance: Hashable, Sendable {
  var account: AccountID
  var amount: Money
  /// How far off the balance may be, if that is written.
  var tolerance: Quantity?
}

/// How a reduction finds its lots.
enum BookingMethod: String, Sendable, CaseIterable {
  case strict = "STRICT"
  case strictWithSize = "STRICT_WITH_SIZE"
  case none = "NONE"
  case average = "AVERAGE"
  case fifo = "FIFO"
  case lifo = "LIFO"
  case hifo = "HIFO"
}
