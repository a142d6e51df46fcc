extension Quantity: CustomStringConvertible {
  /// The number in plain digits at its own scale, such as `-12.30`.
  package var description: String { text(minimumScale: scale) }

  /// Reads a plain decimal number, such as `-12.30`, or returns `nil`.
  ///
  /// Takes an optional minus sign, digits, and at most one point with digits on both sides; no
  /// exponent, no grouping, at most 38 digits. This is how this program writes numbers.
  package init?(_ text: some StringProtocol) {
    var digits = Array(text.utf8)
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let decimals = parts.dropFirst().first?.count ?? 0
    guard decimals <= 255 else { return nil }
    var units: Int128 = 0
    for byte in parts.joined() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (tenfold, overflow) = units.multipliedReportingOverflow(by: 10)
      if overflow { return nil }
      let (next, carry) = tenfold.addingReportingOverflow(Int128(byte - UInt8(ascii: "0")))
      if carry { return nil }
      units = next
    }
    self.init(units: isNegative ? -units : units, scale: UInt8(decimals))
  }

  /// The number in plain digits, with at least `minimumScale` decimal places and no more than it
  /// needs beyond them.
  package func text(minimumScale: UInt8 = 0) -> String {
    let value = normalized
    let magnitude = value.units.magnitude
    var digits = UInt64(exactly: magnitude).map { String($0) } ?? String(magnitude)
    let decimals = Int(value.scale)
    if digits.utf8.count <= decimals {
      digits = String(repeating: "0", count: decimals - digits.utf8.count + 1) + digits
    }
    let whole = Substring(digits.utf8.dropLast(decimals))
    var fraction = String(Substring(digits.utf8.suffix(decimals)))
    if fraction.utf8.count < Int(minimumScale) {
      fraction += String(repeating: "0", count: Int(minimumScale) - fraction.utf8.count)
    }
    let sign = value.isNegative ? "-" : ""
    return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
  }
}
