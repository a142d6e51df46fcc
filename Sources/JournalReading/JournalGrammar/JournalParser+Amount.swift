internal import LedgerModel

// amount = [sign] [symbol blanks] [sign] number
//        | [sign] number [blanks symbol]
// sign   = ("-" | "+") blanks
// symbol = '"' any-but-quote '"' | symbol-byte { symbol-byte }

extension JournalParser {
  /// Reads an amount; a bare number has the default commodity.
  mutating func readAmount(_ cursor: inout ByteCursor) throws(Mistake) -> WrittenAmount {
    let start = cursor.offset
    var isNegative = cursor.readSign()
    if cursor.isAtNumber {
      let number = try cursor.readNumber()
      let end = cursor.offset
      cursor.skipWideBlanks()
      if let symbol = try cursor.readSymbol() {
        let commodity = books.ledger.commodities.intern(cursor.bytes.extracting(symbol))
        let isSpaced = symbol.lowerBound > end && cursor.bytes[end] != .quote
        return try finish(
          number, isNegative, commodity, start..<cursor.offset, isLeft: false, isSpaced: isSpaced)
      }
      cursor.offset = end
      return try finish(number, isNegative, nil, start..<end, isLeft: false, isSpaced: true)
    }
    guard let symbol = try cursor.readSymbol() else { throw .amountExpected(cursor) }
    let symbolEnd = cursor.offset
    cursor.skipBlanks()
    let isSpaced = cursor.offset > symbolEnd
    if cursor.readSign() { isNegative.toggle() }
    try cursor.bytes.rejectDash(at: cursor.offset)
    guard cursor.isAtNumber else { throw .amountExpected(cursor) }
    let number = try cursor.readNumber()
    let commodity = books.ledger.commodities.intern(cursor.bytes.extracting(symbol))
    return try finish(
      number, isNegative, commodity, start..<cursor.offset, isLeft: true, isSpaced: isSpaced)
  }

  /// Decides what the marks of a number mean, and learns how the commodity is written.
  private mutating func finish(
    _ number: ScannedNumber, _ isNegative: Bool, _ symbol: CommodityID?, _ range: Range<Int>,
    isLeft: Bool, isSpaced: Bool
  ) throws(Mistake) -> WrittenAmount {
    let commodity = symbol ?? defaultCommodity()
    var isDecimal = true
    if let mark = number.openMark, !scope.takesMarksAsDecimal {
      isDecimal = scope.isDecimal(
        mark, in: symbol ?? (scope.defaultCommodity != nil ? nil : commodity))
    }
    if !isDecimal, number.hasExponent { throw .groupsWithExponent(number.range) }
    let scale = isDecimal ? number.decimals : 0
    let units = isNegative ? -number.units : number.units
    guard scale <= 255, let quantity = Quantity(units: units, scale: UInt8(scale)) else {
      throw Mistake(
        .amountTooLong, at: range,
        scale > 255
          ? "a number has more than 255 decimal places" : "a number has more than 38 digits",
        help: "this program computes exactly, and holds no longer numbers")
    }
    if !books.ledger.commodities[style: commodity].isKnown, symbol != nil {
      let isOpenGroup = !isDecimal
      learnStyle(
        commodity, isLeft: isLeft, isSpaced: isSpaced,
        decimal: number.decimalMark ?? (isDecimal ? number.openMark : nil),
        group: number.groupMark ?? (isOpenGroup ? number.openMark : nil))
    }
    return WrittenAmount(quantity: quantity, commodity: commodity, range: range)
  }

  /// The commodity of a number without a symbol.
  mutating func defaultCommodity() -> CommodityID {
    if let commodity = scope.defaultCommodity { return commodity }
    return books.ledger.commodities.intern("")
  }

  /// Keeps how the first amount of a commodity is written, to write reports the same way.
  mutating func learnStyle(
    _ commodity: CommodityID, isLeft: Bool, isSpaced: Bool, decimal: UInt8?, group: UInt8?
  ) {
    var style = books.ledger.commodities[style: commodity]
    style.isKnown = true
    style.isSymbolLeft = isLeft
    style.hasSpace = isSpaced
    if let decimal { style.decimalMark = Character(UnicodeScalar(decimal)) }
    if let group {
      style.groupMark = Character(UnicodeScalar(group))
      if decimal == nil, group == .point { style.decimalMark = "," }
    }
    books.ledger.commodities[style: commodity] = style
  }
}

extension ByteCursor {
  /// Moves past signs with the blanks after them, and returns whether they turn the number round.
  mutating func readSign() -> Bool {
    guard let byte = next, byte.isSign else { return false }
    offset += 1
    skipWideBlanks()
    return byte == .minus
  }

  /// Reads a commodity symbol and returns its bytes without quotes, or `nil` if there is none.
  mutating func readSymbol() throws(Mistake) -> Range<Int>? {
    guard let byte = next else { return nil }
    if byte == .quote { return try readQuotedSymbol() }
    guard byte != .openParenthesis, byte != .openBracket else { return nil }
    let symbol = skip(while: \.isSymbolByte)
    try bytes.rejectDash(in: symbol)
    return symbol.isEmpty ? nil : symbol
  }

  private mutating func readQuotedSymbol() throws(Mistake) -> Range<Int> {
    let start = offset
    offset += 1
    let symbol = skip { $0 != .quote && $0 != .newline }
    guard skip(.quote) else {
      throw Mistake(
        .quoteUnclosed, at: start..<offset, "a quoted commodity has no closing quote",
        help: "close it with \"")
    }
    return symbol
  }
}

extension Span<UInt8> {
  /// Rejects a symbol that starts or ends with a dash or a typographic minus sign: hledger and
  /// Ledger take `−5` for 5 of a commodity `−`, which nobody means.
  func rejectDash(in symbol: Range<Int>) throws(Mistake) {
    guard symbol.count >= 3 else { return }
    try rejectDash(at: symbol.upperBound - 3)
    try rejectDash(at: symbol.lowerBound)
  }

  /// Rejects a dash where a number or its sign may stand.
  func rejectDash(at start: Int) throws(Mistake) {
    guard start + 3 <= count, isDash(at: start) else { return }
    throw Mistake(
      .amountExpected, at: start..<start + 3, "'\(text(start..<start + 3))' is no minus sign",
      help: "write a minus sign as -")
  }

  /// Whether U+2010 to U+2015 or U+2212 stands at an offset.
  private func isDash(at start: Int) -> Bool {
    guard self[start] == 0xE2 else { return false }
    let (second, third) = (self[start + 1], self[start + 2])
    return (second == 0x80 && (0x90...0x95).contains(third)) || (second == 0x88 && third == 0x92)
  }
}

extension UInt8 {
  /// Whether a byte may stand in a commodity symbol without quotes.
  @inline(__always)
  var isSymbolByte: Bool {
    switch self {
    case .zero...UInt8(ascii: "9"), .minus, .plus, .point, .at, .asterisk, .semicolon, .tab,
      .newline,
      .carriageReturn, .space, .quote, .openBrace, .closeBrace, .equals:
      false
    default: true
    }
  }
}

extension Mistake {
  static func amountExpected(_ cursor: borrowing ByteCursor) -> Mistake {
    let start = cursor.offset
    var end = start
    while end < cursor.bytes.count, !cursor.bytes[end].isBlank, !cursor.bytes[end].isLineEnd {
      end += 1
    }
    let found = start == end ? "the line ends" : "'\(cursor.text(start..<end))'"
    return Mistake(
      .amountExpected, at: start..<max(end, start), "expected an amount where \(found) stands",
      help: "write a number with its commodity, such as 12.50 EUR")
  }
}
