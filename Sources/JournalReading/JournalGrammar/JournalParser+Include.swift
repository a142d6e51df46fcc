internal import LedgerModel

// include = "include" [format ":"] path-or-glob [blanks ";" comment]      ; no comment in Ledger

extension JournalParser {
  /// Reads the files that an `include` names, with what is in force here.
  mutating func parseInclude(_ cursor: inout ByteCursor) throws(Mistake) {
    let line = DirectiveLine(cursor, cursor.skipToLineEnd())
    cursor.skipLineEnd()
    guard let includes else { return }
    let argument = isLedger ? PlacedText(line).trimmed : PlacedText(line).cutAtBlankSemicolon()
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
    do throws(Mistake) {
      let marks = try includes.read(String(argument.text), at: argument.range, inner, into: &handed)
      scope.marks.merge(marks) { _, new in new }
    } catch {
      throw isLedger ? error.blamingComment(in: argument) : error
    }
  }
}

extension PlacedText {
  /// What stands before the first `;` behind a blank, trimmed.
  fileprivate func cutAtBlankSemicolon() -> PlacedText {
    let bytes = text.utf8
    var isBehindBlank = true
    for index in bytes.indices {
      if isBehindBlank, bytes[index] == .semicolon { return slice(text.startIndex, index).trimmed }
      isBehindBlank = bytes[index].isBlank
    }
    return trimmed
  }
}

extension Mistake {
  /// The same with a word on the comment that Ledger takes for a part of the path.
  fileprivate func blamingComment(in argument: PlacedText) -> Mistake {
    let content = argument.cutAtBlankSemicolon()
    guard id == .includeMissing, !content.isEmpty, content != argument else { return self }
    var mistake = self
    mistake.help = "Ledger takes a comment for a part of the path; put it on a line of its own"
    return mistake
  }
}
