internal import LedgerModel

/// A row of small bars, one a value, between the least and the greatest value.
///
/// An unknown value is a gap. Values that are all the same make a level row, and a single one
/// makes none.
enum Sparkline {
  private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Draws the values in their order; fewer than two known values make an empty text.
  static func text(_ values: [Quantity?]) -> String {
    let known = values.compactMap { $0.map(Ratio.init) }
    guard known.count > 1, let least = known.min(), let greatest = known.max() else { return "" }
    let range = greatest - least
    return String(
      values.map { value in
        guard let value else { return " " }
        return bar((Ratio(value) - least).divided(by: range) ?? Ratio(3, 7))
      })
  }

  /// The bar for a height, 0 through 1.
  private static func bar(_ height: Ratio) -> Character {
    let step =
      (try? (height * Ratio(bars.count - 1)).rounded(toScale: 0)).map { Int($0.units) } ?? 0
    return bars[max(0, min(step, bars.count - 1))]
  }
}
