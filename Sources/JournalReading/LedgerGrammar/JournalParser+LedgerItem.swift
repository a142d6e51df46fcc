internal import LedgerModel

// journal = { blank-line | comment | entry | rule | option | directive }
// comment = (";" | "#" | "*" | "|") text | "%" blank text

extension JournalParser {
  /// Makes ready what Ledger remembers, before the first line of a file.
  mutating func startLedgerFile() {
    books.memory.bare = books.ledger.commodities.intern("")
    if options.isStrict { books.memory.settings.isPedantic = true }
    books.memory.forgetNames()
    plain.isOpen = readsPlainLedger
  }

  /// Ends what runs until the end of a file.
  mutating func endLedgerFile() {
    closeClocks()
    books.memory.forgetNames()
  }

  /// Reads what starts with `byte` at the start of a line.
  mutating func parseLedgerItem(_ byte: UInt8, _ cursor: inout ByteCursor) throws(Mistake) {
    if byte.isDigit, readPlainEntry(&cursor) { return }
    if byte == .newline { return cursor.offset += 1 }
    keepPlainEntries()
    defer {
      if byte.isDigit {
        plain.commodities.removeAll()
      } else if !byte.keepsMeaning {
        plain.noteChange()
      }
      plain.isOpen = readsPlainLedger
    }
    switch byte {
    case _ where byte.isDigit: try parseLedgerEntry(&cursor)
    case .newline, .carriageReturn: cursor.skipLine()
    case .space, .tab: try skipStrayLine(&cursor)
    case .semicolon: try parseTopComment(&cursor)
    case .hash, .asterisk, .pipe: cursor.skipLine()
    case .minus: try parseOption(&cursor)
    case .equals: try parseLedgerRule(&cursor)
    case .tilde: try parseLedgerPeriod(&cursor)
    default: try parseLedgerDirective(&cursor)
    }
  }

  /// Whether nothing is in force that gives plain entries another meaning.
  private var readsPlainLedger: Bool {
    let settings = books.memory.settings
    return settings.dateFormat == nil && !settings.hasDecimalComma && !settings.isPedantic
      && !books.memory.keepsNotes && books.memory.accountsByPayee.isEmpty
      && books.memory.payeesByPattern.isEmpty && !scope.ledger.hasFixedPrices
  }

  /// Moves past an indented line outside an entry, which may only be blank.
  private func skipStrayLine(_ cursor: inout ByteCursor) throws(Mistake) {
    cursor.skipBlanks()
    if cursor.isAtLineEnd { return cursor.skipLine() }
    let range = cursor.skipToLineEnd()
    cursor.skipLineEnd()
    throw Mistake(
      .indentStray, at: range, "an indented line belongs to no entry",
      help: "remove the blank line above it, or its indentation")
  }
}

extension UInt8 {
  /// Whether an item that starts with this byte leaves plain entries their meaning: a comment, a
  /// blank line or a price does.
  fileprivate var keepsMeaning: Bool {
    switch self {
    case .semicolon, .hash, .asterisk, .pipe, UInt8(ascii: "P"): true
    default: isBlank || isLineEnd
    }
  }
}

extension ByteCursor {
  /// Moves past the indented lines below a mistake, and blank ones between them.
  mutating func skipRestOfItem() {
    while let byte = next, byte.isBlank || byte.isLineEnd { skipLine() }
  }
}
