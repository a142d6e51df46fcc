// class  = ["^"] { "[:" NAME ":]" | "\" escape | character ["-" character] }
// escape = "d" | "D" | "w" | "W" | "s" | "S" | "h" | "b" | "B" | "<" | ">" | "A" | "z" | "Z"
//        | "t" | "n" | "r" | "f" | "v" | "x" HH | "x{" H… "}" | "u" HHHH | "p{" NAME "}" | character

extension RegularExpressionParser {
  /// Reads what follows a `\` outside a class.
  mutating func parseEscape() throws(RegularExpressionError) -> RegularExpressionNode {
    switch scalars.first {
    case "b": return .boundary(skipped(.word))
    case "B": return .boundary(skipped(.notWord))
    case "<": return .boundary(skipped(.wordStart))
    case ">": return .boundary(skipped(.wordEnd))
    case "`": return .boundary(skipped(.start))
    case "'": return .boundary(skipped(.end))
    case "A" where syntax == .perl: return .boundary(skipped(.start))
    case "z" where syntax == .perl, "Z" where syntax == .perl: return .boundary(skipped(.end))
    default: break
    }
    switch try parseEscapedItem() {
    case .one(let scalar): return .scalar(scalar)
    case .many(let kind, let isNegated): return .set(.all(kind, isNegated: isNegated))
    }
  }

  /// Reads a class up to its `]`; a `]` at its start is a character.
  mutating func parseSet() throws(RegularExpressionError) -> ScalarSet {
    var set = ScalarSet()
    set.isNegated = skip("^")
    var isFirst = true
    while let scalar = next() {
      if scalar == "]", !isFirst { return set }
      isFirst = false
      if scalar == "[", skip(":") {
        set.kinds.append((try parsePosixName(), false))
        continue
      }
      let item = scalar == "\\" ? try parseEscapedItem() : .one(scalar)
      switch item {
      case .many(let kind, let isNegated): set.kinds.append((kind, isNegated))
      case .one(let low): set.ranges.append(low...(try parseRangeEnd(low)))
      }
    }
    throw .malformed("a '[' is not closed", "add ']', or write '\\[' for the character itself")
  }

  private func isRangeNext() -> Bool {
    scalars.first == "-" && scalars.count > 1 && scalars.dropFirst().first != "]"
  }

  private mutating func parseRangeEnd(
    _ low: UnicodeScalar
  ) throws(RegularExpressionError) -> UnicodeScalar {
    guard isRangeNext(), next() != nil, let written = next() else { return low }
    let end = written == "\\" ? try parseEscapedItem() : .one(written)
    guard case .one(let high) = end, low <= high else {
      throw .malformed("a range in '[…]' ends before it starts", "write the lower character first")
    }
    return high
  }

  private mutating func parsePosixName() throws(RegularExpressionError) -> ScalarSet.Kind {
    let name = String(String.UnicodeScalarView(scalars.prefix { $0 != ":" && $0 != "]" }))
    guard let kind = ScalarSet.Kind(posixName: name), skip(name + ":]") else {
      throw .malformed(
        "'[:\(name):]' is no kind of characters",
        "write [:alpha:], [:digit:], [:space:] or the like")
    }
    return kind
  }
}

/// Escapes.
extension RegularExpressionParser {
  private enum EscapedItem {
    case one(UnicodeScalar)
    case many(ScalarSet.Kind, isNegated: Bool)
  }

  private mutating func skipped(
    _ boundary: RegularExpressionBoundary
  ) -> RegularExpressionBoundary {
    _ = next()
    return boundary
  }

  private mutating func parseEscapedItem() throws(RegularExpressionError) -> EscapedItem {
    guard let scalar = next() else {
      throw .malformed("a '\\' stands at the end", "write '\\\\' for the character itself")
    }
    if syntax == .posix { return .one(scalar) }
    switch scalar {
    case "d", "D": return .many(.digit, isNegated: scalar == "D")
    case "w", "W": return .many(.word, isNegated: scalar == "W")
    case "s", "S": return .many(.space, isNegated: scalar == "S")
    case "h", "H": return .many(.blank, isNegated: scalar == "H")
    case "p", "P": return .many(try parseCategory(), isNegated: scalar == "P")
    case "t": return .one("\t")
    case "n": return .one("\n")
    case "r": return .one("\r")
    case "f": return .one("\u{C}")
    case "v": return .one("\u{B}")
    case "x": return .one(try parseCode(2))
    case "u": return .one(try parseCode(4))
    case "1"..."9", "k":
      throw .malformed(
        "'\\\(scalar)' refers back to a group, which is not supported",
        "write out what it stands for")
    case "a"..."z", "A"..."Z", "0":
      throw .malformed("'\\\(scalar)' has no meaning", "write '\(scalar)' for the character itself")
    default: return .one(scalar)
    }
  }

  private mutating func parseCategory() throws(RegularExpressionError) -> ScalarSet.Kind {
    let name = String(String.UnicodeScalarView(scalars.dropFirst().prefix { $0 != "}" }))
    guard let kind = ScalarSet.Kind(category: name), skip("{" + name + "}") else {
      throw .malformed("'\\p' names no kind of characters", "write \\p{L}, \\p{Lu} or the like")
    }
    return kind
  }

  /// Reads the number of a character in hexadecimal digits: some of them, or any in braces.
  private mutating func parseCode(_ digits: Int) throws(RegularExpressionError) -> UnicodeScalar {
    let isBraced = skip("{")
    let written = scalars.prefix(isBraced ? 8 : digits).prefix { $0.properties.isASCIIHexDigit }
    scalars = scalars.dropFirst(written.count)
    let code = UInt32(String(String.UnicodeScalarView(written)), radix: 16)
    guard let scalar = code.flatMap(UnicodeScalar.init), !isBraced || skip("}"),
      isBraced || written.count == digits
    else {
      throw .malformed("the number of a character is malformed", "write \\x41 or \\x{41}")
    }
    return scalar
  }
}
