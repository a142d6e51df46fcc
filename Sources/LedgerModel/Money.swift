/// An exact amount of one commodity.
///
/// Two commodities never add: there is no arithmetic on money, only on the quantities of one
/// commodity at a time.
package struct Money: Hashable, Sendable {
  package let quantity: Quantity
  package let commodity: CommodityID

  package init(_ quantity: Quantity, _ commodity: CommodityID) {
    self.quantity = quantity
    self.commodity = commodity
  }

  package static prefix func - (value: Money) -> Money { Money(-value.quantity, value.commodity) }
}
