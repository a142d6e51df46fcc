internal import LedgerModel

/// What one commodity is worth in another on a day, as a fraction that is not divided out.
struct ExchangeRate: Sendable {
  /// The places to which a division is rounded, half to even.
  static let scale: UInt8 = 12

  private(set) var numerator: Quantity
  /// `nil` stands for 1: the conversion is then exact.
  private(set) var denominator: Quantity?
  private(set) var isTraded = false
  /// How many steps of the conversion use a price the other way round.
  private(set) var inverseSteps = 0
  /// The day of the oldest price, or `nil` if none was needed.
  private(set) var day: Day?

  /// The rate of a commodity in itself.
  static let one = ExchangeRate(numerator: Quantity(1), denominator: nil)

  private init(numerator: Quantity, denominator: Quantity?) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The rate that a price states, or `nil` if it would divide by zero.
  init?(_ point: PriceSeries.Point, isInverse: Bool, isTraded: Bool) {
    let (above, below) = isInverse ? (point.units, point.worth) : (point.worth, point.units)
    guard !below.isZero else { return nil }
    numerator = above
    denominator = below == Quantity(1) ? nil : below
    self.isTraded = isTraded
    inverseSteps = isInverse ? 1 : 0
    day = point.day
  }

  /// The rate of two conversions one after the other.
  ///
  /// - Throws: ``QuantityError/overflow`` if the product has more than 38 digits.
  func followed(by next: ExchangeRate) throws(QuantityError) -> ExchangeRate {
    var both = self
    both.numerator = try numerator * next.numerator
    if let denominator, let other = next.denominator {
      both.denominator = try denominator * other
    } else {
      both.denominator = denominator ?? next.denominator
    }
    both.isTraded = isTraded || next.isTraded
    both.inverseSteps += next.inverseSteps
    both.day = day.map { first in next.day.map { min(first, $0) } ?? first } ?? next.day
    return both
  }

  /// What a quantity is worth, exact or rounded half to even to ``scale`` places.
  ///
  /// - Throws: ``QuantityError/overflow`` if it has more than 38 digits.
  func value(of quantity: Quantity) throws(QuantityError) -> Quantity {
    let product = try quantity * numerator
    guard let denominator else { return product }
    return try product.divided(by: denominator, toScale: ExchangeRate.scale) ?? product
  }

  /// Whether this rate is to be preferred to another of as many steps: declared before traded,
  /// forward before inverse, the newer one.
  func isBetter(than other: ExchangeRate) -> Bool {
    if isTraded != other.isTraded { return !isTraded }
    if inverseSteps != other.inverseSteps { return inverseSteps < other.inverseSteps }
    guard let day, let otherDay = other.day else { return false }
    return day > otherDay
  }
}
