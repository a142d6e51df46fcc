internal import LedgerModel

// amount = ["-"] number [symbol] {lot} | ["-"] symbol number {lot}

/// How an amount is read where it stands.
struct LedgerAmountRules: OptionSet {
  let rawValue: UInt8

  /// How the amount is written says nothing about its commodity.
  static let teachesNothing = LedgerAmountRules(rawValue: 1)
  /// What follows is no lot.
  static let hasNoLot = LedgerAmountRules(rawValue: 2)
  /// The amount stays in the unit that it is written in.
  static let keepsUnit = LedgerAmountRules(rawValue: 4)
}

extension JournalParser {
  /// Reads an amount that has to stand here.
  mutating func readLedgerAmount(
    _ cursor: inout ByteCursor, _ rules: LedgerAmountRules = []
  ) throws(Mistake) -> LedgerAmount {
    let start = cursor.offset
    if let amount = try readOptionalLedgerAmount(&cursor, rules) { return amount }
    cursor.offset = start
    throw .amountExpected(cursor)
  }

  /// Reads an amount, or stays in place.
  mutating func readOptionalLedgerAmount(
    _ cursor: inout ByteCursor, _ rules: LedgerAmountRules
  ) throws(Mistake) -> LedgerAmount? {
    let start = cursor.offset
    cursor.skipBlanks()
    let isNegative = cursor.skip(.minus)
    if isNegative { cursor.skipBlanks() }
    var written = WrittenLedgerAmount(start: start, isNegative: isNegative)
    if cursor.next?.isDigit == true, let number = cursor.readLedgerDigits() {
      written.digits = number.digits
      written.isSpaced = cursor.next?.isBlank == true
      written.symbol = try cursor.readLedgerSymbol()
    } else {
      written.symbol = try cursor.readLedgerSymbol()
      written.isLeft = written.symbol != nil
      written.isSpaced = cursor.next?.isBlank == true
      guard let number = cursor.readLedgerDigits() else {
        try cursor.bytes.rejectDash(at: cursor.bytes.skippingBlanks(from: cursor.offset))
        cursor.offset = start
        return nil
      }
      written.digits = number.digits
      if number.isNegative { written.isNegative.toggle() }
    }
    return try finish(written, &cursor, rules)
  }

  /// Decides what the digits mean, learns from them, and reads the lot.
  private mutating func finish(
    _ written: WrittenLedgerAmount, _ cursor: inout ByteCursor, _ rules: LedgerAmountRules
  ) throws(Mistake) -> LedgerAmount {
    let hasLot = !rules.contains(.hasNoLot) && cursor.isAtLot
    let lot = hasLot ? try readLedgerLot(&cursor) : nil
    let commodity = written.symbol.map { ledgerCommodity($0, cursor.bytes) } ?? books.memory.bare
    let habits = books.memory[commodity]
    let number = try cursor.bytes.ledgerNumber(
      written.digits,
      hasDecimalComma: habits.hasDecimalComma || books.memory.settings.hasDecimalComma)
    let units = written.isNegative ? -number.units : number.units
    guard number.scale <= 255, let quantity = Quantity(units: units, scale: UInt8(number.scale))
    else {
      throw Mistake(
        .amountTooLong, at: written.digits, "a number has more than 255 decimal places",
        help: "round it")
    }
    if written.symbol != nil, !habits.isFixed, !rules.contains(.teachesNothing) {
      learn(commodity, habits, number, written)
    }
    warnOfThousands(number, written, cursor.bytes)
    var amount = LedgerAmount(.decimal(quantity), LotCommodity(commodity))
    if let lot, written.symbol != nil {
      let priced = try lot.priced(by: amount.number)
      if !priced.isEmpty { amount.commodity.lot = books.memory.lots.intern(priced) }
    }
    return amount
  }

  /// Keeps how an amount of a commodity is written.
  private mutating func learn(
    _ commodity: CommodityID, _ habits: LedgerMemory.CommodityHabits, _ number: LedgerNumber,
    _ written: WrittenLedgerAmount
  ) {
    if number.scale > Int(habits.scale) {
      books.memory[commodity].scale = UInt8(number.scale)
      books.ledger.commodities[style: commodity].largestScale = UInt8(number.scale)
    }
    if number.hasDecimalComma, !habits.hasDecimalComma {
      books.memory[commodity].hasDecimalComma = true
    }
    guard !books.ledger.commodities[style: commodity].isKnown else { return }
    learnStyle(
      commodity, isLeft: written.isLeft, isSpaced: written.isSpaced,
      decimal: number.hasDecimalComma ? .comma : number.scale > 0 ? .point : nil,
      group: number.groupMark)
  }

  /// Tells of `0,075`, which Ledger 3.3 takes as 75.
  private mutating func warnOfThousands(
    _ number: LedgerNumber, _ written: WrittenLedgerAmount, _ bytes: Span<UInt8>
  ) {
    guard number.groupMark == .comma, bytes[written.digits.lowerBound] == .zero else { return }
    books.warn(
      Mistake(
        .numberDoubtful, at: written.digits,
        "'\(bytes.text(written.digits))' is read as \(number.units): a comma before three digits stands between groups",
        help: "for a decimal comma, write another digit, or a line --decimal-comma at the top"),
      in: file)
  }

  /// The commodity that a symbol stands for.
  mutating func ledgerCommodity(_ symbol: LedgerSymbol, _ bytes: Span<UInt8>) -> CommodityID {
    let known = books.ledger.commodities.count
    let commodity =
      switch symbol {
      case .plain(let range): books.ledger.commodities.intern(bytes.extracting(range))
      case .escaped(let symbol): books.ledger.commodities.intern(symbol.span)
      }
    if books.ledger.commodities.count > known { noteUnitOfTime(commodity) }
    return books.memory[commodity].standsFor ?? commodity
  }

  /// Knows that an hour has 60 minutes, and a minute 60 seconds.
  private mutating func noteUnitOfTime(_ commodity: CommodityID) {
    let smaller: String
    switch books.ledger.commodities[commodity] {
    case "h": smaller = "m"
    case "m": smaller = "s"
    default: return
    }
    let unit = books.ledger.commodities.intern(smaller)
    books.memory.convert(commodity, to: unit, factor: ExactNumber(Quantity(60)))
    noteUnitOfTime(unit)
  }
}

/// An amount while it is read.
private struct WrittenLedgerAmount {
  let start: Int
  var isNegative: Bool
  var digits = 0..<0
  var symbol: LedgerSymbol?
  var isLeft = false
  var isSpaced = false

  init(start: Int, isNegative: Bool) {
    self.start = start
    self.isNegative = isNegative
  }
}
