extension Quantity {
  /// The quotient to `newScale` places, rounded half to even, or `nil` if the divisor is zero.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  package func divided(
    by divisor: Quantity, toScale newScale: UInt8
  ) throws(QuantityError) -> Quantity? {
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
