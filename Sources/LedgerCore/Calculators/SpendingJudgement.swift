package import LedgerModel

/// How a month's spending compares with the months before it.
package struct SpendingJudgement: Hashable, Sendable {
  /// The number of months it is compared with.
  package let historyMonths: Int
  /// The mean of those months, zero if there are none.
  package let average: Ratio
  /// Their sample variance, with one month less in the divisor; zero for fewer than two months.
  package let variance: Ratio
  /// The spending less ``average``.
  let excess: Ratio
}

extension SpendingJudgement {
  /// The excess over the average, or `nil` unless the average is above zero.
  package var deltaRatio: Ratio? { excess.share(of: average) }

  /// Whether the spending stands out.
  package var isFlagged: Bool {
    guard let deltaRatio, deltaRatio >= Ratio(2, 5) else { return false }
    return excess * excess >= variance * Ratio(4)
  }

  /// The sample deviation to `scale` places, rounded half to even.
  ///
  /// - Throws: `QuantityError.overflow` if it has more than 38 digits.
  package func deviation(toScale scale: UInt8) throws(QuantityError) -> Quantity {
    try variance.squareRoot(toScale: scale) ?? .zero
  }

  /// The excess in deviations, to `scale` places: zero without a deviation, and `nil` unless the
  /// average is above zero.
  ///
  /// - Throws: `QuantityError.overflow` if it has more than 38 digits.
  package func zScore(toScale scale: UInt8) throws(QuantityError) -> Quantity? {
    guard average > .zero else { return nil }
    guard let square = (excess * excess).divided(by: variance),
      let score = try square.squareRoot(toScale: scale)
    else { return .zero }
    return excess < .zero ? -score : score
  }
}
