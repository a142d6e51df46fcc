internal import LedgerModel

// or       = and { ("|" | "||" | "or") and }
// and      = relation { ("&" | "&&" | "and") relation }
// relation = sum { ("==" | "!=" | "<" | "<=" | ">" | ">=" | "=~" | "!~") sum }
// sum      = product { ("+" | "-") product }
// product  = unary { ("*" | "/" | "div") unary }
// unary    = ("!" | "not" | "-") unary | term { "." term }
// term     = "(" expression ")" | "[" date "]" | "{" amount "}" | "'" text "'" | '"' text '"'
//          | "/" regex "/" | amount | name ["(" [expression] ")"]

extension JournalParser {
  mutating func parseOr(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    var left = try parseAnd(&cursor)
    while cursor.takeToken("||") || cursor.takeToken("|") || cursor.takeWord("or") {
      left = try joined(left, .or, try parseAnd(&cursor), at: cursor.offset)
    }
    return left
  }

  private mutating func parseAnd(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    var left = try parseRelation(&cursor)
    while cursor.takeToken("&&") || cursor.takeToken("&") || cursor.takeWord("and") {
      left = try joined(left, .and, try parseRelation(&cursor), at: cursor.offset)
    }
    return left
  }

  private mutating func parseRelation(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    var left = try parseSum(&cursor)
    while let operation = cursor.takeRelation() {
      left = try joined(left, operation, try parseSum(&cursor), at: cursor.offset)
    }
    return left
  }

  private mutating func parseSum(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    var left = try parseProduct(&cursor)
    while true {
      if cursor.takeToken("+") {
        left = try joined(left, .add, try parseProduct(&cursor), at: cursor.offset)
      } else if !cursor.isBefore("->"), cursor.takeToken("-") {
        left = try joined(left, .subtract, try parseProduct(&cursor), at: cursor.offset)
      } else {
        return left
      }
    }
  }

  private mutating func parseProduct(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    var left = try parseUnary(&cursor)
    while true {
      if cursor.takeToken("*") {
        left = try joined(left, .multiply, try parseUnary(&cursor), at: cursor.offset)
      } else if cursor.takeToken("/") || cursor.takeWord("div") {
        left = try joined(left, .divide, try parseUnary(&cursor), at: cursor.offset)
      } else {
        return left
      }
    }
  }

  private mutating func parseUnary(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    let isNot = cursor.takeWord("not") || cursor.takeToken("!")
    if isNot || cursor.takeToken("-") {
      try nestExpression(at: cursor.offset)
      defer { expressionLimits.unnest() }
      return isNot ? .not(try parseUnary(&cursor)) : .negative(try parseUnary(&cursor))
    }
    var (term, memberCount) = (try parseTerm(&cursor), 0)
    while cursor.takeToken(".") {
      memberCount += 1
      guard memberCount < ExpressionLimits.nesting else { throw .unexpectedInExpression(cursor) }
      term = .member(term, try parseTerm(&cursor))
    }
    return term
  }

  private mutating func parseTerm(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    cursor.skipBlanks()
    switch cursor.next {
    case .openParenthesis?: return try parseParenthesizedExpression(&cursor)
    case .openBracket?:
      let inside = try readDelimited(&cursor, .closeBracket)
      return .literal(.day(try ledgerDay(inside, cursor.bytes)))
    case .openBrace?: return try parseBracedAmount(&cursor)
    case .quote?: return .literal(.text(cursor.text(try readDelimited(&cursor, .quote))))
    case .apostrophe?: return .literal(.text(cursor.text(try readDelimited(&cursor, .apostrophe))))
    case .slash?: return try parsePattern(&cursor)
    default: return try parseAmountOrName(&cursor)
    }
  }

  private mutating func parseBracedAmount(_ cursor: inout ByteCursor) throws(Mistake) -> Expression
  {
    let inside = try readDelimited(&cursor, .closeBrace)
    var part = ByteCursor(cursor.bytes.extracting(0..<inside.upperBound))
    part.offset = inside.lowerBound
    let amount = try readLedgerAmount(&part, [.teachesNothing, .hasNoLot])
    return .literal(.amount(books.memory.reduced(amount)))
  }

