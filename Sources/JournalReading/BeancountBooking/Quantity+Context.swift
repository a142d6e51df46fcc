internal import LedgerModel

/// Arithmetic as Beancount has it: a result of more than 28 digits is rounded, half to even.
extension Quantity {
  private static var precision: Int { 28 }

  func adding(_ other: Quantity) throws(QuantityError) -> Quantity {
    try (self + other).roundedToContext
  }

  func subtracting(_ other: Quantity) throws(QuantityError) -> Quantity { try adding(-other) }

  func multiplied(by other: Quantity) throws(QuantityError) -> Quantity {
    let (units, overflow) = units.multipliedReportingOverflow(by: other.units)
    let places = Int(scale) + Int(other.scale)
    if !overflow, places <= 255, let product = Quantity(units: units, scale: UInt8(places)) {
      return product.roundedToContext
    }
    let isNegative = isNegative != other.isNegative
    let product = self.units.magnitude.multipliedFullWidth(by: other.units.magnitude)
    var excess = self.units.digits + other.units.digits - Quantity.precision
    while excess > 0 {
      guard excess <= 38 else { throw .overflow }
      let divisor = powersOfTen[excess].magnitude
      guard product.high < divisor else { throw .overflow }
      let (quotient, rest) = divisor.dividingFullWidth(product)
      guard quotient >= powersOfTen[Quantity.precision - 1].magnitude else {
        excess -= 1
        continue
      }
      let rounded = quotient.rounded(up: rest, of: divisor)
      return try Quantity.made(rounded, isNegative, scale: places - excess)
    }
    throw .overflow
  }

  /// The quotient: exact if it has at most 28 digits, and then at the scale that the numbers
  /// suggest; else to 28 digits.
  ///
  /// - Precondition: `divisor` is not zero.
  func divided(by divisor: Quantity) throws(QuantityError) -> Quantity {
    guard !isZero else {
      return Quantity(units: 0, scale: UInt8(max(0, Int(scale) - Int(divisor.scale)))) ?? .zero
    }
    let (dividend, by) = (units.magnitude, divisor.units.magnitude)
    var shift = Quantity.precision - units.digits + divisor.units.digits
    while true {
      let (quotient, rest, bottom) = try Quantity.quotient(dividend, by, shift: shift)
      if quotient >= powersOfTen[Quantity.precision].magnitude {
        shift -= 1
        continue
      }
      var places = Int(scale) - Int(divisor.scale) + shift
      let ideal = max(0, Int(scale) - Int(divisor.scale))
      var rounded = rest == 0 ? quotient : quotient.rounded(up: rest, of: bottom)
      while rest == 0, places > ideal, rounded % 10 == 0 {
        (rounded, places) = (rounded / 10, places - 1)
      }
      return try Quantity.made(rounded, isNegative != divisor.isNegative, scale: places)
    }
  }

  /// `dividend × 10^shift / divisor`, with the rest and what it is a rest of.
  private static func quotient(
    _ dividend: UInt128, _ divisor: UInt128, shift: Int
  ) throws(QuantityError) -> (quotient: UInt128, rest: UInt128, divisor: UInt128) {
    if shift < 0 {
      guard shift >= -38 else { throw .overflow }
      let (bottom, overflow) = divisor.multipliedReportingOverflow(
        by: powersOfTen[-shift].magnitude)
      if overflow { throw .overflow }
      let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: bottom)
      return (quotient, rest, bottom)
    }
    let first = min(shift, 38 - Int128(truncatingIfNeeded: dividend).digits)
    guard first >= 0, shift - first <= 38 else { throw .overflow }
    let top = (dividend * powersOfTen[first].magnitude).multipliedFullWidth(
      by: powersOfTen[shift - first].magnitude)
    guard top.high < divisor else { throw .overflow }
    let (quotient, rest) = divisor.dividingFullWidth(top)
    return (quotient, rest, divisor)
  }

  private static func made(
    _ magnitude: UInt128, _ isNegative: Bool, scale: Int
  ) throws(QuantityError) -> Quantity {
    var (magnitude, scale) = (magnitude, scale)
    while scale < 0 {
      let (tenfold, overflow) = magnitude.multipliedReportingOverflow(by: 10)
      if overflow { throw .overflow }
      (magnitude, scale) = (tenfold, scale + 1)
    }
    guard scale <= 255, magnitude < powersOfTen[38].magnitude,
      let result = Quantity(
        units: isNegative ? -Int128(magnitude) : Int128(magnitude), scale: UInt8(scale))
    else { throw .overflow }
    return result
  }

  private var roundedToContext: Quantity {
    guard units.magnitude >= powersOfTen[Quantity.precision].magnitude else { return self }
    let excess = units.digits - Quantity.precision
    return excess <= Int(scale) ? rounded(toScale: scale - UInt8(excess)) : self
  }

  /// The number to the last digit of a quantum, half to even; a quantum of 10 rounds to tens.
  func quantized(to quantum: Quantity) throws(QuantityError) -> Quantity {
    let step = quantum.normalized
    if step.scale > 0 { return try padded(toScale: step.scale) }
    var (zeros, rest) = (0, step.units)
    while rest != 0, rest % 10 == 0 { (zeros, rest) = (zeros + 1, rest / 10) }
    guard zeros > 0, zeros <= 38 else { return rounded(toScale: 0) }
    let power = Quantity(units: powersOfTen[zeros], scale: 0) ?? Quantity(1)
    return try divided(by: power).rounded(toScale: 0).multiplied(by: power)
  }

  /// The number with just so many decimals, rounded or with zeros.
  private func padded(toScale places: UInt8) throws(QuantityError) -> Quantity {
    guard scale < places else { return rounded(toScale: places) }
    guard let result = Quantity(units: try units(atScale: places), scale: places) else {
      throw .overflow
    }
    return result
  }
}

extension Int128 {
  /// The number of decimal digits, 1 for zero.
  fileprivate var digits: Int {
    var count = 1
    while count < 38, magnitude >= powersOfTen[count].magnitude { count += 1 }
    return count
  }
}

extension UInt128 {
  /// The quotient with what is left over, rounded half to even.
  fileprivate func rounded(up rest: UInt128, of divisor: UInt128) -> UInt128 {
    let other = divisor - rest
    let isUp = rest > other || (rest == other && !isMultiple(of: 2))
    return isUp ? self + 1 : self
  }
}
