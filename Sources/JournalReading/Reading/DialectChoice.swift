internal import LedgerModel

/// Finds the language that a file is written in.
enum DialectChoice {
  /// The language of a file: by option, then by extension, then the includer's, then by certain
  /// markers in the text.
  ///
  /// An option holds for included files too, but where it is of the other family: hledger and Ledger
  /// read any file as their own, and Beancount is known by its extension.
  static func dialect(
    of path: String, _ bytes: Span<UInt8>, inherited: DialectName?, _ option: DialectName?
  ) -> DialectName {
    let named = byExtension(path)
    if let option, inherited == nil || (option != .beancount && named != .beancount) {
      return option
    }
    return named ?? inherited ?? byMarkers(bytes) ?? .hledger
  }

  /// Whether neither the name of a file nor its text says in which language it is.
  static func isGuess(_ path: String, _ bytes: Span<UInt8>) -> Bool {
    byExtension(path) == nil && byMarkers(bytes) == nil
  }

  private static func byExtension(_ path: String) -> DialectName? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "beancount", "bean": return .beancount
    case "hledger", "j", "journal": return .hledger
    case "ledger", "ldg", "lgr", "ledg", "dat": return .ledger
    default: return nil
    }
  }

  /// The language whose own words start a line among the first 64 KiB.
  private static func byMarkers(_ bytes: Span<UInt8>) -> DialectName? {
    var cursor = ByteCursor(bytes.extracting(0..<min(bytes.count, 1 << 16)))
    while !cursor.isAtEnd {
      if let dialect = cursor.dialectOfLine { return dialect }
      cursor.skipLine()
    }
    return nil
  }
}

extension Books {
  /// Notes that nothing decided the language of a top file.
  mutating func noteGuess(of dialect: DialectName, for path: String) {
    let id = "dialect-guessed"
    let name = path == "-" ? "standard input" : String(path.split(separator: "/").last ?? "")
    if let index = ledger.findings.firstIndex(where: { $0.id == id }) {
      ledger.findings[index].items.append(name)
    } else {
      ledger.findings.append(
        Finding(
          id: id, severity: .note,
          text: "Read as \(dialect.rawValue), as neither name nor text says the language;"
            + " --dialect states one.",
          items: [name]))
    }
  }
}

extension ByteCursor {
  /// The language whose words alone start a line as the one here does.
  fileprivate var dialectOfLine: DialectName? {
    guard let byte = next else { return nil }
    if byte.isDigit { return isAtBeancountDirective ? .beancount : nil }
    if starts(with: "option \"") || starts(with: "plugin \"") || starts(with: "pushtag #")
      || starts(with: "poptag #") || starts(with: "pushmeta ") || starts(with: "popmeta ")
    {
      return .beancount
    }
    if starts(with: "decimal-mark ") || starts(with: "alias /") { return .hledger }
    if starts(with: "--") { return .ledger }
    for word in Self.ledgerStarts where starts(with: word) { return .ledger }
    return nil
  }

  private static var ledgerStarts: [StaticString] {
    [
      "bucket ", "capture ", "define ", "def ", "eval ", "expr ", "assert ", "check ", "python\n",
      "value ", "A ", "N ", "C ", "= /", "= expr ",
    ]
  }

  /// Whether a day stands here with a word of Beancount's and what has to follow it.
  private var isAtBeancountDirective: Bool {
    var line = ByteCursor(bytes)
    line.offset = offset
    let date = line.skip { $0.isDigit || $0 == .minus }
    guard date.count == 10, line.next == .space else { return false }
    line.skipBlanks()
    let word = line.skip(while: \.isLetter)
    guard !word.isEmpty, line.next == .space else { return false }
    line.skipBlanks()
    switch line.text(word) {
    case "open", "close", "balance", "pad", "note", "document": return line.isAtCapitalAccount
    case "event", "query", "custom", "txn": return line.next == .quote
    default: return false
    }
  }

  /// Whether a word with a capital and a colon in it stands here.
  private var isAtCapitalAccount: Bool {
    guard let byte = next, byte.isLetter, byte < UInt8(ascii: "a") else { return false }
    for index in offset..<bytes.count {
      if bytes[index] == .colon { return true }
      if bytes[index].isBlank || bytes[index].isLineEnd { return false }
    }
    return false
  }
}
