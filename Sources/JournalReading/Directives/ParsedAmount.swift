internal import LedgerModel

/// An amount as it was read; its symbol is still text.
struct ParsedAmount: Hashable, Sendable {
  let quantity: Quantity
  /// The commodity without quotes, or empty for a plain number.
  let symbol: String
}
