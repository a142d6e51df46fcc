internal import LedgerModel

// entry       = date ["=" date] [status] ["(" code ")"] description [comment] line-end
//               { posting | comment-line }
// description = payee ["|" note]
// status      = "*" | "!"

extension JournalParser {
  /// Reads an entry and books it.
  mutating func parseEntry(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    draft.file = file
    draft.postings.removeAll(keepingCapacity: true)
    draft.flags = EntryFlags()
    recurring.removeAll()
    draft.day = try readDate(&cursor)
    if cursor.skip(.equals) { try readSecondaryDate(&cursor) }
    guard cursor.isAtLineEnd || cursor.isAtWideBlank else {
      throw .unexpected(cursor, after: "the date", help: "put a blank after the date")
    }
    cursor.skipWideBlanks()
    if let status = cursor.readStatus() { draft.flags.insert(status) }
    try skipCode(&cursor)
    let description = cursor.offset
    readDescription(&cursor)
    try cursor.rejectReturn(in: cursor.bytes.trimmed(description..<cursor.offset))
    if cursor.next == .semicolon { noteEntryComment(cursor.skipToLineEnd(), cursor.bytes) }
    cursor.skipLineEnd()
    try parsePostings(&cursor)
    draft.range = start..<cursor.offset
    books.transactions += 1
    keepRecurring(from: start, on: draft.day)
    try book(&cursor)
  }

  /// Reads the second date of a header, which no figure uses.
  private func readSecondaryDate(_ cursor: inout ByteCursor) throws(Mistake) {
    _ = try readDate(&cursor)
  }

  /// Moves past a code in parentheses.
  private func skipCode(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    guard cursor.skip(.openParenthesis) else { return }
    cursor.skip { $0 != .closeParenthesis && $0 != .newline }
    guard cursor.skip(.closeParenthesis) else {
      throw Mistake(
        .textUnexpected, at: start..<cursor.offset, "a code has no closing parenthesis",
        help: "close it with ), or put another character before it")
    }
    cursor.skipBlanks()
  }

  /// Reads the description, up to a comment or the end of the line, and interns its payee.
  mutating func readDescription(_ cursor: inout ByteCursor) {
    let start = cursor.offset
    var bar: Int?
    while true {
      cursor.offset = cursor.bytes.headerMark(from: cursor.offset)
      guard let byte = cursor.next, byte != .newline else { break }
      if byte == .semicolon, startsHeaderComment(cursor, from: start) { break }
      if byte == .pipe, bar == nil { bar = cursor.offset }
      cursor.offset += 1
    }
    let description = cursor.bytes.trimmed(start..<cursor.offset)
    let payee = cursor.bytes.trimmed(start..<(bar ?? cursor.offset))
    draft.payee = PayeeID(books.ledger.payees.intern(cursor.bytes.extracting(payee)))
    noteDescription(description, cursor.bytes)
  }

  private func startsHeaderComment(_ cursor: borrowing ByteCursor, from start: Int) -> Bool {
    guard isLedger else { return true }
    let before = cursor.offset - 1
    guard before >= start else { return true }
    return cursor.bytes[before] == .tab
      || (cursor.bytes[before] == .space && before > start && cursor.bytes[before - 1].isBlank)
  }
}

extension ByteCursor {
  /// Reads a status mark with the blanks after it.
  mutating func readStatus() -> EntryFlags? {
    let status: EntryFlags
    switch next {
    case .asterisk?: status = .cleared
    case .exclamation?: status = .pending
    default: return nil
    }
    offset += 1
    skipBlanks()
    return status
  }
}

extension Mistake {
  /// Says that the rest of a line makes no sense where it stands.
  static func unexpected(
    _ cursor: borrowing ByteCursor, after what: String, help: String? = nil
  ) -> Mistake {
    let start = cursor.offset
    let rest = cursor.bytes.line(at: start)
    return Mistake(
      .textUnexpected, at: rest.isEmpty ? start..<start : rest,
      "'\(cursor.text(rest))' makes no sense after \(what)", help: help)
  }
}
