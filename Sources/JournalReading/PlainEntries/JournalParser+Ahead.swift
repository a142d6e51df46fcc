internal import LedgerModel

extension JournalParser {
  /// Whether plain entries have their plain meaning at the place that is reached.
  var mayBeReadAhead: Bool {
    options.readsPlainEntries && plain.isOpen && openBlock == nil
      && (!isLedger || books.ledger.commodities.count <= 256)
  }

  /// A parser that reads plain entries by the rules that are in force here.
  func reader(ahead names: AheadNames) -> JournalParser {
    var parser = JournalParser(dialect, options, scope)
    parser.file = file
    parser.plain = PlainEntries(dialect, hasRoom: true)
    parser.books.ledger.accounts = books.ledger.accounts
    parser.books.ledger.payees = books.ledger.payees
    parser.books.ledger.commodities = books.ledger.commodities
    parser.books.memory = books.memory.withoutBooks
    names.start(parser.books)
    return parser
  }

  /// Reads the plain entries of a part of a file into rows, and passes over the rest.
  ///
  /// Ends before what may change the meaning of the lines below it.
  mutating func readAhead(_ bytes: Span<UInt8>, from start: Int) {
    guard bytes.wrongEncoding(from: start) == nil else { return }
    var cursor = ByteCursor(bytes)
    cursor.offset = start
    var first: Int?
    while let byte = cursor.next {
      let offset = cursor.offset
      if byte.isDigit, readPlainEntry(&cursor) {
        first = first ?? offset
      } else if byte == .newline {
        cursor.offset += 1
      } else {
        endPiece(first, offset)
        first = nil
        guard cursor.isAtPassedItem else { break }
        cursor.skipLine()
        cursor.skipIndentedLines()
      }
    }
    endPiece(first, cursor.offset)
  }

  private mutating func endPiece(_ first: Int?, _ end: Int) {
    guard let first else { return }
    keepPlainEntries()
    ahead?.endPiece(first..<end)
  }

  /// Takes over entries that were read ahead.
  mutating func take(_ piece: AheadBlock.Piece, of block: inout AheadBlock) {
    keepPlainEntries()
    for row in piece.rows {
      block.rows[row].account = block.names.account(block.rows[row].account, &books)
    }
    for entry in piece.entries {
      block.entries[entry].payee = block.names.payee(block.entries[entry].payee, &books)
    }
    books.append(
      rows: block.rows.span.extracting(piece.rows), costs: block.costs.span.extracting(piece.costs),
      entries: block.entries.span.extracting(piece.entries), firstRow: piece.rows.lowerBound,
      file: file)
  }
}

extension ByteCursor {
  /// Whether an entry, a comment or a price stands here, which change nothing for plain entries.
  fileprivate var isAtPassedItem: Bool {
    guard let byte = next else { return false }
    switch byte {
    case _ where byte.isDigit || byte.isBlank: return true
    case .semicolon, .hash, .asterisk, .carriageReturn: return true
    case UInt8(ascii: "P"): return peek(1)?.isBlank == true
    default: return false
    }
  }
}
