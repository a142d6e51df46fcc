internal import LedgerModel

/// What a balance is of: an account and a commodity in it.
struct HoldingKey: Hashable, Comparable, Sendable {
  let account: AccountID
  let commodity: CommodityID

  static func < (left: HoldingKey, right: HoldingKey) -> Bool {
    (left.account, left.commodity) < (right.account, right.commodity)
  }
}
