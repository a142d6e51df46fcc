/// A reason a number cannot be computed exactly.
package enum QuantityError: Error, Equatable, Sendable {
  /// The exact result has more than 38 digits.
  case overflow
}

/// An exact decimal number of at most 38 digits.
///
/// The value is `units × 10^-scale`, so `12.30` is `units: 1230, scale: 2`. Arithmetic never
/// rounds, wraps or becomes infinite: a result that does not fit throws. To round, call
/// ``rounded(toScale:)`` or ``Ratio/rounded(toScale:)``, which round half to even.
///
/// Two quantities are equal if their values are, so `1.0 == 1.00`; the scale is kept, since it
/// says how a number was written.
package struct Quantity: Sendable {
  /// The number in steps of `10^-scale`, at most 38 digits.
  package let units: Int128

  /// The number of decimal places in ``units``.
  package let scale: UInt8

  /// Creates a number from its parts, or returns `nil` if it has more than 38 digits.
  package init?(units: Int128, scale: UInt8) {
    guard units.magnitude < Quantity.limit else { return nil }
    self.units = units
    self.scale = scale
  }

  /// Creates a whole number.
  package init(_ whole: Int) {
    units = Int128(whole)
    scale = 0
  }

  /// Creates a number from 64-bit parts, which always fit.
  package init(units: Int64, scale: UInt8) {
    self.units = Int128(units)
    self.scale = scale
  }

  private init(checked units: Int128, scale: UInt8) {
    self.units = units
    self.scale = scale
  }

  package static let zero = Quantity(0)

  /// The first magnitude that is too large: 10^38.
  private static var limit: UInt128 { 100_000_000_000_000_000_000_000_000_000_000_000_000 }
}

extension Quantity {
  package var isZero: Bool { units == 0 }
  package var isNegative: Bool { units < 0 }
  package var isPositive: Bool { units > 0 }

  /// The number without its sign.
  package var magnitude: Quantity { isNegative ? -self : self }

  /// The same value without trailing zeros after the decimal point.
  package var normalized: Quantity {
    if scale == 0 { return self }
    if let narrow = Int64(exactly: units) { return Quantity(normalizing: narrow, scale: scale) }
    var (units, scale) = (units, scale)
    while scale > 0, units % 10 == 0 { (units, scale) = (units / 10, scale - 1) }
    return Quantity(checked: units, scale: scale)
  }

  /// Creates a number without trailing zeros after the decimal point.
  private init(normalizing narrow: Int64, scale: UInt8) {
    var (units, scale) = (narrow, scale)
    while scale > 0, units % 10 == 0 { (units, scale) = (units / 10, scale - 1) }
    self.init(units: units, scale: scale)
  }

  package static prefix func - (value: Quantity) -> Quantity {
    Quantity(checked: -value.units, scale: value.scale)
  }

  /// The exact sum, at the finer of the two scales, or at a smaller one if it fits only there.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  package static func + (left: Quantity, right: Quantity) throws(QuantityError) -> Quantity {
    let scale = max(left.scale, right.scale)
    if let a = left.narrowUnits(atScale: scale), let b = right.narrowUnits(atScale: scale) {
      let (sum, overflow) = a.addingReportingOverflow(b)
      if !overflow, let result = Quantity(units: sum, scale: scale) { return result }
    }
    let sum = Ratio(left) + Ratio(right)
    let units = (sum.numerator * .powerOfTen(Int(scale)))
      .quotientAndRemainder(dividingBy: sum.denominator).quotient
    return try fitting(units, isNegative: sum.isNegative, scale: Int(scale))
  }

  /// The exact difference, at the scale that ``+(_:_:)`` gives it.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  package static func - (left: Quantity, right: Quantity) throws(QuantityError) -> Quantity {
    try left + -right
  }

  /// The exact product, at the sum of the two scales, or at a smaller one if it fits only there.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  package static func * (left: Quantity, right: Quantity) throws(QuantityError) -> Quantity {
    let (units, overflow) = left.units.multipliedReportingOverflow(by: right.units)
    let scale = Int(left.scale) + Int(right.scale)
    if !overflow, scale <= 255, let product = Quantity(units: units, scale: UInt8(scale)) {
      return product
    }
    return try fitting(
      BigUInt(left.units.magnitude) * BigUInt(right.units.magnitude),
      isNegative: left.isNegative != right.isNegative, scale: scale)
  }

  /// The number `units × 10^-scale` at the finest scale at which it fits.
  private static func fitting(
    _ units: BigUInt, isNegative: Bool, scale: Int
  ) throws(QuantityError) -> Quantity {
    var (units, scale) = (units, scale)
    while true {
      if scale <= 255, let magnitude = units.asUInt128, magnitude < limit {
        let units = Int128(magnitude)
        return Quantity(checked: isNegative ? -units : units, scale: UInt8(scale))
      }
      let (tenth, digit) = units.quotientAndRemainder(dividingBy: BigUInt(10))
      guard scale > 0, digit.isZero else { throw .overflow }
      (units, scale) = (tenth, scale - 1)
    }
  }

  /// This number's ``units`` restated with `newScale` decimal places, not fewer than it has.
  ///
  /// - Throws: ``QuantityError/overflow`` if they do not fit.
  package func units(atScale newScale: UInt8) throws(QuantityError) -> Int128 {
    guard let result = narrowUnits(atScale: newScale) else { throw .overflow }
    return result
  }

  /// This number's ``units`` restated with `newScale` decimal places, or `nil` if they do not fit.
  private func narrowUnits(atScale newScale: UInt8) -> Int128? {
    guard newScale > scale, units != 0 else { return units }
    guard newScale - scale <= 38 else { return nil }
    let (result, overflow) = units.multipliedReportingOverflow(
      by: powersOfTen[Int(newScale - scale)])
    return overflow ? nil : result
  }

  /// This number with at most `newScale` decimal places, rounded half to even.
  ///
  /// Both `0.125` and `0.115` round to `0.12`. Rounding to a finer scale changes nothing.
  package func rounded(toScale newScale: UInt8) -> Quantity {
    guard newScale < scale else { return self }
    guard scale - newScale <= 38 else { return Quantity(checked: 0, scale: newScale) }
    let step = powersOfTen[Int(scale - newScale)]
    return Quantity(checked: units.dividedHalfToEven(by: step), scale: newScale)
  }
}

extension Int128 {
  /// The quotient, rounded to the nearest integer, and to the even one of two equally near.
  ///
  /// - Precondition: `divisor` is not zero, and neither number is the most negative one.
  package func dividedHalfToEven(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let distance = remainder.magnitude
    let rest = divisor.magnitude - distance
    let isPastHalf = distance > rest || (distance == rest && !quotient.isMultiple(of: 2))
    guard isPastHalf else { return quotient }
    return quotient + ((self < 0) == (divisor < 0) ? 1 : -1)
  }
}

extension Quantity: Hashable, Comparable {
  package static func == (left: Quantity, right: Quantity) -> Bool {
    if left.scale == right.scale { return left.units == right.units }
    let (a, b) = (left.normalized, right.normalized)
    return a.scale == b.scale && a.units == b.units
  }

  package func hash(into hasher: inout Hasher) {
    let value = normalized
    hasher.combine(value.units)
    hasher.combine(value.scale)
  }

  package static func < (left: Quantity, right: Quantity) -> Bool {
    let scale = max(left.scale, right.scale)
    if let a = left.narrowUnits(atScale: scale), let b = right.narrowUnits(atScale: scale) {
      return a < b
    }
    return Ratio(left) < Ratio(right)
  }
}
