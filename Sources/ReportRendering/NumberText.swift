internal import LedgerCore
internal import LedgerModel

/// Shares, changes and counts as text, with the marks of the journal's own currency.
///
/// Rounds for display alone, half to even.
struct NumberText: Equatable, Sendable {
  let marks: AmountText

  init(_ marks: AmountText) { self.marks = marks }

  /// A whole number, such as `1,412`.
  func count(_ value: Int) -> String { marks.plain(Quantity(value), places: 0) }
}

extension NumberText {
  /// A fraction as a percentage, such as `22.1 %`.
  func percent(_ fraction: Quantity, places: UInt8 = 1) -> String {
    guard fraction.magnitude < Quantity(10_000), let percent = try? fraction * Quantity(100) else {
      return fraction.isNegative ? "under -999,999 %" : "over 999,999 %"
    }
    return marks.plain(percent, places: places) + " %"
  }

  /// A yearly rate as a percentage with all places it has, at least 2 and at most 6: `4.625 %`.
  func rate(_ fraction: Quantity) -> String {
    percent(fraction, places: min(6, max(4, fraction.normalized.scale) - 2))
  }

  /// A change as a percentage with its sign, such as `+8.4 %`; beyond tenfold just `> +999 %`.
  func percentChange(_ fraction: Quantity) -> String {
    change(fraction, limit: 10, factor: 100, unit: "%")
  }

  /// A change of a fraction in points, such as `+1.6 pt`.
  func points(_ delta: Quantity) -> String { change(delta, limit: 10, factor: 100, unit: "pt") }

  /// A change of a count of months, such as `+0.2 mo`.
  func monthsChange(_ delta: Quantity) -> String {
    change(delta, limit: 1000, factor: 1, unit: "mo")
  }

  /// A count of months, such as `3.6 months`; above 120 it reads `over 10 years`.
  func months(_ value: Quantity) -> String {
    if value > Quantity(120) { return "over 10 years" }
    if value < Quantity(-120) { return "under -10 years" }
    return marks.plain(value, places: 1) + " months"
  }

  /// A change below `limit`, times `factor`; what is shown as zero has no sign.
  private func change(_ delta: Quantity, limit: Int, factor: Int, unit: String) -> String {
    guard delta.magnitude < Quantity(limit), let scaled = try? delta * Quantity(factor) else {
      return delta.isNegative ? "< -999 \(unit)" : "> +999 \(unit)"
    }
    let shown = scaled.rounded(toScale: 1)
    return "\(shown.isPositive ? "+" : "")\(marks.plain(shown)) \(unit)"
  }
}
