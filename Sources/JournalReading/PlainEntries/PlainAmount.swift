internal import LedgerModel

/// An amount of at most 64 bits.
struct PlainAmount {
  var units: Int64
  var scale: UInt8
  var commodity: CommodityID
}

// plain-amount = ["-"] plain-number [blanks symbol] | ["-"] symbol blanks ["-"] plain-number
// symbol       = 1 to 8 bytes without quotes

extension JournalParser {
  /// Reads an amount of the plain form, or gives up with `nil` on any other.
  ///
  /// It starts 16 bytes or more before the end of the text, and the offset is moved past it. With
  /// `showsScale`, its decimals count for how the commodity is written.
  @inline(__always)
  mutating func plainAmount(
    _ bytes: Span<UInt8>, _ offset: inout Int, showsScale: Bool
  ) -> PlainAmount? {
    var isNegative = false
    if bytes[offset] == .minus {
      isNegative = true
      offset += 1
    }
    var symbol = 0..<0
    let number: PlainNumber
    if bytes[offset].isDigit {
      guard let digits = bytes.plainNumber(&offset) else { return nil }
      number = digits
      let start = bytes.skippingBlanks(from: offset)
      guard start + 16 <= bytes.count else { return nil }
      let end = bytes.plainSymbolEnd(from: start)
      if end > start { (symbol, offset) = (start..<end, end) }
    } else {
      let end = bytes.plainSymbolEnd(from: offset)
      guard end > offset else { return nil }
      symbol = offset..<end
      offset = bytes.skippingBlanks(from: end)
      guard offset + 16 <= bytes.count else { return nil }
      if bytes[offset] == .minus {
        guard !isNegative else { return nil }
        isNegative = true
        offset += 1
      }
      guard bytes[offset].isDigit, let digits = bytes.plainNumber(&offset) else { return nil }
      number = digits
    }
    guard let key = bytes.plainKey(symbol), let known = plainCommodity(key, symbol, bytes) else {
      return nil
    }
    let scale = known.scale(of: number)
    if showsScale, scale > known.largestScale {
      forgetPlainCommodity(known)
      return nil
    }
    return PlainAmount(
      units: isNegative ? 0 &- number.units : number.units, scale: scale,
      commodity: known.commodity)
  }
}

extension Span<UInt8> {
  /// The offset of the first byte at or after `start` that is no blank.
  @inline(__always)
  func skippingBlanks(from start: Int) -> Int {
    var index = start
    while index < count, self[index].isBlank { index += 1 }
    return index
  }

  /// The offset after the symbol that starts at `start`; the same if there is none.
  @inline(__always)
  fileprivate func plainSymbolEnd(from start: Int) -> Int {
    let first = self[start]
    if first == .newline || first == .openParenthesis || first == .openBracket { return start }
    var index = start
    while index < count, self[index].isSymbolByte { index += 1 }
    return index
  }

  /// The bytes of a symbol as a number, or `nil` if there are more than eight.
  @inline(__always)
  fileprivate func plainKey(_ symbol: Range<Int>) -> UInt64? {
    if symbol.count > 8 { return nil }
    if symbol.isEmpty { return 0 }
    let excess = UInt64((8 - symbol.count) * 8)
    return (eightBytes(at: symbol.lowerBound) << excess) >> excess
  }
}
