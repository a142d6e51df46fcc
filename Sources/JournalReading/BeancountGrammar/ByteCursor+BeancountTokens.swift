extension ByteCursor {
  /// Reads the next word: of those that could stand here the longest.
  mutating func nextBeancountToken() -> BeancountToken {
    if isAtLineStart {
      if let indent = indentToken() { return indent }
      if isAtIgnoredLine { skipToNewline() }
    }
    skip { $0.isBlank || $0 == .carriageReturn }
    if next == .semicolon { skipToNewline() }
    let start = offset
    guard let byte = next else { return BeancountToken(kind: .endOfFile, range: start..<start) }
    let kind: BeancountToken.Kind =
      switch byte {
      case _ where byte.isDigit: digitToken()
      case _ where byte.isLetter: byte < UInt8(ascii: "a") ? capitalToken() : wordToken()
      case .quote: stringToken()
      case _ where byte >= 0x80: take(accountEnd(), .account)
      default: markToken(byte)
      }
    if kind == .invalid { takeInvalid(from: start) }
    return BeancountToken(kind: kind, range: start..<offset)
  }

  /// Moves past the indentation of a line that is not blank.
  private mutating func indentToken() -> BeancountToken? {
    let blanks = skipBlanks()
    guard !blanks.isEmpty, let byte = next, !byte.isLineEnd else { return nil }
    return BeancountToken(kind: .indent, range: blanks)
  }

  /// Whether the line is one of org-mode or the like, which is passed over.
  private var isAtIgnoredLine: Bool {
    guard let byte = next, let second = peek(1), second != .newline else { return false }
    switch byte {
    case .asterisk, .colon, .exclamation, UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "%"):
      return true
    case .hash: return !second.isTagByte
    default: return false
    }
  }

  private mutating func skipToNewline() {
    while offset < bytes.count, bytes[offset] != .newline { offset += 1 }
  }

  /// Moves to the end of a word, or says that there is none.
  private mutating func take(_ end: Int?, _ kind: BeancountToken.Kind) -> BeancountToken.Kind {
    guard let end else { return .invalid }
    offset = end
    return kind
  }

  /// Moves to the next white space.
  private mutating func takeInvalid(from start: Int) {
    offset = start
    while let byte = next, !byte.isBlank, !byte.isLineEnd { offset += 1 }
    if offset == start { offset += 1 }
  }
}

