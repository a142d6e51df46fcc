internal import LedgerModel

// commodity     = "commodity" (sample | symbol) [comment] line-end { blanks "format" sample line-end … }
// default       = "D" sample
// decimal-mark  = "decimal-mark" ("." | ",")
// price         = "P" date [time] symbol amount [rest]
// year          = ("Y" | "year") digits

extension JournalParser {
  /// Reads a `commodity` directive: a declaration, and how amounts are written.
  mutating func parseCommodityDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    var commodity: CommodityID?
    if cursor.holdsDigitBeforeComment {
      commodity = try readSample(&cursor, "commodity").commodity
    } else if let symbol = try cursor.readSymbol() {
      commodity = books.ledger.commodities.intern(cursor.bytes.extracting(symbol))
    }
    guard let commodity else {
      throw Mistake(
        .directiveMalformed, at: start..<max(start + 1, cursor.offset),
        "'commodity' names no commodity", help: "write commodity 1,000.00 EUR")
    }
    books.ledger.commodities.declared.insert(commodity)
    _ = cursor.skipToLineEnd()
    cursor.skipLineEnd()
    while cursor.next?.isBlank == true, try parseCommodityLine(commodity, &cursor) {
      cursor.skipLine()
    }
  }

  /// Reads a line below a `commodity` directive: `format`, `ignore`, or one of the peers'.
  ///
  /// - Returns: Whether it is one of these, else the cursor stands at its start.
  private mutating func parseCommodityLine(
    _ commodity: CommodityID, _ cursor: inout ByteCursor
  ) throws(Mistake) -> Bool {
    let start = cursor.offset
    cursor.skipBlanks()
    if cursor.isAtLineEnd || cursor.next == .semicolon { return true }
    let word = cursor.skip(while: \.isLetter)
    if cursor.bytes.matches(word, "ignore") {
      books.ledger.commodities.ignored.insert(commodity)
    } else if cursor.bytes.matches(word, "format") {
      cursor.skipBlanks()
      let sample = try readSample(&cursor, "format")
      guard sample.commodity == commodity else {
        throw Mistake(
          .directiveMalformed, at: sample.range, "the format is of another commodity",
          help: "write it with '\(books.ledger.commodities[commodity])'")
      }
    } else if !["note", "alias", "nomarket", "default", "value"].contains(cursor.text(word)) {
      cursor.offset = start
      return false
    }
    return true
  }

  /// Reads a sample amount, which has to show a decimal mark, and keeps its marks.
  private mutating func readSample(
    _ cursor: inout ByteCursor, _ directive: String
  ) throws(Mistake) -> WrittenAmount {
    let start = cursor.offset
    _ = cursor.readSign()
    let isLeft = !cursor.isAtNumber
    var symbol = isLeft ? try cursor.readSymbol() : nil
    let leftEnd = cursor.offset
    if isLeft { cursor.skipBlanks() }
    let isSpacedLeft = cursor.offset > leftEnd
    guard cursor.isAtNumber else {
      throw Mistake(
        .amountExpected, at: start..<max(start, cursor.offset),
        "'\(directive)' needs a sample amount", help: "write \(directive) 1,000.00 EUR")
    }
    let number = try cursor.readNumber(mayHaveExponent: false)
    let end = cursor.offset
    if !isLeft {
      cursor.skipBlanks()
      symbol = try cursor.readSymbol()
      if symbol == nil { cursor.offset = end }
    }
    let commodity = books.ledger.commodities.intern(cursor.bytes.extracting(symbol ?? end..<end))
    guard
      let decimal = decimalMark(
        of: number, symbol == nil && scope.defaultCommodity != nil ? nil : commodity)
    else {
      throw Mistake(
        .decimalMarkMissing, at: start..<cursor.offset,
        "the sample '\(cursor.text(start..<cursor.offset))' shows no decimal mark",
        help: sampleHelp(number, directive))
    }
    let isSpaced = isLeft ? isSpacedLeft : (symbol != nil && cursor.bytes[end].isBlank)
    keepSample(
      number, decimal, commodity, directive, isLeft: isLeft && symbol != nil, isSpaced: isSpaced)
    return WrittenAmount(quantity: .zero, commodity: commodity, range: start..<cursor.offset)
  }

  /// The decimal mark that a sample shows under the directives above it, or `nil` if it has none.
  private func decimalMark(of number: ScannedNumber, _ commodity: CommodityID?) -> UInt8? {
    guard let mark = number.openMark else { return number.decimalMark }
    return scope.isDecimal(mark, in: commodity) ? mark : nil
  }

  private func sampleHelp(_ number: ScannedNumber, _ directive: String) -> String {
    guard let mark = number.openMark else {
      return "write it with one, such as \(directive) 1000.00 EUR"
    }
    let other = mark == .point ? "," : "."
    let sample = mark == .point ? "1.000,00" : "1,000.00"
    return "a directive above makes '\(mark == .point ? "." : ",")' the mark of groups, so "
      + "'\(other)' has to stand before decimals, as in \(directive) \(sample) EUR"
  }

  private mutating func keepSample(
    _ number: ScannedNumber, _ decimal: UInt8, _ commodity: CommodityID, _ directive: String,
    isLeft: Bool, isSpaced: Bool
  ) {
    let marks = Scope.Marks(decimal: decimal, group: number.groupMark)
    if directive == "D" {
      scope.defaultMarks = marks
    } else {
      scope.marks[commodity] = marks
    }
    learnStyle(
      commodity, isLeft: isLeft, isSpaced: isSpaced, decimal: decimal, group: number.groupMark)
    books.ledger.commodities[style: commodity].declaredScale = UInt8(clamping: number.decimals)
  }

  /// Reads a `D` directive: the commodity of bare numbers.
  mutating func parseDefaultCommodity(_ cursor: inout ByteCursor) throws(Mistake) {
    let sample = try readSample(&cursor, "D")
    scope.defaultCommodity = sample.commodity
    books.ledger.defaultCommodity = sample.commodity
    cursor.skipLine()
  }

  /// Reads a `decimal-mark` directive.
  mutating func parseDecimalMark(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    let mark = cursor.next
    let range = start..<cursor.skipToLineEnd().upperBound
    let rest = cursor.bytes.trimmed(min(start + 1, range.upperBound)..<range.upperBound)
    guard let mark, mark == .point || mark == .comma,
      rest.isEmpty || cursor.bytes[rest.lowerBound] == .semicolon
    else {
      throw Mistake(
        .decimalMarkUnknown, at: range, "'\(cursor.text(range))' is no decimal mark",
        help: "write decimal-mark . or decimal-mark ,")
    }
    scope.decimalMark = mark
    cursor.skipLineEnd()
  }

  /// Reads a `P` directive: what one unit of a commodity is worth on a day.
  mutating func parsePrice(_ cursor: inout ByteCursor) throws(Mistake) {
    let day = try readDate(&cursor)
    cursor.skipBlanks()
    if cursor.next?.isDigit == true {
      cursor.skip { !$0.isBlank && !$0.isLineEnd }
      cursor.skipBlanks()
    }
    let start = cursor.offset
    guard let symbol = try cursor.readSymbol() else {
      throw Mistake(
        .directiveMalformed, at: start..<cursor.bytes.line(at: start).upperBound,
        "a price names no commodity", help: "write P 2026-01-31 EUR 1.10 USD")
    }
    let commodity = books.ledger.commodities.intern(cursor.bytes.extracting(symbol))
    cursor.skipBlanks()
    let amount = try readAmount(&cursor)
    books.ledger.prices.append(
      DeclaredPrice(day: day, commodity: commodity, amount: amount.money))
    cursor.skipLine()
  }

  /// Reads a `Y` or `year` directive.
  mutating func parseYear(_ cursor: inout ByteCursor) throws(Mistake) {
    let range = cursor.skipToLineEnd()
    let digits = range.lowerBound..<(range.first { !cursor.bytes[$0].isDigit } ?? range.upperBound)
    guard digits.count >= 4, let year = cursor.bytes.number(digits), year <= 99_999 else {
      throw .yearExpected(range)
    }
    scope.defaultYear = year
    cursor.skipLineEnd()
  }
}

extension Mistake {
  static func yearExpected(_ range: Range<Int>) -> Mistake {
    Mistake(.directiveMalformed, at: range, "expected a year of four digits", help: "write Y2026")
  }
}

extension ByteCursor {
  /// Whether a digit stands in the line before a comment.
  fileprivate var holdsDigitBeforeComment: Bool {
    var index = offset
    var isQuoted = false
    while index < bytes.count, bytes[index] != .newline {
      if bytes[index] == .quote { isQuoted.toggle() }
      if bytes[index] == .semicolon, !isQuoted { return false }
      if bytes[index].isDigit, !isQuoted { return true }
      index += 1
    }
    return false
  }
}
