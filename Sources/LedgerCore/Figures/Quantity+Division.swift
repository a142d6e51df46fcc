internal import LedgerModel

extension Quantity {
  /// The quotient to `newScale` places, rounded half to even, or `nil` if the divisor is zero.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  func divided(by divisor: Quantity, toScale newScale: UInt8) throws(QuantityError) -> Quantity? {
    guard !divisor.isZero else { return nil }
    let shift = Int(newScale) + Int(divisor.scale) - Int(scale)
    if (0...38).contains(shift) {
      let (dividend, overflow) = units.multipliedReportingOverflow(by: powersOfTen[shift])
      if !overflow {
        let rounded = dividend.dividedHalfToEven(by: divisor.units)
        if let result = Quantity(units: rounded, scale: newScale) { return result }
      }
    }
    return try Ratio(self).divided(by: Ratio(divisor))?.rounded(toScale: newScale)
  }
}

extension Int128 {
  /// The quotient, rounded to the nearest number, and to the even one of two equally near.
  ///
  /// - Precondition: `divisor` is not zero, and neither number is the most negative one.
  fileprivate func dividedHalfToEven(by divisor: Int128) -> Int128 {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    let (rest, size) = (remainder.magnitude, divisor.magnitude)
    let isPastHalf = rest > size - rest || (rest == size - rest && !quotient.isMultiple(of: 2))
    guard isPastHalf else { return quotient }
    return (self < 0) == (divisor < 0) ? quotient + 1 : quotient - 1
  }
}
