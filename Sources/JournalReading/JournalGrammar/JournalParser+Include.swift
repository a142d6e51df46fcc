internal import LedgerModel

// include = "include" [format ":"] path-or-glob [gap ";" comment]

extension JournalParser {
  /// Reads the files that an `include` names, with what is in force here.
  mutating func parseInclude(_ cursor: inout ByteCursor) throws(Mistake) {
    let line = DirectiveLine(cursor, cursor.skipToLineEnd())
    cursor.skipLineEnd()
    guard let includes else { return }
    let argument = isLedger ? PlacedText(line).trimmed : PlacedText(line).cutComment().content
    guard !argument.isEmpty else {
      throw Mistake(
        .includeMissing, at: line.offset - 1..<line.offset + line.text.utf8.count,
        "'include' names no file", help: "write include NAME.journal")
    }
    var handed = Books()
    swap(&handed, &books)
    defer { swap(&handed, &books) }
    var inner = scope
    inner.ledger = scope.ledger.forInclude
    let marks = try includes.read(String(argument.text), at: argument.range, inner, into: &handed)
    scope.marks.merge(marks) { _, new in new }
  }
}
