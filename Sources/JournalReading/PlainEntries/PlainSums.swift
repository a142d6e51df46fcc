internal import LedgerModel

/// The sums of one plain entry by commodity, in 64 bits and for at most eight commodities.
struct PlainSums: ~Copyable {
  private var rows = FixedBuffer<PlainAmount>(capacity: 8)

  @inline(__always)
  mutating func removeAll() { rows.truncate(to: 0) }

  /// Adds an amount at the finer of the two scales, or returns `false` if it does not fit.
  @inline(__always)
  mutating func add(_ amount: PlainAmount) -> Bool {
    var index = 0
    while index < rows.count {
      if rows[index].commodity.index == amount.commodity.index {
        guard rows[index].scale == amount.scale else { return addRescaled(amount, to: index) }
        let (sum, overflow) = rows[index].units.addingReportingOverflow(amount.units)
        rows[index].units = sum
        return !overflow
      }
      index += 1
    }
    if rows.isFull { return false }
    rows.append(amount)
    return true
  }

  @inline(never)
  private mutating func addRescaled(_ amount: PlainAmount, to index: Int) -> Bool {
    let scale = max(rows[index].scale, amount.scale)
    guard let old = rows[index].units(atScale: scale), let new = amount.units(atScale: scale) else {
      return false
    }
    let (sum, overflow) = old.addingReportingOverflow(new)
    rows[index] = PlainAmount(units: sum, scale: scale, commodity: amount.commodity)
    return !overflow
  }

  /// Whether every sum is exactly zero.
  @inline(__always)
  var areZero: Bool {
    var index = 0
    while index < rows.count {
      if rows[index].units != 0 { return false }
      index += 1
    }
    return true
  }

  /// The sum, if there is just one.
  @inline(__always)
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
