/// The number of an account in its ``AccountTable``.
package struct AccountID: BitwiseCopyable, Hashable, Comparable, Sendable {
  package let index: Int32
  package init(_ index: Int32) { self.index = index }
  package static func < (left: AccountID, right: AccountID) -> Bool { left.index < right.index }
}

/// The number of a commodity in its ``CommodityTable``.
package struct CommodityID: BitwiseCopyable, Hashable, Comparable, Sendable {
  package let index: Int32
  package init(_ index: Int32) { self.index = index }
  package static func < (left: CommodityID, right: CommodityID) -> Bool { left.index < right.index }
}

/// The number of a payee in ``Ledger/payees``.
package struct PayeeID: BitwiseCopyable, Hashable, Comparable, Sendable {
  package let index: Int32
  package init(_ index: Int32) { self.index = index }
  package static func < (left: PayeeID, right: PayeeID) -> Bool { left.index < right.index }
}
