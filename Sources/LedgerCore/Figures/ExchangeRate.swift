internal import LedgerModel

/// What one commodity is worth in another on a day, as a fraction that is not divided out.
struct ExchangeRate: Sendable {
  /// The places to which a division is rounded, half to even.
  static let scale = Ratio.reportScale
  /// The most places of a value that is kept as it is, so that values of finer prices still add up.
  static let finestScale: UInt8 = 24

  private(set) var numerator: Quantity
  /// `nil` stands for 1: the conversion is then exact.
  private(set) var denominator: Quantity?
  /// The rate where the two numbers do not hold it, since it has more than 38 digits.
  private var wide: Ratio?
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
  func followed(by next: ExchangeRate) -> ExchangeRate {
    var both = self
    do throws(QuantityError) {
      both.numerator = try numerator * next.numerator
      if let denominator, let other = next.denominator {
        both.denominator = try denominator * other
      } else {
        both.denominator = denominator ?? next.denominator
      }
    } catch {
      both.wide = ratio * next.ratio
    }
    both.isTraded = isTraded || next.isTraded
    both.inverseSteps += next.inverseSteps
    both.day = day.map { first in next.day.map { min(first, $0) } ?? first } ?? next.day
    return both
  }

  /// What a quantity is worth, or `nil` if that has more than 38 digits.
  ///
  /// A product is exact. One of more than 24 places, such as that of two numbers with 18 each, is
  /// rounded half to even to ``scale`` places, as every division is.
  func value(of quantity: Quantity) -> Quantity? {
    if wide == nil, let product = try? quantity * numerator {
      if let denominator {
        return try? product.divided(by: denominator, toScale: ExchangeRate.scale)
      }
      if product.scale <= ExchangeRate.finestScale { return product }
      let shortest = product.normalized
      if shortest.scale <= ExchangeRate.finestScale { return shortest }
    }
    return try? (Ratio(quantity) * ratio).rounded(toScale: ExchangeRate.scale)
  }

  private var ratio: Ratio {
    wide ?? Ratio(numerator).divided(by: Ratio(denominator ?? Quantity(1))) ?? .zero
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
