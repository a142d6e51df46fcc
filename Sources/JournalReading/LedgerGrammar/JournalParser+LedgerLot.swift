internal import LedgerModel

// lot   = { price | "[" date "]" | "(" note ")" | "((" expression "))" }     ; each at most once
// price = "{" ["="] amount "}" | "{{" ["="] amount "}}"

extension ByteCursor {
  /// Whether the next thing on the line belongs to a lot.
  var isAtLot: Bool {
    var index = offset
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case .openBrace, .openBracket: return true
    case .openParenthesis: return index + 1 >= bytes.count || bytes[index + 1] != .at
    default: return false
    }
  }

  /// Moves to `close` on this line and returns the offsets before it.
  fileprivate mutating func readInside(
    _ close: UInt8, _ what: String, from start: Int, help: String
  ) throws(Mistake) -> Range<Int> {
    let inside = skip { $0 != close && $0 != .newline }
    guard skip(close) else {
      throw Mistake(
        .lotMalformed, at: start..<bytes.trimmed(start..<offset).upperBound,
        "\(what) has no closing bracket", help: help)
    }
    return inside
  }
}

extension JournalParser {
  /// Reads what says which units an amount means.
  mutating func readLedgerLot(_ cursor: inout ByteCursor) throws(Mistake) -> WrittenLot {
    var written = WrittenLot()
    while cursor.isAtLot {
      cursor.skipBlanks()
      let start = cursor.offset
      switch cursor.next {
      case .openBrace?:
        guard written.lot.price == nil else { throw .twice("price", cursor) }
        try readLotPrice(&cursor, &written)
      case .openBracket?:
        guard written.lot.day == nil else { throw .twice("date", cursor) }
        cursor.offset += 1
        let date = try cursor.readInside(
          .closeBracket, "a lot date", from: start, help: "close it with ]")
        written.lot.day = try ledgerDay(date, cursor.bytes)
      default:
        try readLotText(&cursor, &written.lot)
      }
    }
    return written
  }

  /// Reads a price in braces.
  private mutating func readLotPrice(
    _ cursor: inout ByteCursor, _ written: inout WrittenLot
  ) throws(Mistake) {
    let start = cursor.offset
    cursor.skip(.openBrace)
    let isTotal = cursor.skip(.openBrace)
    cursor.skipBlanks()
    written.lot.isFixated = cursor.skip(.equals)
    let inside = try cursor.readInside(
      .closeBrace, "a lot price", from: start, help: "close it with }")
    guard !isTotal || cursor.skip(.closeBrace) else {
      throw Mistake(
        .lotMalformed, at: start..<cursor.offset, "a lot price has one closing brace of two",
        help: "close it with }}")
    }
    var part = ByteCursor(cursor.bytes.extracting(0..<inside.upperBound))
    part.offset = inside.lowerBound
    let price = books.memory.reduced(try readLedgerAmount(&part, .teachesNothing))
    if isTotal { written.totalPrice = start..<cursor.offset }
    written.lot.price = Lot.Price(number: price.number, commodity: price.commodity.commodity)
  }

  /// Reads a note in parentheses, or an expression in two pairs of them.
  private mutating func readLotText(
    _ cursor: inout ByteCursor, _ lot: inout Lot
  ) throws(Mistake) {
    let start = cursor.offset
    cursor.skip(.openParenthesis)
    guard cursor.next == .openParenthesis else {
      guard lot.note == nil else { throw .twice("note", cursor) }
      let note = try cursor.readInside(
        .closeParenthesis, "a lot note", from: start, help: "close it with )")
      lot.note = cursor.text(note)
      return
    }
    guard lot.valuation == nil else { throw .twice("expression", cursor) }
    cursor.skip(.openParenthesis)
    let inside = try cursor.readInside(
      .closeParenthesis, "a lot expression", from: start, help: "close it with ))")
    _ = try parseWholeExpression(inside, cursor.bytes)
    guard cursor.skip(.closeParenthesis) else {
      throw Mistake(
        .lotMalformed, at: start..<cursor.offset, "a lot expression has no closing '))'",
        help: "close it with ))")
    }
    lot.valuation = cursor.text(inside)
  }
}

extension Mistake {
  fileprivate static func twice(_ what: String, _ cursor: borrowing ByteCursor) -> Mistake {
    let start = cursor.offset
    let end = cursor.bytes.line(at: start).upperBound
    return Mistake(
      .lotMalformed, at: start..<end, "an amount has more than one lot \(what)",
      help: "remove one of them")
  }
}
