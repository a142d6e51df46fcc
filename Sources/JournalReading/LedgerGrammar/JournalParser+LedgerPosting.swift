internal import LedgerModel

// posting = blanks [status blanks] account [gap [amount [cost]] ["=" amount]] [";" comment]
// account = name | "(" name ")" | "[" name "]" | "<" name ">"
// amount  = plain-amount | "(" expression ")"
// cost    = ("@" | "@@" | "(@)" | "(@@)") ["="] amount

extension JournalParser {
  /// Reads a posting up to the end of its line.
  ///
  /// - Parameters:
  ///   - cursor: Stands at the first byte that is not blank.
  ///   - isEntry: Whether the posting is of an entry, and may speak of a balance.
  /// - Returns: The posting; what was left out is still missing.
  /// - Throws: A ``Mistake`` at the first byte that makes no sense.
  mutating func readLedgerPosting(
    _ cursor: inout ByteCursor, isEntry: Bool = true
  ) throws(Mistake) -> LedgerPosting {
    let start = cursor.offset
    let status = cursor.readStatus()
    guard !cursor.isAtLineEnd, cursor.next != .semicolon else {
      throw Mistake(
        .accountMissing, at: start..<max(cursor.offset, start + 1), "a posting names no account",
        help: "write an account after the mark")
    }
    var posting = try readLedgerAccount(&cursor)
    if let status { posting.status = status }
    cursor.skipBlanks()
    if !cursor.isAtLineEnd, let byte = cursor.next, byte != .semicolon, byte != .equals {
      try readLedgerAmountAndCost(&cursor, &posting)
    }
    cursor.skipBlanks()
    if isEntry, cursor.next == .equals { try readLedgerClaim(&cursor, &posting) }
    cursor.skipBlanks()
    if cursor.skip(.semicolon) {
      try notePostingComment(cursor.skipToLineEnd(), cursor.bytes, &posting)
    }
    guard cursor.isAtLineEnd else {
      throw .unexpected(
        cursor, after: "the amount",
        help: "put a computed amount in parentheses, and a comment after ';'")
    }
    return posting
  }

  /// Reads an account, with the brackets that say what kind of posting it is.
  private mutating func readLedgerAccount(
    _ cursor: inout ByteCursor
  ) throws(Mistake) -> LedgerPosting {
    let written = cursor.readLedgerAccountName()
    var kind = DraftPosting.Kind.real
    var isDeferred = false
    switch (cursor.bytes[written.lowerBound], cursor.bytes[written.upperBound - 1]) {
    case (.openParenthesis, .closeParenthesis) where written.count > 1: kind = .virtual
    case (.openBracket, .closeBracket) where written.count > 1: kind = .balancedVirtual
    case (UInt8(ascii: "<"), UInt8(ascii: ">")) where written.count > 1: isDeferred = true
    default: break
    }
    let name =
      kind == .real && !isDeferred ? written : written.lowerBound + 1..<written.upperBound - 1
    let account = try ledgerAccount(named: name, cursor.bytes)
    return LedgerPosting(
      account: account, accountRange: written, kind: kind, isDeferred: isDeferred, file: file)
  }

  private mutating func readLedgerAmountAndCost(
    _ cursor: inout ByteCursor, _ posting: inout LedgerPosting
  ) throws(Mistake) {
    let start = cursor.offset
    if cursor.next == .openParenthesis {
      let expression = try parseParenthesizedExpression(&cursor, .keepsUnit)
      posting.amount = try ledgerAmount(expression, at: start..<cursor.offset)
    } else {
      posting.amount = try readLedgerAmount(&cursor)
    }
    posting.amountRange = start..<cursor.offset
    try checkDeclared(posting.amount, at: posting.amountRange)
    applyFixedPrice(to: &posting)
    cursor.skipBlanks()
    guard cursor.next == .at || (cursor.next == .openParenthesis && cursor.peek(1) == .at) else {
      return
    }
    posting.cost = try readLedgerCost(&cursor, of: posting.amount)
  }

  /// Reads a cost that starts with `@`, perhaps in parentheses.
  private mutating func readLedgerCost(
    _ cursor: inout ByteCursor, of amount: LedgerAmount?
  ) throws(Mistake) -> LedgerPosting.Cost? {
    let start = cursor.offset
    let isParenthesized = cursor.skip(.openParenthesis)
    cursor.skip(.at)
    let isTotal = cursor.skip(.at)
    if isParenthesized { cursor.skip(.closeParenthesis) }
    cursor.skipBlanks()
    let isFixated = cursor.skip(.equals)
    cursor.skipBlanks()
    let priceStart = cursor.offset
    guard !cursor.isAtLineEnd else {
      throw Mistake(
        .costMalformed, at: start..<cursor.offset, "expected a cost where the line ends",
        help: "write a cost with its commodity, such as @ 1.10 USD")
    }
    var price = try readLedgerPrice(&cursor)
    guard !price.number.isNegative else {
      throw Mistake(
        .costMalformed, at: priceStart..<cursor.offset, "a cost is negative",
        help: "write the cost without a sign, and the sign before the amount")
    }
    let unit = isTotal ? nil : price.number
    guard let amount else { return nil }
    if !isTotal {
      price.number = price.number * amount.number
    } else if amount.number.isNegative {
      price.number = -price.number
    }
    return LedgerPosting.Cost(total: price, unit: unit, isFixated: isFixated)
  }

  /// Reads a price, which may be an expression.
  private mutating func readLedgerPrice(_ cursor: inout ByteCursor) throws(Mistake) -> LedgerAmount
  {
    let start = cursor.offset
    guard cursor.next == .openParenthesis else {
      return books.memory.reduced(try readLedgerAmount(&cursor, .teachesNothing))
    }
    let expression = try parseParenthesizedExpression(&cursor, .teachesNothing)
    guard let amount = try ledgerAmount(expression, at: start..<cursor.offset) else {
      throw .amountExpected(cursor)
    }
    return amount
  }

  /// The amount that an expression in a posting comes to; an empty one comes to none.
  mutating func ledgerAmount(
    _ expression: Expression, at range: Range<Int>
  ) throws(Mistake) -> LedgerAmount? {
    var scope = ExpressionScope(entry: entry, posting: nil)
    do throws(ExpressionFault) {
      switch try evaluate(expression, &scope) {
      case .none: return nil
      case .amount(let amount): return amount
      default:
        throw ExpressionFault(
          "an expression comes to no single amount", help: "give both sides the same commodity")
      }
    } catch {
      throw Mistake(.expressionFailed, at: range, error.message, help: error.help)
    }
  }

  /// Gives an amount the lot that `apply fixed` says.
  private mutating func applyFixedPrice(to posting: inout LedgerPosting) {
    guard let amount = posting.amount, amount.commodity.lot == nil,
      let price = scope.ledger.fixedPrice(of: amount.commodity.commodity)
    else { return }
    let lot = Lot(price: price, isFixated: true)
    posting.amount?.commodity.lot = books.memory.lots.intern(lot)
  }
}
