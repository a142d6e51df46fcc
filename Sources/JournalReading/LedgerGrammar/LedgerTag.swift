// tags = ":" name ":" { name ":" }  |  name ":" blanks value  |  name "::" blanks expression

/// A tag in a comment, as Ledger reads it.
struct LedgerTag: Equatable {
  let name: String
  /// What stands behind the name, or `nil` for a tag between colons.
  var value: String?
  /// Whether the value is an expression.
  var isTyped = false

  /// The tags in a comment, which is given without its semicolon.
  static func tags(_ comment: String) -> [LedgerTag] {
    guard comment.contains(":") else { return [] }
    let words = comment.split(whereSeparator: \.isWhitespace)
    var tags: [LedgerTag] = []
    for (index, word) in words.enumerated() {
      if word.count > 2, word.hasPrefix(":"), word.hasSuffix(":") {
        tags += word.split(separator: ":").map { LedgerTag(name: String($0)) }
      } else if index == 0, word.count > 1, word.hasSuffix(":") {
        let isTyped = word.hasSuffix("::")
        let value = comment[word.endIndex...].drop(while: \.isWhitespace)
        let name = word.dropLast(isTyped ? 2 : 1)
        let isEmpty = value.isEmpty
        return [
          LedgerTag(name: String(name), value: isEmpty ? nil : String(value), isTyped: isTyped)
        ]
      }
    }
    return tags
  }
}
