internal import LedgerModel

/// Sums of one entry by commodity, in the order in which the commodities came.
struct EntrySums {
  private(set) var rows: [Money] = []
  /// Where each commodity stands in ``rows``, once they are too many to look through.
  private var places: [CommodityID: Int] = [:]

  /// The number of rows that are looked through one by one.
  private static let few = 16

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  mutating func add(_ amount: Money) throws(QuantityError) {
    if let row = row(of: amount.commodity) {
      rows[row] = Money(try rows[row].quantity + amount.quantity, amount.commodity)
      return
    }
    rows.append(amount)
    if rows.count > EntrySums.few {
      for row in (places.isEmpty ? 0 : rows.count - 1)..<rows.count {
        places[rows[row].commodity] = row
      }
    }
  }

  private func row(of commodity: CommodityID) -> Int? {
    guard rows.count <= EntrySums.few else { return places[commodity] }
    return rows.firstIndex { $0.commodity.index == commodity.index }
  }

  /// The sum, if there is just one.
  var only: Money? { rows.count == 1 ? rows[0] : nil }

  /// The sums that are not zero.
  var residuals: [Money] { rows.filter { !$0.quantity.isZero } }
}