/// Words by what they start with.
extension ByteCursor {
  private mutating func markToken(_ byte: UInt8) -> BeancountToken.Kind {
    let second = peek(1)
    switch byte {
    case .hash where second?.isTagByte == true, UInt8(ascii: "^") where second?.isTagByte == true:
      offset += 1
      skip(while: \.isTagByte)
      return byte == .hash ? .tag : .link
    case .slash:
      if let end = futureEnd() { return take(end, .currency) }
    default: break
    }
    offset += 1
    switch byte {
    case .newline: return .endOfLine
    case .pipe: return .pipe
    case .at: return skip(.at) ? .atAt : .at
    case .openBrace: return skip(.openBrace) ? .openBraces : .openBrace
    case .closeBrace: return skip(.closeBrace) ? .closeBraces : .closeBrace
    case .comma: return .comma
    case .tilde: return .tilde
    case .plus: return .plus
    case .minus: return .minus
    case .slash: return .slash
    case .openParenthesis: return .openParenthesis
    case .closeParenthesis: return .closeParenthesis
    case .hash: return .hash
    case .asterisk: return .asterisk
    case .colon: return .colon
    case .exclamation, UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "%"): return .flag
    default: return .invalid
    }
  }

  /// A date or a number.
  private mutating func digitToken() -> BeancountToken.Kind {
    let start = offset
    let digits = skip(while: \.isDigit)
    if digits.count >= 4, let end = dateEnd() { return take(end, .date) }
    offset = start
    skip { $0.isDigit || $0 == .comma }
    while bytes[offset - 1] == .comma { offset -= 1 }
    if skip(.point) { skip(while: \.isDigit) }
    return .number
  }

  /// The end of a date whose year was read.
  private func dateEnd() -> Int? {
    var end = offset
    for _ in 0..<2 {
      guard end < bytes.count, bytes[end] == .minus || bytes[end] == .slash else { return nil }
      end += 1
      let start = end
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      guard end > start else { return nil }
    }
    return end
  }

  /// An account, a currency, a constant or a single letter.
  private mutating func capitalToken() -> BeancountToken.Kind {
    if let end = accountEnd() { return take(end, .account) }
    let start = offset
    var end = start
    var index = start
    while index < bytes.count, bytes[index].isCurrencyByte {
      index += 1
      if bytes[index - 1].endsCurrency { end = index }
    }
    if end - start < 2 {
      let isAlone = peek(1).map { $0.isBlank || $0 == .newline } ?? false
      return isAlone ? take(start + 1, .capital) : .invalid
    }
    offset = end
    if bytes.matches(start..<end, "TRUE") { return .true_ }
    if bytes.matches(start..<end, "FALSE") { return .false_ }
    return bytes.matches(start..<end, "NULL") ? .null : .currency
  }

  /// The end of a currency such as `/ESZ24`, which has a letter.
  private func futureEnd() -> Int? {
    var index = offset + 1
    var hasLetter = false
    var end: Int?
    while index < bytes.count, bytes[index].isCurrencyByte {
      hasLetter = hasLetter || bytes[index].isLetter
      index += 1
      if hasLetter, bytes[index - 1].endsCurrency { end = index }
    }
    return end
  }

  /// A key before a colon, or a keyword.
  private mutating func wordToken() -> BeancountToken.Kind {
    let start = offset
    let word = skip { $0.isLetter || $0.isDigit || $0 == .minus || $0 == UInt8(ascii: "_") }
    if word.count > 1, next == .colon { return .key }
    offset = start
    for (keyword, kind) in Self.keywords where starts(with: keyword) {
      offset += keyword.utf8CodeUnitCount
      return kind
    }
    return .invalid
  }

  private static var keywords: [(StaticString, BeancountToken.Kind)] {
    [
      ("txn", .txn), ("balance", .balance), ("open", .open), ("close", .close),
      ("commodity", .commodity), ("pad", .pad), ("event", .event), ("query", .query),
      ("custom", .custom), ("price", .price), ("note", .note), ("document", .document),
      ("pushtag", .pushtag), ("poptag", .poptag), ("pushmeta", .pushmeta), ("popmeta", .popmeta),
      ("option", .option), ("plugin", .plugin), ("include", .include),
    ]
  }

  /// A text in quotes, which may go over lines.
  private mutating func stringToken() -> BeancountToken.Kind {
    var index = offset + 1
    while index < bytes.count {
      switch bytes[index] {
      case .quote: return take(index + 1, .string)
      case UInt8(ascii: "\\"):
        guard index + 1 < bytes.count, bytes[index + 1] != .newline else { return .invalid }
        index += 2
      default: index += 1
      }
    }
    return .invalid
  }
}

/// Accounts.
extension ByteCursor {
  /// The end of the account at the cursor, or `nil` if there is none.
  ///
  ///     account = (capital | wide) { letter | digit | "-" | wide } part { part }
  ///     part    = ":" (capital | digit | wide) { letter | digit | "-" | wide }
  private func accountEnd() -> Int? {
    guard var index = componentEnd(from: offset, mayStartWithDigit: false) else { return nil }
    var end: Int?
    while index < bytes.count, bytes[index] == .colon,
      let next = componentEnd(from: index + 1, mayStartWithDigit: true)
    {
      index = next
      end = next
    }
    return end
  }

  private func componentEnd(from start: Int, mayStartWithDigit: Bool) -> Int? {
    guard start < bytes.count else { return nil }
    let first = bytes[start]
    var index = start
    if first < 0x80 {
      let isCapital = first.isLetter && first < UInt8(ascii: "a")
      guard isCapital || (mayStartWithDigit && first.isDigit) else { return nil }
      index += 1
    } else {
      index += bytes.wideLength(at: start)
      guard index > start else { return nil }
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLetter || byte.isDigit || byte == .minus {
        index += 1
      } else {
        let length = bytes.wideLength(at: index)
        if length == 0 { break }
        index += length
      }
    }
    return index
  }
}

extension Span<UInt8> {
  /// The length of a character outside ASCII in sound UTF-8, else 0.
  func wideLength(at index: Int) -> Int {
    let first = self[index]
    guard first >= 0xC2, first < 0xF5 else { return 0 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard index + length <= count else { return 0 }
    for offset in 1..<length where self[index + offset] & 0xC0 != 0x80 { return 0 }
    switch (first, self[index + 1]) {
    case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return 0
    default: return length
    }
  }
}

extension UInt8 {
  /// Whether the byte may stand in a tag or a link.
  var isTagByte: Bool {
    isLetter || isDigit || self == .minus || self == UInt8(ascii: "_") || self == .slash
      || self == .point
  }

  fileprivate var isCurrencyByte: Bool {
    endsCurrency || self == .minus || self == .point || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "'")
  }

  fileprivate var endsCurrency: Bool { isDigit || (isLetter && self < UInt8(ascii: "a")) }
}
