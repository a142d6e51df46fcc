package import LedgerModel

/// Writes figures for sentences, amounts the way the journal writes them.
///
/// Amounts are rounded half to even to the decimal places of the currency, for display alone.
package struct AmountText: Equatable, Sendable {
  private let style: CommodityStyle
  package let symbol: String
  /// The decimal places of an amount.
  package let scale: UInt8

  package init(symbol: String, scale: UInt8, style: CommodityStyle) {
    self.symbol = symbol
    self.scale = scale
    self.style = style
  }

  package init(_ currency: KPIReport.ReportingCurrency) {
    self.init(symbol: currency.symbol, scale: currency.scale, style: currency.style)
  }
}

extension AmountText {
  /// An amount without its symbol, such as `1,234.50`.
  package func number(_ amount: Quantity) -> String { digits(amount, places: scale) }

  /// An amount with its symbol, such as `1,234.50 USD` or `-$3.00`.
  package func amount(_ amount: Quantity) -> String {
    guard !symbol.isEmpty else { return number(amount) }
    let gap = style.hasSpace ? " " : ""
    guard style.isSymbolLeft else { return number(amount) + gap + symbol }
    let sign = amount.rounded(toScale: scale).isNegative ? "-" : ""
    return sign + symbol + gap + number(amount.magnitude)
  }

  /// A fraction as a percentage with `places` decimal places, such as `22.1 %`.
  package func percent(_ fraction: Quantity, places: UInt8 = 1) -> String {
    guard let percent = try? fraction.rounded(toScale: places + 2) * Quantity(100) else {
      return "?"
    }
    return digits(percent, places: places) + " %"
  }

  /// A number with `places` decimal places, such as `3.6`.
  package func plain(_ value: Quantity, places: UInt8 = 1) -> String {
    digits(value, places: places)
  }

  private func digits(_ value: Quantity, places: UInt8) -> String {
    let rounded = value.rounded(toScale: places)
    let text = rounded.magnitude.text(minimumScale: places)
    let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
    let (whole, fraction) = (text[..<point], text[point...].dropFirst())
    let sign = rounded.isNegative ? "-" : ""
    return sign + grouped(whole) + (fraction.isEmpty ? "" : "\(style.decimalMark)\(fraction)")
  }

  private func grouped(_ whole: Substring) -> String {
    guard let mark = style.groupMark else { return String(whole) }
    let count = whole.utf8.count
    return whole.enumerated().reduce(into: "") { text, next in
      if next.offset > 0, (count - next.offset).isMultiple(of: 3) { text.append(mark) }
      text.append(next.element)
    }
  }
}
