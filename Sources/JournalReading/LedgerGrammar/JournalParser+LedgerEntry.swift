internal import LedgerModel

// entry  = date ["=" date] [status] ["(" code ")"] description [gap comment] line-end
//          { posting | comment-line | check-line }
// status = "*" | "!"

extension JournalParser {
  /// Reads an entry, balances it and applies the rules above it.
  mutating func parseLedgerEntry(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    entry.postings.removeAll(keepingCapacity: true)
    entry.notes.removeAll(keepingCapacity: true)
    entry.identifier = nil
    entry.code = nil
    entry.file = file
    draft.flags = EntryFlags()
    recurring.removeAll()
    entry.day = try readLedgerDates(&cursor)
    if let status = cursor.readStatus() { draft.flags.insert(status) }
    readLedgerCode(&cursor)
    let description = cursor.offset
    readDescription(&cursor)
    try cursor.rejectReturn(in: cursor.bytes.trimmed(description..<cursor.offset))
    entry.payee = ledgerPayee(draft.payee)
    if cursor.next == .semicolon {
      cursor.offset += 1
      try noteLedgerComment(cursor.skipToLineEnd(), cursor.bytes)
    }
    entry.header = start..<cursor.bytes.line(at: start).upperBound
    entry.lastLine = entry.header
    cursor.skipLineEnd()
    try parseLedgerPostings(&cursor)
    noteAppliedTags()
    entry.flags = draft.flags
    keepRecurring(from: start, on: entry.day)
    try bookLedgerEntry()
  }

  /// Reads the date of an entry, and the second one, which no figure uses.
  private func readLedgerDates(_ cursor: inout ByteCursor) throws(Mistake) -> Day {
    if books.memory.settings.dateFormat == nil {
      let start = cursor.offset
      if let day = cursor.readPlainDate(), cursor.next.map({ $0.isBlank }) ?? true,
        day.civil.year >= 1400
      {
        cursor.skipBlanks()
        return day
      }
      cursor.offset = start
    }
    let dates = cursor.skip { !$0.isBlank && $0 != .newline }
    let token = cursor.bytes.trimmed(dates)
    let equals = token.first { cursor.bytes[$0] == .equals } ?? token.upperBound
    if equals < token.upperBound { _ = try ledgerDay(equals + 1..<token.upperBound, cursor.bytes) }
    let day = try ledgerDay(token.lowerBound..<equals, cursor.bytes)
    cursor.offset = token.upperBound
    cursor.skipBlanks()
    return day
  }

  /// Moves past a code in parentheses; without a closing one it is part of the description.
  private mutating func readLedgerCode(_ cursor: inout ByteCursor) {
    let start = cursor.offset
    guard cursor.skip(.openParenthesis) else { return }
    let code = cursor.skip { $0 != .closeParenthesis && $0 != .newline }
    guard cursor.skip(.closeParenthesis) else {
      cursor.offset = start
      return
    }
    if books.memory.keepsNotes { entry.code = cursor.text(code) }
    cursor.skipBlanks()
  }

  /// Reads the indented lines of an entry.
  private mutating func parseLedgerPostings(_ cursor: inout ByteCursor) throws(Mistake) {
    while let byte = cursor.next, byte.isBlank {
      let lineStart = cursor.offset
      cursor.skipBlanks()
      entry.lastLine = lineStart..<max(lineStart, cursor.bytes.line(at: cursor.offset).upperBound)
      if cursor.isAtLineEnd { return cursor.skipLineEnd() }
      if cursor.skip(.semicolon) {
        try noteLedgerComment(cursor.skipToLineEnd(), cursor.bytes)
      } else if let check = cursor.readCheckWord() {
        try checkLedgerEntry(check, &cursor)
      } else {
        entry.postings.append(try readLedgerPosting(&cursor))
      }
      cursor.skipLineEnd()
    }
  }

  /// Evaluates an `assert`, `check` or `expr` line.
  private mutating func checkLedgerEntry(
    _ word: CheckWord, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    let range = cursor.skipToLineEnd()
    let check = Check(
      word: word, expression: try parseWholeExpression(range, cursor.bytes),
      text: cursor.text(range))
    var scope = ExpressionScope(entry: entry, posting: entry.postings.indices.last)
    try run(check, &scope, blaming: range, in: file)
  }

  /// The payee that a description stands for.
  private mutating func ledgerPayee(_ payee: PayeeID) -> PayeeID {
    guard !books.memory.payeesByPattern.isEmpty else { return payee }
    let name = payeeName(payee)
    guard let match = books.memory.payeesByPattern.first(where: { $0.payee.isFound(in: name) })
    else { return payee }
    return PayeeID(books.ledger.payees.intern(match.name))
  }

  /// A payee as rules and directives see it.
  func payeeName(_ payee: PayeeID) -> String {
    let name = books.ledger.payees[payee.index]
    return name.isEmpty ? "<Unspecified payee>" : name
  }

  private mutating func noteAppliedTags() {
    guard books.memory.keepsNotes else { return }
    for tag in scope.ledger.tags { entry.notes.append(tag) }
  }
}
