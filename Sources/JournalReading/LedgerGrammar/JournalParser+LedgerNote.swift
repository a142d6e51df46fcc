internal import LedgerModel

// own-date = "[" [date] ["=" date] "]"          ; the first bracket of a comment, before a digit or "="

extension JournalParser {
  /// Takes in a comment of the entry, or of its last posting.
  mutating func noteLedgerComment(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    try checkTypedTag(range, bytes)
    guard let last = entry.postings.indices.last else { return try noteEntry(range, bytes) }
    noteRecurring(range, bytes, entry.postings[last].account)
    if let day = try ownDay(range, bytes) { entry.postings[last].ownDay = day }
    if books.memory.keepsNotes { entry.postings[last].notes.append(bytes.text(range)) }
  }

  /// Takes in the comment on the line of a posting.
  mutating func notePostingComment(
    _ range: Range<Int>, _ bytes: Span<UInt8>, _ posting: inout LedgerPosting
  ) throws(Mistake) {
    try checkTypedTag(range, bytes)
    noteRecurring(range, bytes, posting.account)
    if let day = try ownDay(range, bytes) { posting.ownDay = day }
    if books.memory.keepsNotes { posting.notes.append(bytes.text(range)) }
  }

  /// Reads the value of a tag that is written with two colons, which has to be an expression.
  private mutating func checkTypedTag(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) {
    let text = bytes.trimmed(range)
    let end = text.first { bytes[$0].isBlank } ?? text.upperBound
    guard end > text.lowerBound + 2, end < text.upperBound, bytes[end - 1] == .colon,
      bytes[end - 2] == .colon, bytes[text.lowerBound] != .colon
    else { return }
    _ = try parseWholeExpression(bytes.trimmed(end..<text.upperBound), bytes)
  }

  private mutating func noteEntry(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    if let day = try ownDay(range, bytes) { entry.day = day }
    noteEntryComment(range, bytes)
    if books.memory.keepsNotes { entry.notes.append(bytes.text(range)) }
    let text = bytes.trimmed(range)
    if text.count > 5, bytes.matches(text.lowerBound..<text.lowerBound + 5, "UUID:") {
      identify(bytes.text(bytes.trimmed(text.lowerBound + 5..<text.upperBound)))
    }
  }

  /// Takes in the `UUID` of an entry, which may stand for a payee.
  private mutating func identify(_ identifier: String) {
    entry.identifier = identifier
    if let payee = books.memory.payeesByIdentifier[identifier] {
      entry.payee = PayeeID(books.ledger.payees.intern(payee))
    }
  }

  /// The day that a comment gives in brackets.
  private func ownDay(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) -> Day? {
    guard let open = range.first(where: { bytes[$0] == .openBracket }), open + 1 < range.upperBound,
      bytes[open + 1].isDigit || bytes[open + 1] == .equals,
      let close = (open..<range.upperBound).first(where: { bytes[$0] == .closeBracket })
    else { return nil }
    let equals = (open + 1..<close).first { bytes[$0] == .equals } ?? close
    if equals < close { _ = try ledgerDay(equals + 1..<close, bytes) }
    guard equals > open + 1 else { return nil }
    return try ledgerDay(open + 1..<equals, bytes)
  }
}
