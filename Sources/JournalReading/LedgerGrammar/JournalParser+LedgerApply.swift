internal import LedgerModel

// apply = "apply" ("account" name | "tag" tag | ("fixed" | "rate") symbol amount | "year" digits)
// end   = "end" ["apply" [word]]
// year  = ("Y" | "year") digits

extension JournalParser {
  /// Reads what an `apply` puts in force until its `end`.
  mutating func parseLedgerApply(
    _ word: Range<Int>, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    let what = cursor.skip { !$0.isBlank && !$0.isLineEnd }
    cursor.skipBlanks()
    let rest = cursor.skipToLineEnd()
    let name = cursor.text(rest)
    guard scope.ledger.depth < AccountNameLimit.parts else { throw .applyTooDeep(at: rest) }
    guard !rest.isEmpty else {
      throw Mistake(
        .directiveMalformed, at: word.lowerBound..<what.upperBound,
        "'apply \(cursor.text(what))' needs an argument", help: "write apply account NAME")
    }
    switch cursor.text(what) {
    case "account":
      let name = scope.ledger.fullName(name)
      guard AccountNameLimit.allows(name) else { throw AccountNameLimit.mistake(at: rest) }
      scope.ledger.own.append(.account(name))
    case "tag": scope.ledger.own.append(.tag(name.contains(":") ? name : ":\(name):"))
    case "fixed", "rate": try parseFixedPrice(rest, cursor.bytes)
    case "year": try parseLedgerYear(rest, cursor.bytes)
    default:
      books.warn(
        Mistake(
          .directiveUnknown, at: what,
          "nothing is known to apply that is called '\(cursor.text(what))'",
          help: "write apply account, tag, fixed or year"),
        in: file)
    }
    books.memory.forgetNames()
  }

  private mutating func parseFixedPrice(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) {
    var cursor = ByteCursor(bytes.extracting(0..<range.upperBound))
    cursor.offset = range.lowerBound
    guard let symbol = try cursor.readWordSymbol() else { throw .amountExpected(cursor) }
    let commodity = ledgerCommodity(symbol, bytes)
    let price = books.memory.reduced(try readLedgerAmount(&cursor, .teachesNothing))
    scope.ledger.own.append(
      .fixed(commodity, Lot.Price(number: price.number, commodity: price.commodity.commodity)))
  }

  /// Reads a year, which holds until the end of the file or its `end`.
  mutating func parseLedgerYear(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    let isNumber = !range.contains { !bytes[$0].isDigit }
    guard scope.ledger.depth < AccountNameLimit.parts else { throw .applyTooDeep(at: range) }
    guard isNumber, let year = bytes.number(range), (1400...9999).contains(year) else {
      throw .yearExpected(range)
    }
    scope.ledger.own.append(.year(before: scope.defaultYear))
    scope.defaultYear = year
  }

  /// Reads an `end`, which ends the last `apply`.
  mutating func parseLedgerEnd(
    _ word: Range<Int>, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    cursor.skip { !$0.isBlank && !$0.isLineEnd }
    cursor.skipBlanks()
    let name = cursor.text(cursor.skipToLineEnd())
    let range =
      word
      .lowerBound..<max(
        word.upperBound, cursor.bytes.trimmed(word.lowerBound..<cursor.offset).upperBound)
    guard let last = scope.ledger.own.last else {
      throw Mistake(
        .endWithoutBegin, at: range, "no 'apply' is open here", help: "remove this line")
    }
    guard name.isEmpty || name == last.label else {
      throw Mistake(
        .endWithoutBegin, at: range, "the last thing applied is '\(last.label)'",
        help: "write end apply \(last.label)")
    }
    scope.ledger.own.removeLast()
    if case .year(let before) = last { scope.defaultYear = before }
    books.memory.forgetNames()
  }
}
