internal import LedgerModel

/// Running sums by account, each of the commodity and the scale that the account met last.
///
/// Most accounts hold one commodity at one scale, and most sums fit 64 bits: what does not leaves
/// as a ``Sum`` that makes room for the new one.
struct RecentSums {
  /// What was added up on an account: `units × 10^-scale` of a commodity.
  struct Sum: Equatable {
    let account: Int
    let commodity: Int32
    let units: Int64
    let scale: UInt8
  }

  /// The sum of an account; none has a commodity below zero.
  private struct Cell {
    var units: Int64 = 0
    var commodity: Int32 = -1
    var scale: UInt8 = 0
  }

  private var cells: [Cell]
  /// The accounts with a sum.
  private var open: [Int] = []

  init(accountCount: Int) {
    cells = Array(repeating: Cell(), count: accountCount)
  }

  /// Adds to the sum of an account if it has one of the same commodity and scale, and returns
  /// whether it did.
  @inline(__always)
  mutating func extend(
    _ account: Int, by units: Int64, scale: UInt8, _ commodity: CommodityID
  ) -> Bool {
    var cells = cells.mutableSpan
    guard cells[account].commodity == commodity.index, cells[account].scale == scale else {
      return false
    }
    let (sum, overflow) = cells[account].units.addingReportingOverflow(units)
    if !overflow { cells[account].units = sum }
    return !overflow
  }

  /// Adds to the sum of an account, and returns the sum that had to leave for it, if any.
  mutating func add(
    _ units: Int64, scale: UInt8, _ commodity: CommodityID, on account: Int
  ) -> Sum? {
    if extend(account, by: units, scale: scale, commodity) { return nil }
    let cell = cells[account]
    cells[account] = Cell(units: units, commodity: commodity.index, scale: scale)
    if cell.commodity < 0 {
      open.append(account)
      return nil
    }
    return Sum(account: account, commodity: cell.commodity, units: cell.units, scale: cell.scale)
  }

  /// Removes all sums.
  ///
  /// - Throws: What `body` throws.
  mutating func removeAll<Failure: Error>(
    _ body: (Sum) throws(Failure) -> Void
  ) throws(Failure) {
    for account in open {
      let cell = cells[account]
      cells[account] = Cell()
      try body(
        Sum(account: account, commodity: cell.commodity, units: cell.units, scale: cell.scale))
    }
    open.removeAll(keepingCapacity: true)
  }
}
