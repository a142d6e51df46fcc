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
  /// The offset is moved past it. With `showsScale`, its decimals count for how the commodity is
  /// written.
  @inline(__always)
  mutating func plainAmount(
    _ bytes: Span<UInt8>, _ offset: inout Int, showsScale: Bool
  ) -> PlainAmount? {
    var isNegative = bytes.skipMinus(&offset)
    var left: PlainCommodity?
    if !bytes.byteOrZero(at: offset).isDigit {
      left = plainCommodity(bytes, &offset)
      if left == nil { return nil }
      offset = bytes.skippingFewBlanks(from: offset)
      if bytes.skipMinus(&offset) {
        if isNegative { return nil }
        isNegative = true
      }
    }
    guard let number = bytes.plainNumber(&offset),
      let known = left ?? plainCommodity(behindNumber: bytes, &offset)
    else { return nil }
    if isLedger, !number.hasUsualGroups || number.openMark == .comma { return nil }
    let scale = known.scale(of: number)
    if showsScale, Int16(scale) > known.largestScale {
      forgetPlainCommodity(known)
      return nil
    }
    return PlainAmount(
      units: isNegative ? 0 &- number.units : number.units, scale: scale,
      commodity: known.commodity)
  }

  /// What is known of the commodity whose symbol may stand behind a number, or `nil`.
  ///
  /// The offset is moved past the symbol, if there is one.
  @inline(__always)
  private mutating func plainCommodity(
    behindNumber bytes: Span<UInt8>, _ offset: inout Int
  ) -> PlainCommodity? {
    let end = offset
    offset = bytes.skippingFewBlanks(from: end)
    if bytes.endsPlainAmount(at: offset) {
      offset = end
      return plainCommodity(0, end..<end, bytes)
    }
    return plainCommodity(bytes, &offset)
  }

  /// What is known of the commodity whose symbol stands here, or `nil` without one.
  @inline(__always)
  private mutating func plainCommodity(
    _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> PlainCommodity? {
    if let last = plain.commodities.takeLast(bytes, &offset) { return last }
    return otherPlainCommodity(bytes, &offset)
  }

  @inline(never)
  private mutating func otherPlainCommodity(
    _ bytes: Span<UInt8>, _ offset: inout Int
  ) -> PlainCommodity? {
    let symbol = offset..<bytes.plainSymbolEnd(from: offset)
    guard !symbol.isEmpty, let key = bytes.plainKey(symbol),
      let known = plainCommodity(key, symbol, bytes)
    else { return nil }
    plain.commodities.keepLast(known, length: symbol.count)
    offset = symbol.upperBound
    return known
  }
}

extension Span<UInt8> {
  /// Whether a symbol is one of letters and currency signs, and no word of expressions.
  func isPlainLedgerSymbol(_ symbol: Range<Int>) -> Bool {
    for index in symbol
    where !self[index].isLetter && self[index] < 0x80 && self[index] != UInt8(ascii: "$") {
      return false
    }
    return !isReservedWord(symbol)
  }

  /// Moves past a minus, if one stands here.
  @inline(__always)
  fileprivate func skipMinus(_ offset: inout Int) -> Bool {
    guard byteOrZero(at: offset) == .minus else { return false }
    offset &+= 1
    return true
  }

  /// The offset after the symbol that starts at `start`; the same if there is none.
  fileprivate func plainSymbolEnd(from start: Int) -> Int {
    let first = byteOrZero(at: start)
    if first == .newline || first == .openParenthesis || first == .openBracket { return start }
    var index = start
    while index < count, self[index].isSymbolByte, self[index] != 0 { index += 1 }
    return index
  }

  /// Whether what stands after a bare number and its blanks is no symbol.
  @inline(__always)
  fileprivate func endsPlainAmount(at offset: Int) -> Bool {
    let byte = byteOrZero(at: offset)
    return byte == .newline || byte == .carriageReturn || byte == .semicolon || byte == .at
  }

  /// The bytes of a symbol as a number, or `nil` if there are more than eight.
  fileprivate func plainKey(_ symbol: Range<Int>) -> UInt64? {
    guard symbol.count <= 8, symbol.lowerBound + 8 <= count else { return nil }
    let excess = UInt64((8 - symbol.count) * 8)
    return (eightBytes(at: symbol.lowerBound) << excess) >> excess
  }
}
