internal import LedgerModel

extension JournalParser {
  /// Reads what a posting says of the balance after it: with an amount it is checked, without one
  /// the amount follows from it.
  ///
  /// Balances are those up to this place in the text. A real posting sees real postings only. A
  /// claim without a commodity is about all commodities.
  mutating func readLedgerClaim(
    _ cursor: inout ByteCursor, _ posting: inout LedgerPosting
  ) throws(Mistake) {
    let start = cursor.offset
    cursor.skip(.equals)
    cursor.skipBlanks()
    let amountStart = cursor.offset
    guard !cursor.isAtLineEnd, let claim = try readClaimedAmount(&cursor) else {
      throw Mistake(
        .amountExpected, at: start..<max(cursor.offset, start + 1), "'=' claims no amount",
        help: "write the balance after it, such as = 100 EUR")
    }
    let range = amountStart..<cursor.offset
    try checkEarlier(posting, at: range)
    var difference = difference(claim, posting)
    guard let amount = posting.amount else {
      posting.amount = try assigned(claim, difference, posting, at: range)
      posting.isInferred = true
      return
    }
    difference.subtract(amount.withoutLot)
    guard !books.memory.settings.skipsAssertions else { return }
    let wrong = difference.rows.filter { !isZero($0, claim) }
    guard wrong.isEmpty else { throw failed(claim, wrong, posting, at: range) }
  }

  private mutating func readClaimedAmount(
    _ cursor: inout ByteCursor
  ) throws(Mistake) -> LedgerAmount? {
    let start = cursor.offset
    guard cursor.next == .openParenthesis else {
      return books.memory.reduced(try readLedgerAmount(&cursor, .teachesNothing))
    }
    let expression = try parseParenthesizedExpression(&cursor, .teachesNothing)
    return try ledgerAmount(expression, at: start..<cursor.offset)
  }

  /// Rejects a claim about a balance that an amount left out above changes.
  private func checkEarlier(
    _ posting: LedgerPosting, at range: Range<Int>
  ) throws(Mistake) {
    let isVirtual = posting.kind != .real
    let isOpen = entry.postings.contains { earlier in
      earlier.account == posting.account && (earlier.kind != .real) == isVirtual
        && earlier.amount == nil
    }
    guard isOpen else { return }
    throw Mistake(
      .assertionFailed, at: range,
      "a posting above to '\(books.ledger.accounts[posting.account])' has no amount yet",
      help: "give it one, or move it below this posting")
  }

  /// What is missing from a claimed balance before the posting.
  private mutating func difference(
    _ claim: LedgerAmount, _ posting: LedgerPosting
  ) -> LedgerSums {
    var difference = LedgerSums()
    difference.startList(with: claim)
    let isVirtual = posting.kind != .real
    let held = books.memory.balances.amounts(
      of: posting.account, withVirtual: isVirtual, in: books.ledger.postings)
    for amount in held { difference.subtract(amount) }
    for earlier in entry.postings
    where earlier.account == posting.account && (earlier.kind != .real) == isVirtual {
      if let amount = earlier.amount {
        difference.subtract(amount.withoutLot)
      }
    }
    if claim.commodity.commodity != books.memory.bare { difference.restrict(to: claim.commodity) }
    return difference
  }

  /// Whether a difference is none: exactly, but for a claim of zero at the decimals seen so far.
  private func isZero(_ difference: LedgerAmount, _ claim: LedgerAmount) -> Bool {
    claim.number.isZero ? books.memory.isZero(difference) : difference.number.isZero
  }

  private func assigned(
    _ claim: LedgerAmount, _ difference: LedgerSums, _ posting: LedgerPosting, at range: Range<Int>
  ) throws(Mistake) -> LedgerAmount {
    let rows = difference.rows.filter { !$0.number.isZero }
    if rows.allSatisfy({ isZero($0, claim) }) { return LedgerAmount(.zero, claim.commodity) }
    guard rows.count == 1 else {
      throw Mistake(
        .assertionFailed, at: range,
        "'\(books.ledger.accounts[posting.account])' holds several commodities, so '=' gives no amount",
        help: "write the balance with its commodity")
    }
    return rows[0]
  }

  private func failed(
    _ claim: LedgerAmount, _ wrong: [LedgerAmount], _ posting: LedgerPosting, at range: Range<Int>
  ) -> Mistake {
    let account = books.ledger.accounts[posting.account]
    let help = "look for a missing or doubled entry before this one, or correct the balance"
    let found = wrong.map { row in
      let isClaimed = row.commodity == claim.commodity
      return text(LedgerAmount((isClaimed ? claim.number : .zero) - row.number, row.commodity))
    }
    return Mistake(
      .assertionFailed, at: range,
      "the balance of '\(account)' is \(found.joined(separator: " and ")) here, not \(text(claim))",
      help: help)
  }

  /// An amount as a message shows it.
  func text(_ amount: LedgerAmount) -> String {
    guard let stored = try? amount.number.stored() else { return "a very large amount" }
    return books.text(Money(stored, amount.commodity.commodity))
  }
}
