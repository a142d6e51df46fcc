internal import LedgerModel

// expression  = assignment { ";" assignment }
// assignment  = lambda ["=" lambda]
// lambda      = list ["->" conditional]
// list        = conditional { "," conditional }
// conditional = or ["?" or ":" or] | or "if" or ["else" or]

extension JournalParser {
  /// Reads the bytes between two offsets as one expression.
  ///
  /// Ledger takes no notice of what stands behind a complete expression, nor of an expression that
  /// starts with an operator.
  mutating func parseWholeExpression(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) -> Expression {
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    cursor.skipBlanks()
    let isEmpty = cursor.next.map(\.isOperatorByte) ?? true
    let expression = isEmpty ? .literal(.none) : try parseExpression(&cursor)
    cursor.skipBlanks()
    guard !cursor.isAtEnd else { return expression }
    guard !cursor.isAtImpossibleToken else { throw .unexpectedInExpression(cursor) }
    books.warn(.unexpectedInExpression(cursor), in: file)
    return expression
  }

  /// Reads a whole text as an expression, and blames mistakes on a place in the journal.
  mutating func parseExpression(
    _ text: String, blaming range: Range<Int>
  ) throws(Mistake) -> Expression {
    let bytes = Array(text.utf8)
    do throws(Mistake) {
      return try parseWholeExpression(0..<bytes.count, bytes.span)
    } catch {
      throw Mistake(error.id, at: range, error.message, help: error.help)
    }
  }

  /// Reads an expression in parentheses, with the amounts in it read as the rules say.
  mutating func parseParenthesizedExpression(
    _ cursor: inout ByteCursor, _ rules: LedgerAmountRules
  ) throws(Mistake) -> Expression {
    expressionRules = rules.union(.hasNoLot)
    defer { expressionRules = .hasNoLot }
    return try parseParenthesizedExpression(&cursor)
  }

  /// Reads an expression in parentheses.
  mutating func parseParenthesizedExpression(
    _ cursor: inout ByteCursor
  ) throws(Mistake) -> Expression {
    cursor.skip(.openParenthesis)
    cursor.skipBlanks()
    if cursor.skip(.closeParenthesis) { return .literal(.none) }
    let expression = try parseExpression(&cursor)
    cursor.skipBlanks()
    guard cursor.skip(.closeParenthesis) else { throw .unexpectedInExpression(cursor) }
    return expression
  }

