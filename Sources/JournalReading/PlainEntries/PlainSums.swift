internal import LedgerModel

/// The sums of one plain entry by commodity, in 64 bits.
struct PlainSums {
  private var rows: [PlainAmount] = []

  mutating func removeAll() { rows.removeAll(keepingCapacity: true) }

  /// Adds an amount at the finer of the two scales, or returns `false` if it does not fit.
  @inline(__always)
  mutating func add(_ amount: PlainAmount) -> Bool {
    for index in rows.indices where rows[index].commodity.index == amount.commodity.index {
      guard rows[index].scale == amount.scale else { return addRescaled(amount, to: index) }
      let (sum, overflow) = rows[index].units.addingReportingOverflow(amount.units)
      rows[index].units = sum
      return !overflow
    }
    rows.append(amount)
    return rows.count <= 8
  }

  @inline(never)
  private mutating func addRescaled(_ amount: PlainAmount, to index: Int) -> Bool {
    let scale = max(rows[index].scale, amount.scale)
    guard let old = rows[index].units(atScale: scale), let new = amount.units(atScale: scale) else {
      return false
    }
    let (sum, overflow) = old.addingReportingOverflow(new)
    (rows[index].units, rows[index].scale) = (sum, scale)
    return !overflow
  }

  /// Whether every sum is exactly zero.
  var areZero: Bool {
    for index in rows.indices where rows[index].units != 0 { return false }
    return true
  }

  /// The sum, if there is just one.
  var only: PlainAmount? { rows.count == 1 ? rows[0] : nil }
}

extension PlainAmount {
  /// The units at a scale that is not smaller, or `nil` if they do not fit.
  fileprivate func units(atScale newScale: UInt8) -> Int64? {
    if newScale == scale || units == 0 { return units }
    guard newScale - scale <= 18 else { return nil }
    let (result, overflow) = units.multipliedReportingOverflow(
      by: Int64(powersOfTen[Int(newScale - scale)]))
    return overflow ? nil : result
  }
}
