internal import Diagnostics
internal import LedgerModel

// own     = ("subscription" | "budget" | "goal") head line-end { blanks key value line-end }
// comment = ";" [" "] "tally:" own-head line-end { ";" [" "] "tally:" two-blanks key value line-end }

extension JournalParser {
  /// Reads a directive of this program's own with its indented lines.
  mutating func parseOwnDirective(
    _ keyword: DirectiveKeyword, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    let head = DirectiveLine(cursor, cursor.skipToLineEnd())
    cursor.skipLineEnd()
    read(DirectiveBlock(file: file, keyword: keyword, head: head, subLines: cursor.indentedLines()))
  }

  /// Reads a comment at the start of a line, which may hold a directive of this program's own.
  mutating func parseTopComment(_ cursor: inout ByteCursor) throws(Mistake) {
    guard let head = cursor.ownDirectiveInComment() else { return cursor.skipLine() }
    var subLines: [DirectiveLine] = []
    while true {
      let start = cursor.offset
      guard let line = cursor.ownDirectiveInComment(), line.isIndented else {
        cursor.offset = start
        break
      }
      subLines.append(line.trimmed)
    }
    let (word, rest) = PlacedText(head.trimmed).firstWord()
    guard let keyword = DirectiveKeyword(rawValue: String(word.text)) else {
      let known = DirectiveKeyword.allCases.map(\.rawValue)
      let near = NearestName.nearest(to: String(word.text), among: known)
      throw Mistake(
        .directiveUnknown, at: word.range, "'\(word.text)' is no directive of tally-batch",
        help: near.map { "did you mean '\($0)'?" } ?? "write account, subscription, budget or goal")
    }
    if keyword == .account, let name = rest.parts().first {
      let account = try account(withFullName: fullName(String(name.text)), at: name.range)
      books.ledger.accounts.declared.insert(account)
    }
    let line = DirectiveLine(text: String(rest.text), offset: rest.offset)
    read(DirectiveBlock(file: file, keyword: keyword, head: line, subLines: subLines))
  }

  /// Reads a directive's block; names in it are looked up when all files are read.
  mutating func read(_ block: DirectiveBlock) {
    var reader = DirectiveReader()
    if let directive = reader.read(block, directiveContext()) { books.directives.append(directive) }
    books.diagnostics += reader.diagnostics
  }

  /// A written account name as it is meant here.
  private func fullName(_ written: String) -> String? {
    isLedger ? scope.ledger.fullName(written) : scope.fullName(written)
  }

  /// How amounts, dates and accounts are read at this place.
  private func directiveContext() -> DirectiveContext {
    let (commodities, scope, dialect, options) = (books.ledger.commodities, scope, dialect, options)
    let (memory, isLedger) = (books.memory, isLedger)
    return DirectiveContext(
      amount: { text in
        var parser = JournalParser(dialect, options, scope)
        parser.books.ledger.commodities = commodities
        parser.books.memory = memory
        return parser.amount(text)
      },
      day: { text in
        var parser = JournalParser(dialect, options, scope)
        parser.books.memory = memory
        return parser.day(text)
      },
      account: { name in
        (isLedger ? scope.ledger.fullName(name) : scope.fullName(name)) ?? name
      },
      today: options.today)
  }

  /// Reads a whole text as an amount.
  private mutating func amount(_ text: String) -> Result<ParsedAmount, AmountMistake> {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes.span)
    do throws(Mistake) {
      let amount = try readAnyAmount(&cursor)
      guard cursor.isAtEnd else { throw .unexpected(cursor, after: "the amount") }
      let symbol = books.ledger.commodities[amount.commodity]
      return .success(ParsedAmount(quantity: amount.quantity, symbol: symbol))
    } catch {
      return .failure(AmountMistake(message: error.message, range: error.range, help: error.help))
    }
  }

  /// Reads an amount in the language of the file.
  private mutating func readAnyAmount(_ cursor: inout ByteCursor) throws(Mistake) -> Money {
    guard isLedger else { return try readAmount(&cursor).money }
    let amount = books.memory.reduced(try readLedgerAmount(&cursor, .hasNoLot))
    guard let stored = try? amount.number.stored() else { throw .amountExpected(cursor) }
    return Money(stored, amount.commodity.commodity)
  }

  /// Reads a whole text as a date.
  func day(_ text: String) -> Day? {
    let bytes = Array(text.utf8)
    if isLedger { return try? ledgerDay(0..<bytes.count, bytes.span) }
    var cursor = ByteCursor(bytes.span)
    guard let day = try? readDate(&cursor), cursor.isAtEnd else { return nil }
    return day
  }
}

extension DirectiveLine {
  init(_ cursor: borrowing ByteCursor, _ range: Range<Int>) {
    self.init(text: cursor.text(range), offset: range.lowerBound)
  }

  /// Whether two or more blanks stand before the text.
  fileprivate var isIndented: Bool {
    text.hasPrefix("  ") || text.hasPrefix("\t") || text.hasPrefix(" \t")
  }

  fileprivate var trimmed: DirectiveLine {
    let placed = PlacedText(self).trimmed
    return DirectiveLine(text: String(placed.text), offset: placed.offset)
  }
}

extension ByteCursor {
  /// Reads the indented lines below, without their indentation and without blank ones.
  mutating func indentedLines() -> [DirectiveLine] {
    var lines: [DirectiveLine] = []
    while next?.isBlank == true {
      skipBlanks()
      let range = skipToLineEnd()
      skipLineEnd()
      if range.isEmpty { break }
      lines.append(DirectiveLine(self, range))
    }
    return lines
  }

  /// Reads a comment line that starts with `tally:` and returns what follows, or stays in place.
  fileprivate mutating func ownDirectiveInComment() -> DirectiveLine? {
    let start = offset
    if skip(.semicolon) {
      skipBlanks()
      if starts(with: "tally:") {
        offset += 6
        let line = DirectiveLine(self, skipToLineEnd())
        skipLineEnd()
        return line
      }
    }
    offset = start
    return nil
  }
}
