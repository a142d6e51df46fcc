internal import LedgerModel

/// What is written behind an amount to say which units it means.
struct Lot: Hashable, Sendable {
  /// What one unit cost.
  struct Price: Hashable, Sendable {
    var number: ExactNumber
    var commodity: CommodityID
  }

  var price: Price?
  /// Written `{=10 EUR}`: a price that never changes.
  var isFixated = false
  var day: Day?
  var note: String?
  /// The text in `((…))`.
  var valuation: String?

  /// Whether nothing is written.
  var isEmpty: Bool { price == nil && day == nil && note == nil && valuation == nil }
}
