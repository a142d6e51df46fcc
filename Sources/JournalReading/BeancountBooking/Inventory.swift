internal import LedgerModel

/// What an account holds: an amount of each currency and lot.
struct Inventory: Sendable {
  struct Position: Sendable {
    var number: Quantity
    let currency: CommodityID
    /// The lot, or `nil` for units without a cost.
    let lot: BeancountLot?
  }

  /// How an amount changed the inventory.
  enum Change { case created, augmented, reduced, ignored }

  private var rows: [CommodityLots] = []
  /// Where each currency stands in ``rows``, once they are too many to look through.
  private var places: [CommodityID: Int] = [:]

  /// The order in which lots are taken, if it is not that in which they came.
  private let order: LotQueue.Order?

  /// The number of rows that are looked through one by one.
  private static let few = 8

  init(_ order: LotQueue.Order? = nil) { self.order = order }

  /// Adds an amount to the position with its lot; an empty position goes.
  @discardableResult
  mutating func add(
    _ number: Quantity, _ currency: CommodityID, _ lot: BeancountLot?
  ) throws(QuantityError) -> Change {
    if let row = row(of: currency) { return try rows[row].add(number, lot) }
    rows.append(CommodityLots(currency, order))
    if rows.count > Inventory.few {
      for row in (places.isEmpty ? 0 : rows.count - 1)..<rows.count {
        places[rows[row].currency] = row
      }
    }
    return try rows[rows.count - 1].add(number, lot)
  }

  @discardableResult
  mutating func add(_ posting: BookedPosting) throws(QuantityError) -> Change {
    try add(posting.units.quantity, posting.units.commodity, posting.lot)
  }

  private func row(of currency: CommodityID) -> Int? {
    guard rows.count <= Inventory.few else { return places[currency] }
    return rows.firstIndex { $0.currency.index == currency.index }
  }

  /// The positions of a currency, in the order in which they came.
  func positions(of currency: CommodityID) -> [Position] { lots(of: currency)?.positions ?? [] }

  /// The lots of a currency, or `nil` if there never were any.
  func lots(of currency: CommodityID) -> CommodityLots? { row(of: currency).map { rows[$0] } }

  /// The sum of all lots of a currency.
  func units(of currency: CommodityID) throws(QuantityError) -> Quantity {
    var sum = Quantity.zero
    for position in positions(of: currency) { sum = try sum.adding(position.number) }
    return sum
  }

  /// Whether an amount is of the other sign than some lot of its currency.
  func isReduced(by number: Quantity, _ currency: CommodityID) -> Bool {
    !number.isZero && (lots(of: currency)?.holdsOpposite(of: number) ?? false)
  }

  /// The only currency, or `nil` if there are more or none.
  var onlyCurrency: CommodityID? { only(rows.filter { !$0.isEmpty }.map(\.currency)) }

  /// The only currency of costs, or `nil` if there are more or none.
  var onlyCostCurrency: CommodityID? {
    only(rows.flatMap(\.costCurrencies))
  }

  private func only(_ currencies: [CommodityID]) -> CommodityID? {
    guard let first = currencies.first, currencies.allSatisfy({ $0 == first }) else { return nil }
    return first
  }
}
