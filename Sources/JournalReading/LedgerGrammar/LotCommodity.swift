internal import LedgerModel

/// A commodity as Ledger tells commodities apart: with the lot that its units come from.
///
/// Units with different lot prices, dates or notes do not balance each other.
struct LotCommodity: Hashable, Sendable {
  var commodity: CommodityID
  /// The lot in the ``LotTable``, or `nil` for units of no lot in particular.
  var lot: LotID?

  init(_ commodity: CommodityID, lot: LotID? = nil) {
    self.commodity = commodity
    self.lot = lot
  }
}

/// The number of a lot in its ``LotTable``.
struct LotID: Hashable, Sendable {
  let index: Int32
}
