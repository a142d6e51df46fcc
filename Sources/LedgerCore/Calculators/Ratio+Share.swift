package import LedgerModel

extension Ratio {
  /// The decimal places of ratios, averages and deviations in a report.
  static let reportScale: UInt8 = 12

  /// This number divided by a whole, or `nil` unless the whole is above zero.
  ///
  /// It is the one rule for every share in a report: no zero and no infinity stands in for a ratio
  /// that makes no sense.
  package func share(of whole: Ratio) -> Ratio? {
    whole > .zero ? divided(by: whole) : nil
  }
}
