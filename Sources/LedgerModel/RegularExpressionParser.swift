/// Reads the text of a regular expression.
///
///     expression = sequence { "|" sequence }
///     sequence   = { part [ ("*" | "+" | "?" | "{" N ["," [M]] "}") ["?"] ] }
///     part       = "(" ["?:" | "?<" NAME ">" | "?P<" NAME ">"] expression ")"
///                | "[" class "]" | "." | "^" | "$" | "\" escape | character
struct RegularExpressionParser {
  private(set) var groupCount = 0
  /// Whether the expression starts with `(?i)`.
  private(set) var ignoresCase = false
  var scalars: ArraySlice<UnicodeScalar>
  let syntax: RegularExpression.Syntax
  private var depth = 0

  /// How deep groups may be in each other, which bounds the stack.
  private static let depthLimit = 100
  /// How often a part may be repeated by number.
  private static let repeatLimit = 1000

  init(_ source: String, _ syntax: RegularExpression.Syntax) {
    self.syntax = syntax
    scalars = Array(source.unicodeScalars)[...]
  }

  mutating func parse() throws(RegularExpressionError) -> RegularExpressionNode {
    if syntax == .perl, skip("(?i)") { ignoresCase = true }
    let node = try parseAlternatives()
    guard scalars.isEmpty else {
      throw .malformed("a ')' closes no group", "write '\\)' for the character itself")
    }
    return node
  }

  private mutating func parseAlternatives() throws(RegularExpressionError) -> RegularExpressionNode
  {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RegularExpressionParser.depthLimit else {
      throw .malformed("its groups are too deep in each other", "write it with fewer groups")
    }
    var alternatives = [try parseSequence()]
    while skip("|") { alternatives.append(try parseSequence()) }
    return alternatives.count == 1 ? alternatives[0] : .alternatives(alternatives)
  }

  private mutating func parseSequence() throws(RegularExpressionError) -> RegularExpressionNode {
    var parts: [RegularExpressionNode] = []
    while let next = scalars.first, next != "|", next != ")" {
      let part = try parsePart()
      parts.append(try parseRepeated(part))
    }
    return parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func parsePart() throws(RegularExpressionError) -> RegularExpressionNode {
    guard let scalar = scalars.popFirst() else { return .empty }
    switch scalar {
    case "(": return try parseGroup()
    case "[": return .set(try parseSet())
    case ".": return .any
    case "^": return .boundary(.start)
    case "$": return .boundary(.end)
    case "\\": return try parseEscape()
    case "*", "+", "?":
      throw .malformed(
        "'\(scalar)' repeats nothing", "write '\\\(scalar)' for the character itself")
    default: return .scalar(scalar)
    }
  }

  private mutating func parseGroup() throws(RegularExpressionError) -> RegularExpressionNode {
    var number: Int?
    if syntax == .posix || !skip("?:") {
      if scalars.first == "?" { try skipGroupName() }
      groupCount += 1
      number = groupCount
    }
    let inner = try parseAlternatives()
    guard skip(")") else {
      throw .malformed("a '(' is not closed", "add ')', or write '\\(' for the character itself")
    }
    return number.map { .group($0, inner) } ?? inner
  }

  /// Moves past `?<NAME>` or `?P<NAME>`; what looks ahead or behind is not supported.
  private mutating func skipGroupName() throws(RegularExpressionError) {
    let isNamed =
      syntax == .perl
      && (skip("?P<") || (skip("?<") && scalars.first != "=" && scalars.first != "!"))
    guard isNamed, let close = scalars.firstIndex(of: ">") else {
      throw .malformed(
        "a group that starts with '(?' is not supported",
        syntax == .perl ? "write '(…)', '(?:…)' or '(?<NAME>…)'" : "write '(…)'")
    }
    scalars = scalars[(close + 1)...]
  }

  private mutating func parseRepeated(
    _ part: RegularExpressionNode
  ) throws(RegularExpressionError) -> RegularExpressionNode {
    guard let (least, most) = try parseCount() else { return part }
    let isGreedy = syntax == .posix || !skip("?")
    if let next = scalars.first, next == "*" || next == "+" || next == "?" {
      throw .malformed("'\(next)' repeats a repetition", "put the part before it in '(' and ')'")
    }
    return .repeated(part, least, most, isGreedy: isGreedy)
  }

  /// How often the part before comes, or `nil` if nothing says so.
  private mutating func parseCount() throws(RegularExpressionError) -> (Int, Int?)? {
    if skip("*") { return (0, nil) }
    if skip("+") { return (1, nil) }
    if skip("?") { return (0, 1) }
    let start = scalars
    guard skip("{"), let least = number() else {
      scalars = start
      return nil
    }
    var most: Int? = least
    if skip(",") { most = number() }
    guard skip("}") else {
      scalars = start
      return nil
    }
    guard max(least, most ?? 0) <= RegularExpressionParser.repeatLimit, least <= most ?? least
    else {
      throw .malformed(
        "a part cannot be repeated so often",
        "write '{LEAST,MOST}' with at most \(RegularExpressionParser.repeatLimit)")
    }
    return (least, most)
  }
}

extension RegularExpressionParser {
  mutating func next() -> UnicodeScalar? { scalars.popFirst() }

  /// Moves past a text, if it comes next.
  mutating func skip(_ text: String) -> Bool {
    guard scalars.starts(with: text.unicodeScalars) else { return false }
    scalars = scalars.dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Reads the digits that come next; more than six of them are as good as none.
  private mutating func number() -> Int? {
    let digits = scalars.prefix { ("0"..."9").contains($0) }
    guard let number = Int(String(String.UnicodeScalarView(digits))), digits.count <= 6 else {
      return nil
    }
    scalars = scalars.dropFirst(digits.count)
    return number
  }
}

extension RegularExpressionError {
  static func malformed(_ message: String, _ help: String) -> RegularExpressionError {
    RegularExpressionError(message: message, help: help)
  }
}
