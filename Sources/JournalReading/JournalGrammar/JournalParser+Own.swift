internal import LedgerModel

// own = ("subscription" | "budget" | "goal") head line-end { blanks key value line-end }

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
    guard let block = try cursor.readOwnComment(in: file) else { return cursor.skipLine() }
    if block.keyword == .account, let name = PlacedText(block.head).parts().first {
      let account = try account(withFullName: fullName(String(name.text)), at: name.range)
      books.ledger.accounts.declared.insert(account)
    }
    read(block)
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
}
