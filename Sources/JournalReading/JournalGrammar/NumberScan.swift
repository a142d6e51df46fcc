internal import LedgerModel

/// A number as scanned: its digits, and the marks between them.
///
/// Whether a lone mark stands before decimals depends on the commodity, which may follow the
/// number; so the scan keeps it open and ``scale(isDecimal:)`` closes it.
struct ScannedNumber: Equatable {
  /// The number without its marks.
  var units: Int128
  /// The digits after the last mark, or after the decimal mark if ``isDecided``.
  var decimals: Int
  /// The only mark, if it could stand before decimals or between groups.
  var openMark: UInt8?
  /// `.` or `,` before the decimals where the text itself says so.
  var decimalMark: UInt8?
  /// The mark between groups of digits where the text itself says so.
  var groupMark: UInt8?
  /// Whether an exponent follows the digits; the scan has applied it, and no mark may stand between groups.
  var hasExponent = false
  var range: Range<Int>
}

// number   = digits { mark digits } [ mark2 [digits] ] [ exponent ]
//          | [digits] mark digits | digits mark
// mark     = "." | "," | group-mark     ; the same throughout
// mark2    = "." | ","                  ; not the one before: it stands before decimals
// group-mark = " " | "'" | "_" | no-break and thin spaces, each before a digit

extension ByteCursor {
  /// Whether a number starts here.
  var isAtNumber: Bool {
    guard let byte = next else { return false }
    if byte.isDigit { return true }
    return (byte == .point || byte == .comma) && peek(1)?.isDigit == true
  }

  /// Reads a number.
  ///
  /// The fast path takes plain digits with at most one point, and gives up on anything else.
  mutating func readNumber(mayHaveExponent: Bool = true) throws(Mistake) -> ScannedNumber {
    let start = offset
    var point: Int?
    let head = bytes.pointedDigits(from: start, &point)
    var (units, end) = (Int128(head.units), head.end)
    if end - start == Span<UInt8>.digitsOf64Bits {
      let tail = bytes.pointedDigits(from: end, &point)
      units = units * powersOfTen[tail.digits] + Int128(tail.units)
      end = tail.end
    }
    guard end > start, point != start, point != end - 1, !continuesNumber(at: end) else {
      return try readMarkedNumber(mayHaveExponent: mayHaveExponent)
    }
    offset = end
    return ScannedNumber(
      units: units, decimals: point.map { end - $0 - 1 } ?? 0,
      openMark: point == nil ? nil : .point, range: start..<end)
  }

  /// Whether the byte at an offset may belong to the number before it.
  private func continuesNumber(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    if byte.isDigit || byte == .point || byte == .comma { return true }
    switch byte {
    case UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "'"), UInt8(ascii: "_"): return true
    case .space: return index + 1 < bytes.count && bytes[index + 1].isDigit
    default: return byte >= 0x80
    }
  }

  /// Reads a number with group marks, an exponent, or more than 36 characters.
  private mutating func readMarkedNumber(mayHaveExponent: Bool) throws(Mistake) -> ScannedNumber {
    var scan = MarkedNumberScan(start: offset)
    while true {
      if let byte = next, byte.isDigit {
        try scan.take(digit: byte, at: offset)
        offset += 1
      } else if let mark = markHere() {
        try scan.take(mark: mark.byte, at: offset)
        offset += mark.length
      } else {
        break
      }
    }
    if mayHaveExponent { try readExponent(&scan) }
    return try scan.finished(at: offset)
  }

  /// The mark at the cursor: `.` or `,`, or a group mark before a digit.
  private func markHere() -> (byte: UInt8, length: Int)? {
    guard let byte = next else { return nil }
    switch byte {
    case .point, .comma: return (byte, 1)
    case .space, UInt8(ascii: "'"), UInt8(ascii: "_"): return hasDigit(1) ? (byte, 1) : nil
    default:
      let length = bytes.wideSpaceLength(at: offset)
      return length > 0 && hasDigit(length) ? (.space, length) : nil
    }
  }

  private func hasDigit(_ distance: Int) -> Bool { peek(distance)?.isDigit == true }

  /// Reads `E` with a sign and digits, and moves the decimal point.
  private mutating func readExponent(_ scan: inout MarkedNumberScan) throws(Mistake) {
    guard let letter = next, letter | 0x20 == UInt8(ascii: "e"), scan.groupMark == nil else {
      return
    }
    let signLength = peek(1).map(\.isSign) == true ? 1 : 0
    guard peek(1 + signLength)?.isDigit == true else { return }
    let isNegative = peek(1) == .minus
    offset += 1 + signLength
    let digits = skip(while: \.isDigit)
    guard let exponent = bytes.number(digits), exponent <= 255 else {
      throw .tooLong(scan.start..<offset)
    }
    try scan.take(exponent: isNegative ? -exponent : exponent, upTo: offset)
  }
}

