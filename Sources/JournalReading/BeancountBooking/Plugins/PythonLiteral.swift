/// A value as Python writes it, which the settings of some plugins are.
enum PythonLiteral: Hashable, Sendable {
  case text(String)
  case number(String)
  case none
  case flag(Bool)
  case list([PythonLiteral])
  case dictionary([Field])

  /// A key of a dictionary with its value.
  struct Field: Hashable, Sendable {
    let key: PythonLiteral
    let value: PythonLiteral
  }

  /// Reads a whole text, or returns `nil` if it is no such value.
  init?(_ text: String) {
    var reader = PythonLiteralReader(text)
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    self = value
  }

  /// The texts of a list.
  var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

private struct PythonLiteralReader {
  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = text[...] }

  var isAtEnd: Bool {
    mutating get {
      skipBlanks()
      return rest.isEmpty
    }
  }

  mutating func value() -> PythonLiteral? {
    skipBlanks()
    guard depth < 50, let first = rest.first else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch first {
    case "'", "\"": return text(first).map { .text($0) }
    case "[": return values(until: "]").map { .list($0) }
    case "(": return values(until: ")").map { .list($0) }
    case "{": return dictionary()
    default: return word()
    }
  }

  /// A text in quotes, and those that follow it directly.
  private mutating func text(_ quote: Character) -> String? {
    rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return text }
      if next == "\\", let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(next)
      }
    }
    return nil
  }

  private mutating func values(until close: Character) -> [PythonLiteral]? {
    rest.removeFirst()
    var values: [PythonLiteral] = []
    while !skip(close) {
      guard let value = value() else { return nil }
      values.append(value)
      if !skip(",") { return skip(close) ? values : nil }
    }
    return values
  }

  private mutating func dictionary() -> PythonLiteral? {
    rest.removeFirst()
    var fields: [PythonLiteral.Field] = []
    var items: [PythonLiteral] = []
    while !skip("}") {
      guard let key = value() else { return nil }
      if skip(":") {
        guard let value = value() else { return nil }
        fields.append(PythonLiteral.Field(key: key, value: value))
      } else {
        items.append(key)
      }
      if !skip(",") {
        guard skip("}") else { return nil }
        break
      }
    }
    return items.isEmpty ? .dictionary(fields) : fields.isEmpty ? .list(items) : nil
  }

  private mutating func word() -> PythonLiteral? {
    let word = rest.prefix { $0.isLetter || $0.isNumber || ".+-_".contains($0) }
    rest = rest[word.endIndex...]
    switch word {
    case "None": return PythonLiteral.none
    case "True": return .flag(true)
    case "False": return .flag(false)
    default:
      guard word.contains(where: \.isNumber), word.allSatisfy({ !$0.isLetter || $0 == "e" }) else {
        return nil
      }
      return .number(String(word))
    }
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipBlanks()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// Moves past white space and comments.
  private mutating func skipBlanks() {
    while let first = rest.first {
      if first == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if first.isWhitespace {
        rest.removeFirst()
      } else {
        return
      }
    }
  }
}
