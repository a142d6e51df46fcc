internal import LedgerModel

/// Running sums by commodity, to be used again and again.
struct CommoditySums {
  /// Where the sum of each commodity stands in ``sums``, or -1.
  private var rows: [Int32]
  private var sums: [(commodity: CommodityID, sum: ExactSum)] = []

  init(count: Int) { rows = Array(repeating: -1, count: count) }

  mutating func add(_ quantity: Quantity, _ commodity: CommodityID) throws(QuantityError) {
    try add(ExactSum(quantity), commodity)
  }

  mutating func add(_ sum: ExactSum, _ commodity: CommodityID) throws(QuantityError) {
    var row = Int(rows[Int(commodity.index)])
    if row < 0 {
      row = sums.count
      rows[Int(commodity.index)] = Int32(row)
      sums.append((commodity, ExactSum()))
    }
    try sums[row].sum.add(sum)
  }

  /// Returns the sums that are not zero, ascending by commodity, and starts over.
  mutating func finish() throws(QuantityError) -> [Money] {
    var amounts: [Money] = []
    for (commodity, sum) in sums.sorted(by: { $0.commodity < $1.commodity }) {
      rows[Int(commodity.index)] = -1
      if !sum.isZero { amounts.append(Money(try sum.quantity(), commodity)) }
    }
    sums.removeAll(keepingCapacity: true)
    return amounts
  }
}
