internal import LedgerModel

/// A commodity symbol as written.
enum LedgerSymbol {
  case plain(Range<Int>)
  /// With backslashes taken out.
  case escaped([UInt8])
}

// symbol      = '"' any-but-quote '"' | symbol-char { symbol-char }
// symbol-char = "\" any | any but blanks, digits and !&()*+,-./:;<=>?@[]^{|}~

extension ByteCursor {
  /// Reads a commodity symbol after blanks, or stays in place.
  mutating func readLedgerSymbol() throws(Mistake) -> LedgerSymbol? {
    let start = offset
    skipBlanks()
    let symbol = try next == .quote ? readQuotedLedgerSymbol() : readPlainLedgerSymbol()
    if symbol == nil { offset = start }
    return symbol
  }

  private mutating func readPlainLedgerSymbol() throws(Mistake) -> LedgerSymbol? {
    let range = skip(while: \.isLedgerSymbolByte)
    try bytes.rejectDash(in: range)
    if next == .backslash { return readEscapedLedgerSymbol(range) }
    guard !range.isEmpty, !bytes.isReservedWord(range) else { return nil }
    return .plain(range)
  }

  private mutating func readEscapedLedgerSymbol(_ first: Range<Int>) -> LedgerSymbol? {
    var symbol: [UInt8] = []
    for index in first { symbol.append(bytes[index]) }
    while let byte = next, byte.isLedgerSymbolByte || byte == .backslash {
      offset += 1
      if byte != .backslash {
        symbol.append(byte)
      } else if let escaped = next, !escaped.isLineEnd {
        symbol.append(escaped)
        offset += 1
      }
    }
    return symbol.isEmpty ? nil : .escaped(symbol)
  }

  private mutating func readQuotedLedgerSymbol() throws(Mistake) -> LedgerSymbol? {
    let start = offset
    offset += 1
    let symbol = skip { $0 != .quote && $0 != .newline }
    guard skip(.quote) else {
      throw Mistake(
        .quoteUnclosed, at: start..<offset, "a quoted commodity has no closing quote",
        help: "close it with \"")
    }
    return symbol.isEmpty ? nil : .plain(symbol)
  }
}

extension UInt8 {
  static let backslash = UInt8(ascii: "\\")

  /// Whether a byte may stand in a commodity symbol without quotes.
  fileprivate var isLedgerSymbolByte: Bool {
    switch self {
    case 0...UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "(")...UInt8(ascii: "@"),
      .openBracket, .backslash, .closeBracket, UInt8(ascii: "^"), UInt8(ascii: "{")...0x7F:
      false
    default: true
    }
  }
}

extension Span<UInt8> {
  /// Whether bytes are a word of the expression language, which no symbol can be without quotes.
  func isReservedWord(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 2: matches(range, "or") || matches(range, "if")
    case 3: matches(range, "and") || matches(range, "div") || matches(range, "not")
    case 4: matches(range, "else") || matches(range, "true")
    case 5: matches(range, "false")
    default: false
    }
  }
}
