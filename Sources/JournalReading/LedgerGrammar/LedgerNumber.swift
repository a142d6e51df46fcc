internal import LedgerModel

/// A number with its marks, as Ledger reads it.
struct LedgerNumber {
  var units: Int128
  var scale: Int
  /// Whether `,` stands before its decimals.
  var hasDecimalComma: Bool
  /// The mark between groups of digits, if there is one.
  var groupMark: UInt8?
}

// number = ["-"] (digit | "." | ",") { digit | "." | "," } digit

extension ByteCursor {
  /// Moves past a number and returns its bytes without the sign, or stays in place.
  ///
  /// A mark that no digit follows is no part of the number.
  mutating func readLedgerDigits() -> (isNegative: Bool, digits: Range<Int>)? {
    let start = offset
    skipBlanks()
    let isNegative = skip(.minus)
    let scanned = skip { $0.isDigit || $0 == .point || $0 == .comma }
    var end = scanned.upperBound
    while end > scanned.lowerBound, !bytes[end - 1].isDigit { end -= 1 }
    guard end > scanned.lowerBound else {
      offset = start
      return nil
    }
    offset = end
    return (isNegative, scanned.lowerBound..<end)
  }
}

extension Span<UInt8> {
  /// What digits and marks mean.
  ///
  /// From the right: a point stands before decimals, unless the commodity is written with a decimal
  /// comma. A comma before a multiple of three digits stands between groups, any other before
  /// decimals. Where both stand, the one on the right stands before decimals.
  func ledgerNumber(
    _ range: Range<Int>, hasDecimalComma: Bool
  ) throws(Mistake) -> LedgerNumber {
    if !hasDecimalComma, let plain = plainLedgerNumber(range) { return plain }
    var scan = LedgerMarkScan(range: range, hasDecimalComma: hasDecimalComma)
    for index in range.reversed() {
      switch self[index] {
      case .point: try scan.takePoint()
      case .comma: try scan.takeComma()
      default: scan.decimals += 1
      }
    }
    return LedgerNumber(
      units: try units(range), scale: scan.scale, hasDecimalComma: scan.hasDecimalComma,
      groupMark: scan.groupMark)
  }

  /// Reads up to 18 digits with at most one point, or gives up.
  private func plainLedgerNumber(_ range: Range<Int>) -> LedgerNumber? {
    guard range.count <= 18 else { return nil }
    var units = 0
    var point: Int?
    for index in range {
      let byte = self[index]
      if byte.isDigit {
        units = units &* 10 &+ Int(byte.digitValue)
      } else if byte == .point, point == nil {
        point = index
      } else {
        return nil
      }
    }
    return LedgerNumber(
      units: Int128(units), scale: point.map { range.upperBound - $0 - 1 } ?? 0,
      hasDecimalComma: false)
  }

  /// The number that the digits alone make.
  private func units(_ range: Range<Int>) throws(Mistake) -> Int128 {
    var units: Int128 = 0
    for index in range where self[index].isDigit {
      let (tenfold, overflow) = units.multipliedReportingOverflow(by: 10)
      units = tenfold &+ Int128(self[index].digitValue)
      guard !overflow, units.magnitude < powersOfTen[38].magnitude else {
        throw Mistake(
          .amountTooLong, at: range, "a number has more than 38 digits",
          help: "this program computes exactly, and holds no longer numbers")
      }
    }
    return units
  }
}

/// The marks of a number, taken from the right.
private struct LedgerMarkScan {
  let range: Range<Int>
  var hasDecimalComma: Bool
  /// The digits since the decimal mark, or since the end.
  var decimals = 0
  private(set) var scale = 0
  private(set) var groupMark: UInt8?
  private var hasPoint = false
  private var hasComma = false
  private var takesPoints = true
  private var takesCommas = true

  init(range: Range<Int>, hasDecimalComma: Bool) {
    self.range = range
    self.hasDecimalComma = hasDecimalComma
  }

  mutating func takePoint() throws(Mistake) {
    guard takesPoints else { throw misplaced("a decimal point stands before another mark") }
    if hasDecimalComma || hasComma {
      guard decimals % 3 == 0 else { throw misplaced("a group before a point has not 3 digits") }
      if hasDecimalComma { takesCommas = false }
      hasDecimalComma = true
      groupMark = .point
    } else {
      takesPoints = false
      closeDecimals()
    }
    hasPoint = true
  }

  mutating func takeComma() throws(Mistake) {
    guard takesCommas else { throw misplaced("a decimal comma stands before another mark") }
    if hasDecimalComma {
      guard !hasPoint else { throw misplaced("a comma stands before a group of digits") }
      takesCommas = false
      closeDecimals()
    } else if decimals % 3 == 0 {
      groupMark = .comma
      takesPoints = false
    } else {
      guard !hasComma, !hasPoint else { throw misplaced("a group after a comma has not 3 digits") }
      hasDecimalComma = true
      takesCommas = false
      closeDecimals()
    }
    hasComma = true
  }

  private mutating func closeDecimals() {
    scale = decimals
    decimals = 0
  }

  private func misplaced(_ what: String) -> Mistake {
    Mistake(
      .numberMalformed, at: range, what,
      help: "write groups of three digits with one mark and decimals with another, as 1,234.50")
  }
}
