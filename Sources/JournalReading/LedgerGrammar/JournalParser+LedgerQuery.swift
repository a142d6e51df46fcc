internal import LedgerModel

// query = disjunction { disjunction }                    ; any of them
// disjunction = conjunction { ("or" | "|") conjunction }
// conjunction = term { ("and" | "&") term }
// term  = ["not" | "!"] ( "(" query ")" | field term | pattern ["=" pattern] | "expr" expression )
// field = "@" | "payee" | "desc" | "#" | "code" | "=" | "note" | "%" | "tag" | "meta" | "data"
// pattern = "/" regex "/" | "'" regex "'" | '"' regex '"' | word

/// What a pattern of a query is looked for in.
private enum QueryField {
  case account, payee, code, note, tag
}

extension JournalParser {
  /// Reads the condition of a rule, up to the end of the line.
  mutating func parseQuery(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    let start = cursor.offset
    cursor.skipBlanks()
    let isNote = cursor.skip(.equals)
    guard let query = try parseAnyOf(&cursor, isNote ? .note : .account) else {
      throw Mistake(
        .queryMalformed, at: start - 1..<max(start, cursor.bytes.line(at: start).upperBound),
        "a rule says nothing of which postings it is for", help: "write = /ACCOUNT/")
    }
    cursor.skipBlanks()
    // Ledger takes no notice of what stands behind a complete condition.
    if !cursor.isAtLineEnd { books.warn(.queryMalformed(cursor), in: file) }
    return query
  }

  private mutating func parseAnyOf(
    _ cursor: inout ByteCursor, _ field: QueryField
  ) throws(Mistake) -> Expression? {
    guard var query = try parseEither(&cursor, field) else { return nil }
    while let next = try parseEither(&cursor, field) {
      query = try joined(query, .or, next, at: cursor.offset)
    }
    return query
  }

  private mutating func parseEither(
    _ cursor: inout ByteCursor, _ field: QueryField
  ) throws(Mistake) -> Expression? {
    guard var left = try parseBoth(&cursor, field) else { return nil }
    while cursor.takeToken("|") || cursor.takeQueryWord("or") {
      guard let right = try parseBoth(&cursor, field) else { throw .queryMalformed(cursor) }
      left = try joined(left, .or, right, at: cursor.offset)
    }
    return left
  }

  private mutating func parseBoth(
    _ cursor: inout ByteCursor, _ field: QueryField
  ) throws(Mistake) -> Expression? {
    guard var left = try parseQueryTerm(&cursor, field) else { return nil }
    while cursor.takeToken("&") || cursor.takeQueryWord("and") {
      guard let right = try parseQueryTerm(&cursor, field) else { throw .queryMalformed(cursor) }
      left = try joined(left, .and, right, at: cursor.offset)
    }
    return left
  }

  private mutating func parseQueryTerm(
    _ cursor: inout ByteCursor, _ field: QueryField
  ) throws(Mistake) -> Expression? {
    try nestExpression(at: cursor.offset)
    defer { expressionLimits.unnest() }
    if cursor.takeToken("!") || cursor.takeQueryWord("not") {
      guard let term = try parseQueryTerm(&cursor, field) else { throw .queryMalformed(cursor) }
      return .not(term)
    }
    if cursor.takeQueryWord("expr") { return try parseQueryExpression(&cursor) }
    if let inner = cursor.takeQueryField() {
      guard let term = try parseQueryTerm(&cursor, inner) else { throw .queryMalformed(cursor) }
      return term
    }
    if cursor.takeToken("(") {
      let inner = try parseAnyOf(&cursor, field)
      guard let inner, cursor.takeToken(")") else { throw .queryMalformed(cursor) }
      return inner
    }
    guard let pattern = try cursor.readQueryPattern() else { return nil }
    return try term(pattern, field, &cursor)
  }

  private func term(
    _ pattern: Range<Int>, _ field: QueryField, _ cursor: inout ByteCursor
  ) throws(Mistake) -> Expression {
    let match = Expression.literal(
      .pattern(try regularExpression(cursor.bytes.unescaped(pattern), at: pattern)))
    switch field {
    case .account: return .binary(.matches, .name("account"), match)
    case .payee: return .binary(.matches, .name("payee"), match)
    case .code: return .binary(.matches, .name("code"), match)
    case .note: return .binary(.matches, .name("note"), match)
    case .tag:
      guard cursor.takeToken("=") else { return .call("has_tag", [match]) }
      guard let value = try cursor.readQueryPattern() else { throw .queryMalformed(cursor) }
      let valueMatch = try regularExpression(cursor.bytes.unescaped(value), at: value)
      return .call("has_tag", [match, .literal(.pattern(valueMatch))])
    }
  }

  /// Reads the rest of the line, or a quoted text, as an expression.
  private mutating func parseQueryExpression(_ cursor: inout ByteCursor) throws(Mistake)
    -> Expression
  {
    cursor.skipBlanks()
    if let quote = cursor.next, quote == .quote || quote == .apostrophe,
      let inside = try cursor.readQueryPattern()
    {
      return try parseWholeExpression(inside, cursor.bytes)
    }
    return try parseWholeExpression(cursor.skipToLineEnd(), cursor.bytes)
  }
}

extension ByteCursor {
  fileprivate mutating func takeQueryField() -> QueryField? {
    if takeToken("@") || takeQueryWord("payee") || takeQueryWord("desc") { return .payee }
    if takeToken("#") || takeQueryWord("code") { return .code }
    if takeToken("%") || takeQueryWord("tag") || takeQueryWord("meta") || takeQueryWord("data") {
      return .tag
    }
    return takeQueryWord("note") ? .note : nil
  }

  /// Moves past blanks and a whole word of a condition, or stays in place.
  fileprivate mutating func takeQueryWord(_ word: StaticString) -> Bool {
    let start = offset
    guard takeToken(word), isAtLineEnd || next.map({ $0.isBlank || $0.endsQueryWord }) ?? true
    else {
      offset = start
      return false
    }
    return true
  }

  /// Reads a pattern and returns its bytes without quotes, or `nil` if none stands here.
  fileprivate mutating func readQueryPattern() throws(Mistake) -> Range<Int>? {
    skipBlanks()
    guard let byte = next, !isAtLineEnd else { return nil }
    guard byte == .slash || byte == .quote || byte == .apostrophe else { return readQueryWord() }
    let start = offset
    offset += 1
    let inside = skipEscaped(to: byte)
    guard skip(byte), !inside.isEmpty else { throw .queryMalformed(self, from: start) }
    return inside
  }

  private mutating func readQueryWord() -> Range<Int>? {
    let start = offset
    if next == .backslash { offset += 1 }
    skip { !$0.isBlank && !$0.isLineEnd && !$0.endsQueryWord }
    return offset > start ? start..<offset : nil
  }
}

extension UInt8 {
  fileprivate var endsQueryWord: Bool {
    switch self {
    case .openParenthesis, .closeParenthesis, UInt8(ascii: "&"), .pipe, .exclamation, .at, .hash,
      UInt8(ascii: "%"), .equals:
      true
    default: false
    }
  }
}

extension Mistake {
  fileprivate static func queryMalformed(
    _ cursor: borrowing ByteCursor, from start: Int? = nil
  ) -> Mistake {
    let rest = cursor.bytes.line(at: start ?? cursor.offset)
    let found = rest.isEmpty ? "it ends" : "'\(cursor.text(rest))' stands"
    return Mistake(
      .queryMalformed, at: rest, "the condition of a rule makes no sense where \(found)",
      help: "write = /ACCOUNT/, or = expr 'EXPRESSION'")
  }
}
