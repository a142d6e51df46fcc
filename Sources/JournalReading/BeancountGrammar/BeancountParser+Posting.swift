internal import LedgerModel

// posting = [flag] ACCOUNT [number] [currency] [cost] [("@" | "@@") [number] [currency]]
// cost    = "{" [part { "," part }] "}" | "{{" [part { "," part }] "}}"
// part    = [number] ["#" [number]] [currency] | DATE | STRING | "*"

extension BeancountParser {
  /// Reads a posting after its indentation, up to the end of the line.
  mutating func parsePosting() throws(Mistake) -> BeancountPosting {
    let start = token.range.lowerBound
    var flag: UInt8 = 0
    switch token.kind {
    case .asterisk, .hash, .flag, .capital:
      flag = bytes[start]
      advance()
    case .account: break
    default: throw unexpected("a posting or a metadata line")
    }
    var posting = BeancountPosting(
      account: try parseAccount(), range: bytes.line(at: start), flag: flag)
    if token.kind == .endOfLine || token.kind == .endOfFile { return posting }
    (posting.number, posting.currency) = try parseIncompleteAmount()
    if token.kind == .openBrace || token.kind == .openBraces { posting.cost = try parseCost() }
    if token.kind == .at || token.kind == .atAt {
      try parsePrice(&posting)
    }
    return posting
  }

  /// Reads an amount of which any part may be missing.
  private mutating func parseIncompleteAmount() throws(Mistake) -> (
    BeancountPart<Quantity>, BeancountPart<CommodityID>
  ) {
    let number: BeancountPart<Quantity> =
      token.kind.startsNumber ? .known(try parseNumber()) : .missing
    let currency: BeancountPart<CommodityID> =
      token.kind.isCurrency ? .known(try parseCurrency("a currency")) : .missing
    return (number, currency)
  }

  /// Reads what follows `@` or `@@`; a price that cannot be is reported, and mended or left out.
  private mutating func parsePrice(_ posting: inout BeancountPosting) throws(Mistake) {
    let (isTotal, mark) = (token.kind == .atAt, token.range)
    advance()
    var (number, currency) = try parseIncompleteAmount()
    let range = mark.lowerBound..<previousEnd
    if let value = number.value, value.isNegative {
      report(
        Mistake(
          .priceNegative, at: range, "a price is below zero",
          help: "write it without a minus sign; the sign of the amount decides"))
      number = .known(-value)
    }
    if isTotal {
      posting.price = totalPrice(number, currency, posting, range)
    } else {
      posting.price = BeancountPriceSpec(number: number, currency: currency)
    }
    guard let cost = posting.cost?.currency.value, let price = currency.value, cost != price,
      posting.price != nil
    else { return }
    let (costName, priceName) = (books.ledger.commodities[cost], books.ledger.commodities[price])
    report(
      Mistake(
        .priceMalformed, at: range, "the lot costs \(costName), and the price is in \(priceName)",
        help: "write the price in \(costName)"))
  }

  private mutating func totalPrice(
    _ total: BeancountPart<Quantity>, _ currency: BeancountPart<CommodityID>,
    _ posting: BeancountPosting, _ range: Range<Int>
  ) -> BeancountPriceSpec? {
    guard let units = posting.number.value else {
      report(
        Mistake(
          .priceMalformed, at: range, "a total price needs an amount before it",
          help: "write the amount, or the price of one unit after a single @"))
      return nil
    }
    guard let value = total.value else {
      return BeancountPriceSpec(number: total, currency: currency)
    }
    if units.isZero { return BeancountPriceSpec(number: .known(.zero), currency: currency) }
    do throws(QuantityError) {
      let number = try value.divided(by: units.magnitude)
      return BeancountPriceSpec(number: .known(number), currency: currency, total: value)
    } catch {
      report(.resultTooLong(range))
      return nil
    }
  }
}

/// Costs.
extension BeancountParser {
  /// An amount in a cost: of each unit, and of all together.
  private struct CompoundAmount {
    var perUnit: BeancountPart<Quantity>
    var total: BeancountPart<Quantity>
    var currency: BeancountPart<CommodityID>
  }

  /// Parts of a cost, in any order.
  private struct CostParts {
    var amount: CompoundAmount?
    var day: Day?
    var label: Int32?
    var isMerged = false
  }

  private mutating func parseCost() throws(Mistake) -> BeancountCostSpec {
    let (isTotal, start) = (token.kind == .openBraces, token.range.lowerBound)
    let close: BeancountToken.Kind = isTotal ? .closeBraces : .closeBrace
    advance()
    var parts = CostParts()
    if token.kind != close, token.kind != .comma { try parseCostPart(&parts) }
    while token.kind == .comma {
      advance()
      try parseCostPart(&parts)
    }
    try take(close, isTotal ? "'}}'" : "'}'")
    guard var amount = parts.amount else {
      return BeancountCostSpec(
        perUnit: .missing, total: .absent, currency: .missing, day: parts.day, label: parts.label)
    }
    if isTotal {
      if amount.total != .absent {
        report(
          Mistake(
            .costMalformed, at: start..<previousEnd,
            "a total cost in double braces has no cost of one unit",
            help: "use single braces around 'PER-UNIT # TOTAL'"))
      } else {
        amount.total = amount.perUnit
      }
      amount.perUnit = .known(.zero)
    }
    return BeancountCostSpec(
      perUnit: amount.perUnit, total: amount.total, currency: amount.currency, day: parts.day,
      label: parts.label)
  }

  private mutating func parseCostPart(_ parts: inout CostParts) throws(Mistake) {
    let range = token.range
    switch token.kind {
    case .date:
      if parts.day == nil { parts.day = tokenDay } else { reportRepeated("date", range) }
      advance()
    case .string:
      let text = books.beancount.names.intern(bytes.unquoted(range))
      if parts.label == nil { parts.label = text } else { reportRepeated("label", range) }
      advance()
    case .asterisk:
      report(
        Mistake(
          .costMalformed, at: range, "lots cannot be merged with '*': Beancount does not do it yet",
          help: "name the lots that are reduced"))
      parts.isMerged = true
      advance()
    default:
      let amount = try parseCompoundAmount()
      if parts.amount == nil { parts.amount = amount } else { reportRepeated("cost", range) }
    }
  }

  // A number or a currency may be missing, not both; after "#" the currency may not.
  private mutating func parseCompoundAmount() throws(Mistake) -> CompoundAmount {
    var amount = CompoundAmount(perUnit: .missing, total: .absent, currency: .missing)
    if token.kind.startsNumber { amount.perUnit = .known(try parseNumber()) }
    if token.kind == .hash {
      advance()
      amount.total = token.kind.startsNumber ? .known(try parseNumber()) : .missing
      amount.currency = .known(try parseCurrency("a currency after '#'"))
      return amount
    }
    if token.kind.isCurrency {
      amount.currency = .known(try parseCurrency("a currency"))
    } else if amount.perUnit == .missing {
      throw unexpected("a cost, a date or a label")
    }
    return amount
  }

  private mutating func reportRepeated(_ what: String, _ range: Range<Int>) {
    report(
      Mistake(
        .costMalformed, at: range, "a lot has one \(what), and this is the second",
        help: "remove one of the two"))
  }
}
