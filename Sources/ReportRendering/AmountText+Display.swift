internal import LedgerCore
internal import LedgerModel

extension AmountText {
  /// The amount with its symbol, and a plus if it is above zero.
  func signedAmount(_ value: Quantity) -> String { plus(value) + amount(value) }

  /// The digits of the amount, and a plus if it is above zero.
  func signedNumber(_ value: Quantity) -> String { plus(value) + number(value) }

  /// The digits of the amount in at most `width` columns, which must be 14 or more.
  ///
  /// What is too long loses its decimal places first, and is then given in billions or as a power
  /// of ten: `12,345,678,901`, `123,456.8 bn`, `1.2e27`.
  func number(_ value: Quantity, width: Int) -> String {
    let exact = number(value)
    guard exact.displayWidth > width else { return exact }
    let whole = plain(value, places: 0)
    return whole.displayWidth > width ? scaled(value) : whole
  }

  private func scaled(_ value: Quantity) -> String {
    let digits = value.magnitude.rounded(toScale: 0).text().utf8.count
    let exponent = digits > 15 ? digits - 1 : 9
    let shiftedScale = Int(value.scale) + exponent
    guard shiftedScale <= 255,
      let mantissa = Quantity(units: value.units, scale: UInt8(shiftedScale))
    else { return "" }
    let text = plain(mantissa, places: 1)
    return exponent == 9 ? text + " bn" : "\(text)e\(exponent)"
  }

  private func plus(_ value: Quantity) -> String {
    value.rounded(toScale: scale).isPositive ? "+" : ""
  }
}