extension Span<UInt8> {
  /// The digits that any number of 64 bits may have.
  fileprivate static let digitsOf64Bits = 18

  /// Reads at most 18 digits and points, of which only the first point counts.
  fileprivate func pointedDigits(
    from start: Int, _ point: inout Int?
  ) -> (units: Int, digits: Int, end: Int) {
    var (units, digits, end) = (0, 0, start)
    while end - start < Self.digitsOf64Bits {
      let byte = byteOrZero(at: end)
      if byte.isDigit {
        units = units &* 10 &+ Int(byte.digitValue)
        digits += 1
      } else if byte == .point, point == nil {
        point = end
      } else {
        break
      }
      end += 1
    }
    return (units, digits, end)
  }
}

/// A number with marks while it is scanned.
private struct MarkedNumberScan {
  let start: Int
  private(set) var groupMark: UInt8?
  private(set) var openMark: UInt8?
  private var units: Int128 = 0
  private var significant = 0
  private var digits = 0
  private var marks = 0
  private var sinceMark = 0
  private var decimalMark: UInt8?
  private var exponent: Int?

  init(start: Int) { self.start = start }

  mutating func take(digit: UInt8, at offset: Int) throws(Mistake) {
    if significant > 0 || digit != .zero { significant += 1 }
    guard significant <= 38 else { throw .tooLong(start..<offset + 1) }
    units = units * 10 + Int128(digit.digitValue)
    digits += 1
    sinceMark += 1
  }

  mutating func take(mark: UInt8, at offset: Int) throws(Mistake) {
    let isRepeated = marks > 0 && sinceMark == 0
    if decimalMark != nil || isRepeated { throw .misplacedMark(start..<offset + 1) }
    if marks == 0 {
      if mark == .point || mark == .comma { openMark = mark } else { groupMark = mark }
    } else if mark == groupMark ?? openMark {
      groupMark = mark
      openMark = nil
    } else if mark == .point || mark == .comma {
      groupMark = groupMark ?? openMark
      openMark = nil
      decimalMark = mark
    } else {
      throw .misplacedMark(start..<offset + 1)
    }
    marks += 1
    sinceMark = 0
  }

  mutating func take(exponent: Int, upTo end: Int) throws(Mistake) {
    self.exponent = exponent
  }

  func finished(at end: Int) throws(Mistake) -> ScannedNumber {
    guard digits > 0, groupMark == nil || decimalMark != nil || sinceMark > 0 else {
      throw .misplacedMark(start..<end)
    }
    var number = ScannedNumber(
      units: units, decimals: openMark != nil || decimalMark != nil ? sinceMark : 0,
      openMark: openMark, decimalMark: decimalMark, groupMark: groupMark, range: start..<end)
    // A mark at either end of the digits stands before decimals, whatever the commodity.
    if openMark != nil, sinceMark == 0 || sinceMark == digits {
      number.decimalMark = openMark
      number.openMark = nil
    }
    guard let exponent else { return number }
    number.hasExponent = true
    number.decimals -= exponent
    while number.decimals < 0 {
      let (tenfold, overflow) = number.units.multipliedReportingOverflow(by: 10)
      if overflow { throw .tooLong(start..<end) }
      number.units = tenfold
      number.decimals += 1
    }
    return number
  }
}

extension Mistake {
  fileprivate static func tooLong(_ range: Range<Int>) -> Mistake {
    Mistake(
      .amountTooLong, at: range, "a number has more than 38 digits",
      help: "this program computes exactly, and holds no longer numbers")
  }

  static func groupsWithExponent(_ range: Range<Int>) -> Mistake {
    Mistake(
      .numberMalformed, at: range, "a number has groups of digits and an exponent",
      help: "a directive makes its mark a group mark; write the number without the exponent")
  }

  fileprivate static func misplacedMark(_ range: Range<Int>) -> Mistake {
    Mistake(
      .numberMalformed, at: range, "a decimal or group mark is out of place",
      help: "write groups with one mark and decimals with another, as 1,234.50")
  }
}