  private func parsePattern(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    let start = cursor.offset
    cursor.offset += 1
    let inside = cursor.skipEscaped(to: .slash)
    guard cursor.skip(.slash) else { throw .unexpectedInExpression(cursor, from: start) }
    let pattern = cursor.bytes.unescaped(inside)
    return .literal(.pattern(try regularExpression(pattern, at: start..<cursor.offset)))
  }

  /// Moves past text between two marks on one line, and returns the offsets inside.
  private func readDelimited(
    _ cursor: inout ByteCursor, _ close: UInt8
  ) throws(Mistake) -> Range<Int> {
    let start = cursor.offset
    cursor.offset += 1
    let inside = cursor.skip { $0 != close && $0 != .newline }
    guard cursor.skip(close) else { throw .unexpectedInExpression(cursor, from: start) }
    return inside
  }

  private mutating func parseAmountOrName(_ cursor: inout ByteCursor) throws(Mistake) -> Expression
  {
    if cursor.takeWord("true") { return .literal(.truth(true)) }
    if cursor.takeWord("false") { return .literal(.truth(false)) }
    let start = cursor.offset
    if let amount = try readOptionalLedgerAmount(&cursor, expressionRules) {
      let isKept = expressionRules.contains(.keepsUnit)
      return .literal(.amount(isKept ? amount : books.memory.reduced(amount)))
    }
    cursor.skipBlanks()
    let name = cursor.skip(while: \.isNameByte)
    guard let first = name.first, !cursor.bytes[first].isDigit, !cursor.bytes.isReservedWord(name)
    else { throw .unexpectedInExpression(cursor, from: start) }
    guard cursor.next == .openParenthesis else { return .name(cursor.text(name)) }
    switch try parseParenthesizedExpression(&cursor) {
    case .literal(.none): return .call(cursor.text(name), [])
    case .list(let arguments): return .call(cursor.text(name), arguments)
    case let argument: return .call(cursor.text(name), [argument])
    }
  }
}

extension ByteCursor {
  /// Whether a mark follows after blanks.
  fileprivate func isBefore(_ token: StaticString) -> Bool {
    var copy = ByteCursor(bytes)
    copy.offset = offset
    return copy.takeToken(token)
  }

  fileprivate mutating func takeRelation() -> Expression.Operator? {
    if takeToken("==") { return .equal }
    if takeToken("!=") { return .unequal }
    if takeToken("=~") { return .matches }
    if takeToken("!~") { return .matchesNot }
    if takeToken("<=") { return .lessOrEqual }
    if takeToken(">=") { return .greaterOrEqual }
    if takeToken("<") { return .less }
    return takeToken(">") ? .greater : nil
  }
}

extension ByteCursor {
  /// Moves to a byte that no backslash stands before, or to the end of the line.
  mutating func skipEscaped(to close: UInt8) -> Range<Int> {
    let start = offset
    while let byte = next, byte != close, byte != .newline {
      offset += byte == .backslash && peek(1) != nil && peek(1) != .newline ? 2 : 1
    }
    return start..<offset
  }
}

extension Span<UInt8> {
  /// A text without its backslashes: each only says that the next byte means itself.
  ///
  /// So a pattern has two where it means one.
  func unescaped(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for index in range {
      isEscaped = !isEscaped && self[index] == .backslash
      if !isEscaped { bytes.append(self[index]) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  static let apostrophe = UInt8(ascii: "'")
}

/// A regular expression, or the mistake of one that cannot be read.
func regularExpression(
  _ text: String, at range: Range<Int>, syntax: RegularExpression.Syntax = .perl
) throws(Mistake) -> RegularExpression {
  do throws(RegularExpressionError) {
    return try RegularExpression(text, syntax: syntax)
  } catch {
    throw Mistake(
      .patternMalformed, at: range, "'\(text)' is no regular expression: \(error.message)",
      help: error.help)
  }
}
