package import LedgerModel

/// How a figure changed against an earlier one.
package enum TrendMath {
  /// The change of an amount over the size of the earlier one, or `nil` if that is absent or zero.
  ///
  /// The size has no sign, so the result is positive exactly if the amount grew: from -100 to 100
  /// is +2, from -100 to -150 is -0.5.
  package static func percentChange(current: Quantity, previous: Quantity?) -> Ratio? {
    guard let previous else { return nil }
    let (new, old) = (Ratio(current), Ratio(previous))
    return (new - old).divided(by: old.magnitude)
  }

  /// The plain difference of two figures that are fractions or counts of months already.
  ///
  /// - Throws: `QuantityError.overflow` if the difference has more than 38 digits.
  package static func pointDelta(
    current: Quantity?, previous: Quantity?
  ) throws(QuantityError) -> Quantity? {
    guard let current, let previous else { return nil }
    return try current - previous
  }
}
