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
  struct Cell {
    fileprivate var units: Int64 = 0
    fileprivate(set) var commodity: Int32 = -1
    fileprivate var scale: UInt8 = 0

    /// What it holds, or `nil` if it is empty.
    func sum(of account: Int) -> Sum? {
      if commodity < 0 { return nil }
      return Sum(account: account, commodity: commodity, units: units, scale: scale)
    }
  }

  private(set) var cells: [Cell]
  /// The accounts with a sum.
  private var open: [Int] = []

  init(accountCount: Int) {
    cells = Array(repeating: Cell(), count: accountCount)
  }

  /// Takes the sums out, to be added to one by one until they are put back.
  mutating func take() -> [Cell] {
    let taken = cells
    cells = []
    return taken
  }

  /// Puts the sums back with the accounts that got one meanwhile.
  mutating func put(_ cells: consuming [Cell], opened: [Int]) {
    self.cells = cells
    open += opened
  }

  /// Removes all sums.
  ///
  /// - Throws: What `body` throws.
  mutating func removeAll<Failure: Error>(
    _ body: (Sum) throws(Failure) -> Void
  ) throws(Failure) {
    for account in open {
      let sum = cells[account].sum(of: account)
      cells[account] = Cell()
      if let sum { try body(sum) }
    }
    open.removeAll(keepingCapacity: true)
  }
}

extension MutableSpan<RecentSums.Cell> {
  /// Adds to the sum of an account if it has one of the same commodity and scale, and returns
  /// whether it did.
  @inline(__always)
  mutating func extend(
    _ account: Int, by units: Int64, scale: UInt8, _ commodity: CommodityID
  ) -> Bool {
    var cell = self[account]
    if cell.commodity != commodity.index || cell.scale != scale { return false }
    let (sum, overflow) = cell.units.addingReportingOverflow(units)
    if overflow { return false }
    cell.units = sum
    self[account] = cell
    return true
  }

  /// Starts a sum of an account anew, and returns the one before.
  mutating func replace(
    _ account: Int, by units: Int64, scale: UInt8, _ commodity: CommodityID
  ) -> RecentSums.Cell {
    let before = self[account]
    self[account] = RecentSums.Cell(units: units, commodity: commodity.index, scale: scale)
    return before
  }
}
