internal import LedgerModel

/// What an account holds: an amount of each currency and lot, in the order in which they came.
struct Inventory: Sendable {
  struct Position: Sendable {
    var number: Quantity
    let currency: CommodityID
    /// The lot, or `nil` for units without a cost.
    let lot: BeancountLot?
  }

  /// How an amount changed the inventory.
  enum Change { case created, augmented, reduced, ignored }

  private(set) var positions: [Position] = []

  /// Adds an amount to the position with its lot; an empty position goes.
  @discardableResult
  mutating func add(
    _ number: Quantity, _ currency: CommodityID, _ lot: BeancountLot?
  ) throws(QuantityError) -> Change {
    let index = positions.firstIndex { position in
      guard position.currency == currency else { return false }
      guard let lot, let other = position.lot else { return lot == nil && position.lot == nil }
      return lot == other
    }
    guard let index else {
      if number.isZero { return .ignored }
      positions.append(Position(number: number, currency: currency, lot: lot))
      return .created
    }
    let isReduced = positions[index].number.isPositive != number.isPositive
    let sum = try positions[index].number.adding(number)
    if sum.isZero { positions.remove(at: index) } else { positions[index].number = sum }
    return isReduced ? .reduced : .augmented
  }

  @discardableResult
  mutating func add(_ posting: BookedPosting) throws(QuantityError) -> Change {
    try add(posting.units.quantity, posting.units.commodity, posting.lot)
  }

  /// The sum of all lots of a currency.
  func units(of currency: CommodityID) throws(QuantityError) -> Quantity {
    var sum = Quantity.zero
    for position in positions where position.currency == currency {
      sum = try sum.adding(position.number)
    }
    return sum
  }

  /// Whether an amount is of the other sign than some lot of its currency.
  func isReduced(by number: Quantity, _ currency: CommodityID) -> Bool {
    !number.isZero
      && positions.contains {
        $0.currency == currency && $0.number.isPositive != number.isPositive
      }
  }

  /// The only currency, or `nil` if there are more or none.
  var onlyCurrency: CommodityID? { only(positions.map(\.currency)) }

  /// The only currency of costs, or `nil` if there are more or none.
  var onlyCostCurrency: CommodityID? { only(positions.compactMap { $0.lot?.currency }) }

  private func only(_ currencies: [CommodityID]) -> CommodityID? {
    guard let first = currencies.first, currencies.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
