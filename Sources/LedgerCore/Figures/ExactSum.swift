internal import LedgerModel

/// A running exact sum at the finest scale it has met.
struct ExactSum: Sendable {
  private(set) var units: Int128 = 0
  private(set) var scale: UInt8 = 0

  init() {}

  init(_ quantity: Quantity) {
    units = quantity.units
    scale = quantity.scale
  }

  var isZero: Bool { units == 0 }

  /// The sum as a number.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  func quantity() throws(QuantityError) -> Quantity {
    guard let result = Quantity(units: units, scale: scale) else { throw .overflow }
    return result
  }

  mutating func add(_ quantity: Quantity) throws(QuantityError) {
    try add(quantity.units, scale: quantity.scale)
  }

  mutating func add(_ other: ExactSum) throws(QuantityError) {
    try add(other.units, scale: other.scale)
  }

  mutating func subtract(_ quantity: Quantity) throws(QuantityError) {
    try add(-quantity.units, scale: quantity.scale)
  }

  /// Adds `other × 10^-otherScale`.
  ///
  /// - Throws: ``QuantityError/overflow`` if the sum has more than 38 digits.
  mutating func add(_ other: Int128, scale otherScale: UInt8) throws(QuantityError) {
    guard otherScale == scale else {
      try addRescaled(other, otherScale)
      return
    }
    let (sum, overflow) = units.addingReportingOverflow(other)
    if overflow { throw .overflow }
    units = sum
  }

  private mutating func addRescaled(_ other: Int128, _ otherScale: UInt8) throws(QuantityError) {
    if units == 0, otherScale > scale {
      (units, scale) = (other, otherScale)
      return
    }
    let isFiner = otherScale > scale
    let distance = isFiner ? otherScale - scale : scale - otherScale
    let (coarse, fine) = isFiner ? (units, other) : (other, units)
    let narrow = Int64(truncatingIfNeeded: coarse)
    // Two numbers of 64 bits always have a product of 128.
    if distance <= 18, Int128(narrow) == coarse {
      let power = Int64(truncatingIfNeeded: powersOfTen[Int(distance)])
      let (sum, overflow) = fine.addingReportingOverflow(Int128(narrow) &* Int128(power))
      if !overflow {
        (units, scale) = (sum, max(scale, otherScale))
        return
      }
    }
    if otherScale < scale, scale - otherScale <= 38 {
      let power = powersOfTen[Int(scale - otherScale)]
      let (rescaled, isTooLarge) = other.multipliedReportingOverflow(by: power)
      let (sum, overflow) = units.addingReportingOverflow(rescaled)
      if !isTooLarge, !overflow {
        units = sum
        return
      }
    }
    guard let addend = Quantity(units: other, scale: otherScale) else { throw .overflow }
    let own = try quantity()
    do throws(QuantityError) {
      self = ExactSum(try own + addend)
    } catch {
      self = ExactSum(try own.normalized + addend.normalized)
    }
  }
}
