internal import LedgerModel

extension Span<UInt8> {
  /// The day that a date means, or `nil` if there is none.
  func day(in range: Range<Int>) -> Day? {
    var parts = (0, 0, 0)
    var part = 0
    for index in range {
      guard self[index].isDigit else {
        part += 1
        continue
      }
      let digit = Int(self[index].digitValue)
      switch part {
      case 0: parts.0 = min(parts.0 * 10 + digit, 100_000)
      case 1: parts.1 = min(parts.1 * 10 + digit, 100)
      default: parts.2 = min(parts.2 * 10 + digit, 100)
      }
    }
    guard (1...9999).contains(parts.0) else { return nil }
    return Day(year: parts.0, month: parts.1, day: parts.2)
  }

  /// The value of digits with commas between groups of three.
  func beancountNumber(_ range: Range<Int>) throws(Mistake) -> Quantity {
    var units: Int128 = 0
    var (significant, group, scale) = (0, 0, 0)
    var hasComma = false
    var hasPoint = false
    for index in range {
      let byte = self[index]
      if byte == .comma || byte == .point {
        let isSound =
          byte == .comma ? (hasComma ? group == 3 : group <= 3) : !hasComma || group == 3
        guard isSound, group > 0 else { throw groupsMalformed(range) }
        hasComma = hasComma || byte == .comma
        hasPoint = byte == .point
        group = 0
        continue
      }
      if significant > 0 || byte != .zero { significant += 1 }
      guard significant <= 38, scale < 255 else {
        throw Mistake(
          .amountTooLong, at: range, "a number has more than 38 digits",
          help: "this program computes exactly, and holds no longer numbers")
      }
      units = units * 10 + Int128(byte.digitValue)
      group += 1
      if hasPoint { scale += 1 }
    }
    guard !hasComma || hasPoint || group == 3,
      let number = Quantity(units: units, scale: UInt8(scale))
    else { throw groupsMalformed(range) }
    return number
  }

  private func groupsMalformed(_ range: Range<Int>) -> Mistake {
    Mistake(
      .numberMalformed, at: range,
      "commas stand between groups of three digits, not as in '\(text(range))'",
      help: "write 1,234.50, with a point before the decimals")
  }
}
