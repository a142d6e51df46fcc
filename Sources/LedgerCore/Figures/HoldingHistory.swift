internal import LedgerModel

/// What each account holds of each commodity, as changes by month.
struct HoldingHistory: Sendable {
  /// A change of one holding in a month.
  private struct Change: Sendable {
    let row: Int32
    var sum: ExactSum
  }

  private var rows: HoldingRows
  private var changes: [Change] = []
  /// Where the changes of each month that has some end in ``changes``, ascending by month.
  private var ends: [(month: Month, end: Int)] = []
  /// What the changes up to some come to, by holding, so that no question adds up all of them.
  private var totals: [(end: Int, sums: [ExactSum])] = []
  private var runningTotal: [ExactSum] = []
  /// The numbers of holdings, ascending by account, then commodity.
  private var order: [Int32] = []

  /// Where the change of the month stands in ``changes``, or -1.
  private var openChanges: [Int32] = []

  init(accountCount: Int) {
    rows = HoldingRows(accountCount: accountCount)
  }

  /// Adds a change to the current month.
  mutating func add(_ quantity: Quantity, _ key: HoldingKey) throws(QuantityError) {
    try add(quantity.units, scale: quantity.scale, key)
  }

  /// Adds a change of `units × 10^-scale` to the current month.
  mutating func add(_ units: Int128, scale: UInt8, _ key: HoldingKey) throws(QuantityError) {
    let row = rows.row(of: key)
    if row == openChanges.count {
      openChanges.append(-1)
      runningTotal.append(ExactSum())
    }
    if openChanges[row] < 0 {
      openChanges[row] = Int32(changes.count)
      changes.append(Change(row: Int32(row), sum: ExactSum()))
    }
    try changes[Int(openChanges[row])].sum.add(units, scale: scale)
  }

  /// Ends the current month; months come in ascending order.
  mutating func finish(_ month: Month) throws(QuantityError) {
    let start = ends.last?.end ?? 0
    guard start < changes.count else { return }
    for row in start..<changes.count {
      let change = changes[row]
      openChanges[Int(change.row)] = -1
      try runningTotal[Int(change.row)].add(change.sum.units, scale: change.sum.scale)
    }
    ends.append((month, changes.count))
    // As many changes as holdings between two totals: so the totals take no more room than both.
    if changes.count - (totals.last?.end ?? 0) >= runningTotal.count {
      totals.append((changes.count, runningTotal))
    }
  }

  /// Ends the last month.
  mutating func seal() {
    let keys = rows.keys
    order = (0..<Int32(keys.count)).sorted { keys[Int($0)] < keys[Int($1)] }
    (openChanges, runningTotal) = ([], [])
  }
}

extension HoldingHistory {
  /// A holding that is not zero.
  struct Holding: Sendable {
    let key: HoldingKey
    let quantity: Quantity
  }

  /// The holdings at the end of a month and after further changes, ascending by key.
  func holdings(
    through month: Month, adding further: [HoldingKey: ExactSum]
  ) throws(QuantityError) -> [Holding] {
    let end = ends[..<ends.partitioningIndex { month.index < $0.month.index }].last?.end ?? 0
    let total = totals[..<totals.partitioningIndex { end < $0.end }].last
    var sums = total?.sums ?? []
    sums += repeatElement(ExactSum(), count: rows.keys.count - sums.count)
    for row in (total?.end ?? 0)..<end {
      let change = changes[row]
      try sums[Int(change.row)].add(change.sum.units, scale: change.sum.scale)
    }
    for (key, sum) in further {
      guard let row = rows.find(key) else { continue }
      try sums[row].add(sum.units, scale: sum.scale)
    }
    var holdings: [Holding] = []
    for row in order where !sums[Int(row)].isZero {
      holdings.append(
        Holding(key: rows.keys[Int(row)], quantity: try sums[Int(row)].quantity()))
    }
    return holdings
  }
}
