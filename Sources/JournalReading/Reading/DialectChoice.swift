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
      if cursor.starts(with: "option \"") || cursor.starts(with: "plugin \"") { return .beancount }
      if cursor.starts(with: "decimal-mark ") { return .hledger }
      if cursor.starts(with: "bucket ") || cursor.starts(with: "--") { return .ledger }
      cursor.skipLine()
    }
    return nil
  }
}
