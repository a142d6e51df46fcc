/// An exact rational number.
///
/// Shares, means, cadence factors and thresholds are ratios, so that `0.2` is 0.2 and a sum is
/// rounded once, when it is stored. Arithmetic on ratios is total: it never overflows.
package struct Ratio: Hashable, Sendable {
  let isNegative: Bool
  let numerator: BigUInt
  /// Above zero, and without a common divisor with ``numerator``.
  let denominator: BigUInt

  init(isNegative: Bool, _ numerator: BigUInt, _ denominator: BigUInt) {
    let divisor = BigUInt.greatestCommonDivisor(numerator, denominator)
    if divisor.isOne {
      self.init(isNegative: isNegative, reduced: numerator, denominator)
      return
    }
    self.init(
      isNegative: isNegative,
      reduced: numerator.quotientAndRemainder(dividingBy: divisor).quotient,
      denominator.quotientAndRemainder(dividingBy: divisor).quotient)
  }

  /// Creates a ratio of numbers without a common divisor.
  private init(isNegative: Bool, reduced numerator: BigUInt, _ denominator: BigUInt) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  package init(_ quantity: Quantity) {
    if quantity.scale == 0 {
      self.init(
        isNegative: quantity.isNegative, reduced: BigUInt(quantity.units.magnitude), BigUInt(1))
      return
    }
    self.init(
      isNegative: quantity.isNegative, BigUInt(quantity.units.magnitude),
      .powerOfTen(Int(quantity.scale)))
  }

  /// Creates a fraction of whole numbers.
  ///
  /// - Precondition: `denominator` is above zero.
  package init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator > 0, "a denominator is above zero")
    self.init(
      isNegative: numerator < 0, BigUInt(UInt128(numerator.magnitude)),
      BigUInt(UInt128(denominator.magnitude)))
  }

  package static let zero = Ratio(0)
}

extension Ratio {
  package var isZero: Bool { numerator.isZero }

  package static prefix func - (value: Ratio) -> Ratio {
    Ratio(isNegative: !value.isNegative, reduced: value.numerator, value.denominator)
  }

  package static func + (left: Ratio, right: Ratio) -> Ratio {
    if right.isZero { return left }
    if left.isZero { return right }
    let (a, b, denominator) = overOneDenominator(left, right)
    if left.isNegative == right.isNegative {
      return Ratio(isNegative: left.isNegative, a + b, denominator)
    }
    return Ratio(
      isNegative: a < b ? right.isNegative : left.isNegative, a.distance(to: b), denominator)
  }

  /// The numerators of two ratios over a denominator that both can have, and that denominator.
  private static func overOneDenominator(
    _ left: Ratio, _ right: Ratio
  ) -> (left: BigUInt, right: BigUInt, denominator: BigUInt) {
    if left.denominator == right.denominator {
      return (left.numerator, right.numerator, left.denominator)
    }
    return (
      left.numerator * right.denominator, right.numerator * left.denominator,
      left.denominator * right.denominator
    )
  }

  package static func - (left: Ratio, right: Ratio) -> Ratio { left + -right }

  package static func * (left: Ratio, right: Ratio) -> Ratio {
    Ratio(
      isNegative: left.isNegative != right.isNegative, left.numerator * right.numerator,
      left.denominator * right.denominator)
  }

  /// The quotient of two ratios, or `nil` if the divisor is zero.
  package func divided(by divisor: Ratio) -> Ratio? {
    guard !divisor.isZero else { return nil }
    return Ratio(
      isNegative: isNegative != divisor.isNegative, numerator * divisor.denominator,
      denominator * divisor.numerator)
  }

  /// The absolute value.
  package var magnitude: Ratio { isNegative ? -self : self }
}

extension Ratio: Comparable {
  package static func < (left: Ratio, right: Ratio) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let (a, b, _) = overOneDenominator(left, right)
    return left.isNegative ? b < a : a < b
  }
}

extension Ratio {
  /// The nearest decimal number with `scale` places, half to even.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  package func rounded(toScale scale: UInt8) throws(QuantityError) -> Quantity {
    let units = (numerator * .powerOfTen(Int(scale))).dividedHalfToEven(by: denominator)
    return try Ratio.quantity(units, isNegative: isNegative, scale: scale)
  }

  /// The smallest whole number that is not less, or `nil` if it needs more than 63 bits.
  package var roundedUp: Int? {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    guard let floor = quotient.asUInt128 else { return nil }
    if isNegative { return Int(exactly: floor).map { -$0 } }
    return Int(exactly: remainder.isZero ? floor : floor + 1)
  }

  /// The square root to `scale` places, rounded half to even; a negative ratio has none.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  package func squareRoot(toScale scale: UInt8) throws(QuantityError) -> Quantity? {
    guard !isNegative else { return nil }
    // √(n/d) × 10^s = √(n × d × 10^2s) / d. Four times the radicand counts in half steps.
    let radicand = BigUInt(4) * numerator * denominator * .powerOfTen(2 * Int(scale))
    let root = radicand.squareRoot
    let (halves, rest) = root.quotientAndRemainder(dividingBy: denominator)
    let floor = halves.shiftedRight(by: 1)
    let isTie = rest.isZero && root * root == radicand
    let isUp = halves.isOdd && (!isTie || floor.isOdd)
    return try Ratio.quantity(isUp ? floor + BigUInt(1) : floor, isNegative: false, scale: scale)
  }

  private static func quantity(
    _ units: BigUInt, isNegative: Bool, scale: UInt8
  ) throws(QuantityError) -> Quantity {
    guard let magnitude = units.asUInt128, magnitude < powersOfTen[38].magnitude,
      let result = Quantity(
        units: isNegative ? -Int128(magnitude) : Int128(magnitude), scale: scale)
    else { throw .overflow }
    return result
  }
}
