internal import LedgerModel

/// A number inside a Ledger entry: a decimal, or a fraction whose decimals never end.
///
/// Nothing is rounded inside an entry. ``stored()`` gives the decimal that the ledger keeps.
enum ExactNumber: Sendable {
  case decimal(Quantity)
  /// Never equal to a decimal of 38 digits.
  case fraction(Ratio)

  static let zero = ExactNumber.decimal(.zero)

  init(_ quantity: Quantity) { self = .decimal(quantity) }

  /// Takes a ratio as a decimal if it is one.
  init(_ ratio: Ratio) {
    for scale in stride(from: UInt8(0), through: 36, by: 6) {
      if let decimal = try? ratio.rounded(toScale: scale), Ratio(decimal) == ratio {
        self = .decimal(decimal)
        return
      }
    }
    self = .fraction(ratio)
  }

  /// The decimal places that are kept of a fraction.
  private static let storedScale: UInt8 = 18

  /// The number as the ledger keeps it: a decimal as it is, a fraction rounded half to even to 18
  /// places, or to as many as 38 digits leave room for.
  ///
  /// - Throws: ``QuantityError/overflow`` if the whole part alone has more than 38 digits.
  func stored() throws(QuantityError) -> Quantity {
    switch self {
    case .decimal(let quantity): return quantity
    case .fraction(let ratio):
      for scale in stride(from: ExactNumber.storedScale, to: 0, by: -1) {
        if let rounded = try? ratio.rounded(toScale: scale) { return rounded }
      }
      return try ratio.rounded(toScale: 0)
    }
  }

  var ratio: Ratio {
    switch self {
    case .decimal(let quantity): Ratio(quantity)
    case .fraction(let ratio): ratio
    }
  }

  var isZero: Bool {
    switch self {
    case .decimal(let quantity): quantity.isZero
    case .fraction: false
    }
  }

  var isNegative: Bool {
    switch self {
    case .decimal(let quantity): quantity.isNegative
    case .fraction(let ratio): ratio < .zero
    }
  }

  var magnitude: ExactNumber { isNegative ? -self : self }

  /// Whether the number is at most half of `10^-scale`, so that it rounds to zero.
  func isNegligible(atScale scale: UInt8) -> Bool {
    switch self {
    case .decimal(let quantity): return quantity.isNegligible(atScale: scale)
    case .fraction(let ratio):
      guard scale < .max, let half = Quantity(units: 5, scale: scale + 1) else { return false }
      return ratio.magnitude <= Ratio(half)
    }
  }
}

extension ExactNumber {
  static prefix func - (value: ExactNumber) -> ExactNumber {
    switch value {
    case .decimal(let quantity): .decimal(-quantity)
    case .fraction(let ratio): .fraction(-ratio)
    }
  }

  static func + (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    if case .decimal(let a) = left, case .decimal(let b) = right, let sum = try? a + b {
      return .decimal(sum)
    }
    return ExactNumber(left.ratio + right.ratio)
  }

  static func - (left: ExactNumber, right: ExactNumber) -> ExactNumber { left + -right }

  static func * (left: ExactNumber, right: ExactNumber) -> ExactNumber {
    if case .decimal(let a) = left, case .decimal(let b) = right, let product = try? a * b {
      return .decimal(product)
    }
    return ExactNumber(left.ratio * right.ratio)
  }

  /// The quotient, or `nil` if the divisor is zero.
  func divided(by divisor: ExactNumber) -> ExactNumber? {
    if divisor.isOne, case .decimal(let own) = self, let same = ExactNumber.inSixes(own) {
      return same
    }
    return ratio.divided(by: divisor.ratio).map(ExactNumber.init)
  }
}

extension ExactNumber {
  private var isOne: Bool {
    if case .decimal(let decimal) = self { decimal.scale == 0 && decimal.units == 1 } else { false }
  }

  /// A decimal with as many places as it has as a ratio: a multiple of six; `nil` if it does not fit.
  private static func inSixes(_ decimal: Quantity) -> ExactNumber? {
    let shortest = decimal.normalized
    let scale = (Int(shortest.scale) + 5) / 6 * 6
    guard scale <= 36 else { return nil }
    let (units, overflow) = shortest.units.multipliedReportingOverflow(
      by: powersOfTen[scale - Int(shortest.scale)])
    return overflow ? nil : Quantity(units: units, scale: UInt8(scale)).map(ExactNumber.init)
  }
}

extension ExactNumber: Hashable, Comparable {
  static func == (left: ExactNumber, right: ExactNumber) -> Bool {
    switch (left, right) {
    case (.decimal(let a), .decimal(let b)): a == b
    case (.fraction(let a), .fraction(let b)): a == b
    default: false
    }
  }

  static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if case .decimal(let a) = left, case .decimal(let b) = right { return a < b }
    return left.ratio < right.ratio
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .decimal(let quantity): hasher.combine(quantity)
    case .fraction(let ratio): hasher.combine(ratio)
    }
  }
}
