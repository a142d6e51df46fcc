internal import LedgerModel

/// An amount inside a Ledger entry.
struct LedgerAmount: Hashable, Sendable {
  var number: ExactNumber
  var commodity: LotCommodity

  init(_ number: ExactNumber, _ commodity: LotCommodity) {
    self.number = number
    self.commodity = commodity
  }

  /// The same amount of no lot in particular.
  var withoutLot: LedgerAmount { LedgerAmount(number, LotCommodity(commodity.commodity)) }

  static prefix func - (amount: LedgerAmount) -> LedgerAmount {
    LedgerAmount(-amount.number, amount.commodity)
  }
}
