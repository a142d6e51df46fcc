internal import LedgerModel

/// Reads files in the hledger and Ledger languages.
///
/// One mistake costs one entry or directive: the parser records it, skips to the next line that is
/// not indented and carries on, so that a single run shows all of them.
///
///     journal = { blank-line | comment | entry | rule | directive }
struct JournalParser: ~Copyable {
  var books = Books()
  var scope: Scope
  let dialect: DialectName
  /// Whether the file is in Ledger's language.
  let isLedger: Bool
  let options: ReadingOptions
  /// The number of the file being read.
  var file: Int32 = 0
  /// Reads the files that this one includes.
  var includes: IncludeReader?
  /// The entry being read.
  var draft = DraftEntry()
  /// The entries of the common form that wait for the columns; there is room for them while a whole
  /// file is read.
  var plain: PlainEntries
  /// Where plain entries go that are read ahead of their turn.
  var ahead: AheadBlock?
  var booking: EntryBooking
  /// The Ledger entry being read.
  var entry = LedgerEntry()
  var ledgerBooking = LedgerBooking()
  /// The time clocks that run in this file.
  var clocks: [ClockIn] = []
  /// What tags of the entry or rule being read say of its recurring.
  var recurring = RecurringTags()
  /// How amounts in the expression being read are read.
  var expressionRules: LedgerAmountRules = .hasNoLot
  var expressionLimits = ExpressionLimits()
  /// The line that ends the block of free text which goes on after the bytes that were read.
  var openBlock: StaticString?
  /// Whether bytes were met that are not UTF-8.
  var hasWrongEncoding = false
  /// The accounts that names stand for under the aliases in force.
  var renamed: [String: AccountID] = [:]

  init(_ dialect: DialectName, _ options: ReadingOptions, _ scope: Scope) {
    self.dialect = dialect
    isLedger = dialect == .ledger
    plain = PlainEntries(dialect, hasRoom: false)
    self.options = options
    self.scope = scope
    booking = EntryBooking(isStrict: options.isStrict)
  }

  /// Reads a whole file.
  mutating func parse(_ bytes: Span<UInt8>) {
    start()
    parse(bytes, from: 0)
    finish()
  }

  /// Makes ready for a file.
  mutating func start() {
    plain = PlainEntries(dialect, hasRoom: true)
    if isLedger { startLedgerFile() }
  }

  /// Reads a part of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file up to the end of the part, after which an item starts or the file ends.
  ///   - start: Where the part starts, which is where the one before it ended.
  mutating func parse(_ bytes: Span<UInt8>, from start: Int) {
    checkEncoding(bytes, from: start)
    var cursor = ByteCursor(bytes)
    cursor.offset = start
    if start == 0 { cursor.skipByteOrderMark() }
    if let end = openBlock { skipRest(ofBlockUntil: end, &cursor) }
    while let byte = cursor.next {
      let start = cursor.offset
      do throws(Mistake) {
        if isLedger { try parseLedgerItem(byte, &cursor) } else { try parseItem(byte, &cursor) }
      } catch {
        books.report(error, in: file)
        if cursor.offset == start || !cursor.isAtLineStart { cursor.skipLine() }
        if isLedger { cursor.skipRestOfItem() } else { cursor.skipIndentedLines() }
      }
    }
  }

  /// Ends a file: what is left goes to the books.
  mutating func finish() {
    keepPlainEntries()
    if isLedger { endLedgerFile() }
  }

  /// Moves past the line that starts a block of free text and up to the line that ends it.
  mutating func skipBlock(until end: StaticString, after cursor: inout ByteCursor) {
    cursor.skipLine()
    skipRest(ofBlockUntil: end, &cursor)
  }

  /// Moves past the rest of a block of free text, whose end may come with a later part.
  private mutating func skipRest(ofBlockUntil end: StaticString, _ cursor: inout ByteCursor) {
    openBlock = cursor.skipBlock(until: end) ? nil : end
  }

  /// Reads what starts with `byte` at the start of a line.
  private mutating func parseItem(_ byte: UInt8, _ cursor: inout ByteCursor) throws(Mistake) {
    if byte.isDigit, readPlainEntry(&cursor) { return }
    if byte == .newline { return cursor.offset += 1 }
    keepPlainEntries()
    switch byte {
    case _ where byte.isDigit: try parseEntry(&cursor)
    case .carriageReturn where cursor.isAtLineEnd: cursor.skipLine()
    case _ where cursor.isAtWideBlank: try skipIndentedLine(&cursor)
    case .semicolon: try parseTopComment(&cursor)
    case .hash, .asterisk: cursor.skipLine()
    case .tilde: try parsePeriodicRule(&cursor)
    case .equals: try skipAutomatedRule(&cursor)
    default: try parseDirective(&cursor)
    }
  }

  /// Moves past an indented line outside an entry, which may only be blank or a comment.
  private mutating func skipIndentedLine(_ cursor: inout ByteCursor) throws(Mistake) {
    cursor.skipWideBlanks()
    if cursor.isAtLineEnd { return cursor.skipLine() }
    let isComment = cursor.next.map { $0 == .semicolon || $0 == .hash || $0 == .asterisk } ?? true
    let range = cursor.skipToLineEnd()
    cursor.skipLineEnd()
    if isComment { return }
    throw Mistake(
      .indentStray, at: range, "an indented line belongs to no entry",
      help: "remove the blank line above it, or its indentation")
  }
}

extension ByteCursor {
  /// Whether the cursor stands at the start of a line.
  var isAtLineStart: Bool { offset == 0 || bytes[offset - 1] == .newline }
}
