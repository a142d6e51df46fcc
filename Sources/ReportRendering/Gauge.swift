internal import LedgerModel

/// Bars that show how large a part is.
enum Gauge {
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A solid bar of up to `width` columns, drawn to an eighth of a column.
  ///
  /// A share outside 0 through 1 is clamped, and a share above zero is never invisible.
  static func bar(_ share: Ratio, width: Int) -> String {
    let steps = steps(share, of: width * 8)
    let drawn = steps == 0 && share > .zero ? 1 : steps
    let rest = drawn % 8
    let bar = String(repeating: "█", count: drawn / 8)
    return eighths.indices.contains(rest - 1) ? bar + String(eighths[rest - 1]) : bar
  }

  /// A track of `width` columns, filled as far as `share` goes.
  ///
  /// It looks full only from 1 on, and empty only at 0 or below.
  static func track(_ share: Ratio, width: Int) -> String {
    var filled = steps(share, of: width)
    if filled == width, share < Ratio(1) { filled = width - 1 }
    if filled == 0, share > .zero { filled = 1 }
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private static func steps(_ share: Ratio, of count: Int) -> Int {
    let clamped = max(.zero, min(share, Ratio(1)))
    let steps = (try? (clamped * Ratio(count)).rounded(toScale: 0)).map { Int($0.units) } ?? 0
    return max(0, min(steps, count))
  }
}
