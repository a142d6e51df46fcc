internal import Diagnostics
internal import LedgerModel

/// Lines and tags of an account that are no attributes, and may be the peers' own or a slip.
extension DirectiveParser {
  /// The words that start a line of the peers' below `account`.
  private static let peerWords: Set<String> = [
    "note", "alias", "payee", "check", "assert", "eval", "expr", "default", "value",
  ]

  /// Warns of a line that looks like an attribute or like a posting.
  mutating func noteOtherLine(_ line: PlacedText, _ word: PlacedText) {
    guard !DirectiveParser.peerWords.contains(String(word.text)), !noteMisspelt(word) else {
      return
    }
    let parts = line.parts()
    guard parts.count > 1, case .success = context.amount(String(parts[1].text)) else { return }
    report(
      .postingStray, "this line is skipped: it belongs to no entry", at: line.range,
      help: "move it below the entry that it belongs to", as: .warning)
  }

  /// Warns of a word that is nearly a key, and returns whether it is.
  @discardableResult
  mutating func noteMisspelt(_ word: PlacedText) -> Bool {
    guard let key = AccountKey.meant(by: word.text.lowercased()) else { return false }
    report(
      .attributeMisspelt, "'\(word.text)' is no attribute of an account", at: word.range,
      help: "write '\(key.rawValue)'", as: .warning)
    return true
  }
}
