internal import LedgerModel

/// Sums of one entry by commodity, in the order in which the commodities came.
struct CommoditySums {
  private(set) var rows: [Money] = []

  mutating func removeAll() { rows.removeAll(keepingCapacity: true) }

  mutating func add(_ amount: Money) throws(QuantityError) {
    for index in rows.indices where rows[index].commodity == amount.commodity {
      rows[index] = Money(try rows[index].quantity + amount.quantity, amount.commodity)
      return
    }
    rows.append(amount)
  }

  /// The sum, if there is just one.
  var only: Money? { rows.count == 1 ? rows[0] : nil }

  /// Whether every sum is zero.
  var areZero: Bool { rows.allSatisfy { $0.quantity.isZero } }

  /// The sums that are not zero.
  var residuals: [Money] { rows.filter { !$0.quantity.isZero } }
}
