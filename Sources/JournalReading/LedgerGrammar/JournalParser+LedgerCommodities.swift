internal import LedgerModel

// commodity  = "commodity" symbol line-end { blanks commodity-line line-end }
// commodity-line = "default" | "nomarket" | ("alias" | "format" | "note" | "value") text
// default    = "D" amount
// conversion = "C" amount "=" amount
// no-market  = "N" symbol
// price      = "P" [date [time]] symbol amount
// symbol     = '"' any-but-quote '"' | any-but-blank { any-but-blank }

extension JournalParser {
  /// Reads a `commodity` directive: a declaration, other symbols, and how amounts are written.
  mutating func parseLedgerCommodityDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    guard let symbol = try cursor.readWordSymbol() else { throw .amountExpected(cursor) }
    let commodity = ledgerCommodity(symbol, cursor.bytes)
    declare(commodity)
    cursor.skipLine()
    while let line = cursor.readSubLine() { try noteCommodityLine(commodity, line, cursor.bytes) }
  }

  private mutating func declare(_ commodity: CommodityID) {
    books.memory[commodity].isDeclared = true
    books.ledger.commodities.declared.insert(commodity)
  }

  private mutating func noteCommodityLine(
    _ commodity: CommodityID, _ line: SubLine, _ bytes: Span<UInt8>
  ) throws(Mistake) {
    let word = bytes.text(line.word)
    guard !line.argument.isEmpty || ["nomarket", "default", "ignore"].contains(word) else {
      throw .argumentMissing("commodity", line, bytes)
    }
    switch word {
    case "alias": try addSymbol(bytes.text(line.argument), of: commodity, at: line.argument)
    case "format": try parseFormat(of: commodity, line.argument, bytes)
    case "value": _ = try parseWholeExpression(line.argument, bytes)
    case "default": books.ledger.defaultCommodity = commodity
    case "ignore": books.ledger.commodities.ignored.insert(commodity)
    default: break
    }
  }

  /// Makes another symbol stand for a commodity.
  private mutating func addSymbol(
    _ symbol: String, of commodity: CommodityID, at range: Range<Int>
  ) throws(Mistake) {
    guard books.ledger.commodities.find(symbol) == nil else {
      throw Mistake(
        .directiveMalformed, at: range, "'\(symbol)' is in use above as a commodity of its own",
        help: "move this directive above its first use")
    }
    let alias = books.ledger.commodities.intern(symbol)
    books.memory[alias].standsFor = commodity
  }

  /// Reads how amounts of a commodity are written, which later ones do not change.
  private mutating func parseFormat(
    of declared: CommodityID, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) {
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    let sample = try readLedgerAmount(&cursor)
    let commodity = sample.commodity.commodity
    guard commodity == declared else {
      throw Mistake(
        .directiveMalformed, at: range, "the format is of another commodity",
        help: "write it with '\(books.ledger.commodities[declared])'")
    }
    books.memory[commodity].isFixed = true
    books.ledger.commodities[style: commodity].declaredScale = books.memory[commodity].scale
  }

  /// Reads a `D` directive, which shows how amounts are written.
  mutating func parseLedgerDefaultCommodity(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) {
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    let sample = try readLedgerAmount(&cursor)
    declare(sample.commodity.commodity)
    books.ledger.defaultCommodity = sample.commodity.commodity
  }

  /// Reads an `N` directive, which declares a commodity.
  mutating func parseNoMarket(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    guard let symbol = try cursor.readWordSymbol() else { throw .amountExpected(cursor) }
    declare(ledgerCommodity(symbol, bytes))
  }

  /// Reads a `C` directive: how many of a smaller unit make one of a larger; without `=` it says
  /// nothing.
  mutating func parseConversion(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    guard let equals = range.first(where: { bytes[$0] == .equals }) else { return }
    var left = ByteCursor(bytes.extracting(0..<equals))
    left.offset = range.lowerBound
    let larger = try readLedgerAmount(&left)
    var right = ByteCursor(bytes.extracting(0..<range.upperBound))
    right.offset = equals + 1
    let smaller = try readLedgerAmount(&right)
    let (from, to) = (larger.commodity.commodity, smaller.commodity.commodity)
    guard from != books.memory.bare else { return }
    guard books.memory.reduced(smaller).commodity.commodity != from else {
      throw Mistake(
        .directiveMalformed, at: range, "a commodity is made of itself",
        help: "write C 1 LARGER = N SMALLER")
    }
    books.memory.convert(from, to: to, factor: smaller.number)
  }

  /// Reads a `P` directive: what one unit of a commodity is worth on a day.
  mutating func parseLedgerPrice(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    var day = books.memory.settings.today ?? options.today
    if cursor.next?.isDigit == true {
      day = try ledgerDay(cursor.skip { !$0.isBlank }, bytes)
      cursor.skipBlanks()
      if cursor.next?.isDigit == true { try skipTimeOfDay(&cursor) }
    }
    guard let symbol = try cursor.readWordSymbol() else { throw .amountExpected(cursor) }
    let commodity = ledgerCommodity(symbol, bytes)
    let price = books.memory.reduced(try readLedgerAmount(&cursor, .teachesNothing))
    declare(commodity)
    let one = books.memory.reduced(LedgerAmount(ExactNumber(Quantity(1)), LotCommodity(commodity)))
    guard let unit = price.number.divided(by: one.number), let stored = try? unit.stored() else {
      return
    }
    books.ledger.prices.append(
      DeclaredPrice(
        day: day, commodity: one.commodity.commodity,
        amount: Money(stored, price.commodity.commodity)))
  }

  private func skipTimeOfDay(_ cursor: inout ByteCursor) throws(Mistake) {
    let time = cursor.skip { !$0.isBlank }
    if cursor.bytes.isTimeOfDay(time) {
      cursor.skipBlanks()
      return
    }
    let parts = cursor.text(time).split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ (1...2).contains($0.count) && Int($0) != nil })
    else {
      throw Mistake(
        .dateMalformed, at: time, "'\(cursor.text(time))' is no time of day",
        help: "write it as 12:00:00, or leave it out")
    }
    cursor.skipBlanks()
  }
}

extension ByteCursor {
  /// Reads a commodity symbol that ends at a blank, or between quotes.
  mutating func readWordSymbol() throws(Mistake) -> LedgerSymbol? {
    skipBlanks()
    if next == .quote { return try readLedgerSymbol() }
    let word = skip { !$0.isBlank && !$0.isLineEnd }
    return word.isEmpty ? nil : .plain(word)
  }
}

extension Span<UInt8> {
  /// Whether a text is a time of the usual form, such as `12:00:00`.
  fileprivate func isTimeOfDay(_ range: Range<Int>) -> Bool {
    guard range.count == 8 else { return false }
    for index in range {
      let isMark = (index - range.lowerBound) % 3 == 2
      guard isMark ? self[index] == .colon : self[index].isDigit else { return false }
    }
    return true
  }
}
