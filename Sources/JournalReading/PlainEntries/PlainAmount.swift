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
    var isNegative = false
    if bytes.byteOrZero(at: offset) == .minus {
      isNegative = true
      offset += 1
    }
    var symbol = 0..<0
    let number: PlainNumber
    if bytes.byteOrZero(at: offset).isDigit {
      guard let digits = bytes.plainNumber(&offset) else { return nil }
      number = digits
      let start = bytes.skippingBlanks(from: offset)
      let end = plainSymbolEnd(bytes, from: start)
      if end > start {
        (symbol, offset) = (start..<end, end)
      } else if !bytes.endsPlainAmount(at: start) {
        return nil
      }
    } else {
      let end = plainSymbolEnd(bytes, from: offset)
      guard end > offset else { return nil }
      symbol = offset..<end
      offset = bytes.skippingBlanks(from: end)
      if bytes.byteOrZero(at: offset) == .minus {
        guard !isNegative else { return nil }
        isNegative = true
        offset += 1
      }
      guard let digits = bytes.plainNumber(&offset) else { return nil }
      number = digits
    }
    if isLedger, !number.hasUsualGroups || number.openMark == .comma { return nil }
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

extension JournalParser {
  /// The offset after the symbol that starts at `start`; the same if there is none, or one that
  /// Ledger reads by its own rules.
  @inline(__always)
  private func plainSymbolEnd(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let end = bytes.plainSymbolEnd(from: start)
    return isLedger && !bytes.isPlainLedgerSymbol(start..<end) ? start : end
  }
}

extension Span<UInt8> {
  /// Whether a symbol is one of letters and currency signs, and no word of expressions.
  fileprivate func isPlainLedgerSymbol(_ symbol: Range<Int>) -> Bool {
    for index in symbol
    where !self[index].isLetter && self[index] < 0x80 && self[index] != UInt8(ascii: "$") {
      return false
    }
    return !isReservedWord(symbol)
  }

  /// The offset after the symbol that starts at `start`; the same if there is none.
  @inline(__always)
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
  @inline(__always)
  fileprivate func plainKey(_ symbol: Range<Int>) -> UInt64? {
    if symbol.isEmpty { return 0 }
    guard symbol.count <= 8, symbol.lowerBound + 8 <= count else { return nil }
    let excess = UInt64((8 - symbol.count) * 8)
    return (eightBytes(at: symbol.lowerBound) << excess) >> excess
  }
}
