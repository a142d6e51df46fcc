internal import LedgerModel

/// What a metadata field holds, or one of the values of a `custom` directive.
enum BeancountValue: Hashable, Sendable {
  case text(String)
  case account(AccountID)
  case day(Day)
  case currency(CommodityID)
  case tag(String)
  case flag(Bool)
  case number(Quantity)
  case amount(Money)
  /// `NULL`, or nothing after the key.
  case none
}

/// A value and where it is written.
struct BeancountPlacedValue: Hashable, Sendable {
  let value: BeancountValue
  let range: Range<Int>
}

/// A metadata field: `key: value` below an entry or a posting.
struct BeancountMetadata: Hashable, Sendable {
  let key: String
  let value: BeancountValue
  /// The bytes of the key.
  let keyRange: Range<Int>
  /// The bytes of the value, or an empty range.
  let range: Range<Int>
}