  private mutating func parseExpression(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    try nestExpression(at: cursor.offset)
    defer { expressionLimits.unnest() }
    var parts = [try parseAssignment(&cursor)]
    while cursor.takeToken(";") {
      cursor.skipBlanks()
      if cursor.next.map(\.isOperatorByte) ?? true { break }
      parts.append(try parseAssignment(&cursor))
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func parseAssignment(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    let start = cursor.offset
    let target = try parseLambda(&cursor)
    cursor.skipBlanks()
    guard cursor.next == .equals, cursor.peek(1) != .equals, cursor.peek(1) != .tilde else {
      return target
    }
    cursor.offset += 1
    let value = try parseLambda(&cursor)
    switch target {
    case .name(let name): return .definition(name, nil, value)
    case .call(let name, let arguments):
      return .definition(name, try parameters(arguments, start, cursor), value)
    default: throw .unexpectedInExpression(cursor, from: start)
    }
  }

  private mutating func parseLambda(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    let start = cursor.offset
    let left = try parseList(&cursor)
    guard cursor.takeToken("->") else { return left }
    let names = if case .list(let list) = left { list } else { [left] }
    let parameters = try parameters(names, start, cursor)
    return .function(parameters, try parseConditional(&cursor))
  }

  /// The names that expressions are, as the parameters of a function.
  private func parameters(
    _ expressions: [Expression], _ start: Int, _ cursor: borrowing ByteCursor
  ) throws(Mistake) -> [String] {
    var names: [String] = []
    for expression in expressions {
      guard case .name(let name) = expression else {
        throw .unexpectedInExpression(cursor, from: start)
      }
      names.append(name)
    }
    return names
  }

  private mutating func parseList(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    var items = [try parseConditional(&cursor)]
    while cursor.takeToken(",") { items.append(try parseConditional(&cursor)) }
    return items.count == 1 ? items[0] : .list(items)
  }

  mutating func parseConditional(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    let value = try parseOr(&cursor)
    if cursor.takeToken("?") {
      let then = try parseOr(&cursor)
      guard cursor.takeToken(":") else { throw .unexpectedInExpression(cursor) }
      return .conditional(value, then: then, else: try parseOr(&cursor))
    }
    guard cursor.takeWord("if") else { return value }
    let condition = try parseOr(&cursor)
    let other = cursor.takeWord("else") ? try parseOr(&cursor) : Expression.literal(.none)
    return .conditional(condition, then: value, else: other)
  }
}

extension JournalParser {
  /// Begins an expression inside another, which is to be ended.
  mutating func nestExpression(at offset: Int) throws(Mistake) {
    guard expressionLimits.nest() else {
      throw Mistake(
        .expressionMalformed, at: offset..<offset, "an expression is nested too deeply",
        help: "split it with define")
    }
  }

  /// Two expressions with an operator between them.
  mutating func joined(
    _ left: Expression, _ operation: Expression.Operator, _ right: Expression, at offset: Int
  ) throws(Mistake) -> Expression {
    guard expressionLimits.countOperator() else {
      throw Mistake(
        .expressionMalformed, at: offset..<offset,
        "an expression has more than \(ExpressionLimits.operators) operators",
        help: "split it with define")
    }
    return .binary(operation, left, right)
  }
}

extension ByteCursor {
  /// Moves past blanks and a mark, or stays in place.
  mutating func takeToken(_ token: StaticString) -> Bool {
    let start = offset
    skipBlanks()
    if starts(with: token) {
      offset += token.utf8CodeUnitCount
      return true
    }
    offset = start
    return false
  }

  /// Moves past blanks and a whole word, or stays in place.
  mutating func takeWord(_ word: StaticString) -> Bool {
    let start = offset
    guard takeToken(word), next.map({ !$0.isNameByte }) ?? true else {
      offset = start
      return false
    }
    return true
  }
}

extension ByteCursor {
  /// Whether the next byte starts no token, or one that does not end.
  fileprivate var isAtImpossibleToken: Bool {
    guard let byte = next else { return false }
    let close: UInt8
    switch byte {
    case .quote, .apostrophe: close = byte
    case .openBracket: close = .closeBracket
    case .openBrace: close = .closeBrace
    case .closeBrace, .tilde, .at, .hash, .backslash, UInt8(ascii: "$"), UInt8(ascii: "^"),
      UInt8(ascii: "`"):
      return true
    default: return false
    }
    for index in offset + 1..<bytes.count where bytes[index] == close { return false }
    return true
  }
}

extension UInt8 {
  /// Whether a byte joins two expressions, and so starts none.
  fileprivate var isOperatorByte: Bool {
    switch self {
    case .asterisk, .plus, .point, .comma, .colon, .semicolon, UInt8(ascii: "?"), UInt8(ascii: "&"),
      .pipe,
      .equals, .closeParenthesis, UInt8(ascii: "<"), UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether a byte may stand in a name of the expression language.
  var isNameByte: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
}

extension Mistake {
  /// Says that an expression cannot go on as it does.
  static func unexpectedInExpression(
    _ cursor: borrowing ByteCursor, from start: Int? = nil
  ) -> Mistake {
    let rest = cursor.bytes.line(at: start ?? cursor.offset)
    let found = rest.isEmpty ? "it ends" : "'\(cursor.text(rest))' stands"
    return Mistake(
      .expressionMalformed, at: rest, "an expression makes no sense where \(found)",
      help: "close its parentheses, and check its operators")
  }
}
