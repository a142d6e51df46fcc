internal import LedgerModel

extension JournalParser {
  /// Balances the entry that was read, applies the rules above it and adds it to the ledger.
  mutating func bookLedgerEntry() throws(Mistake) {
    let commodities = books.ledger.commodities
    let outcome = ledgerBooking.settle(&entry, &books.memory) { commodities[$0] }
    if case .empty = outcome { return }
    try accept(outcome)
    if !books.memory.rules.isEmpty { try applyRules() }
    if books.memory.checksTags { try checkTags() }
    guard try isNew() else { return }
    do throws(QuantityError) {
      try appendLedgerEntry()
    } catch {
      throw Mistake(
        .amountTooLong, at: entry.header, "the amounts of this entry have more than 38 digits",
        help: "this program computes exactly, and holds no longer numbers")
    }
    books.transactions += 1
    var elsewhere: Set<Int32?> = []
    for posting in entry.postings where posting.file != file { elsewhere.insert(posting.file) }
    books.transactionsListedTwice += elsewhere.count
  }

  /// Takes an entry that balances, and throws for any other.
  func accept(_ outcome: LedgerBooking.Outcome) throws(Mistake) {
    switch outcome {
    case .balanced, .empty: return
    case .off(let rows):
      let residuals = rows.compactMap { row in
        (try? row.number.stored()).map { Money($0, row.commodity.commodity) }
      }
      throw books.unbalanced(residuals, entry.header)
    case .twoMissing(let index):
      throw Mistake(
        .postingsTwoMissing, at: entry.lastLine,
        "a second posting of this entry, '\(name(index))', has no amount",
        help: "give it one; two blanks stand between an account and its amount")
    case .oneMissing(let index):
      throw Mistake(
        .amountExpected, at: entry.lastLine,
        "the posting to '\(name(index))' is left without an amount",
        help: "give it one")
    case .ownCommodity(let index):
      throw Mistake(
        .costMalformed, at: entry.lastLine,
        "the posting to '\(name(index))' has a cost in its own commodity",
        help: "write the cost in another commodity, or remove it")
    }
  }

  private func name(_ index: Int) -> String { books.ledger.accounts[entry.postings[index].account] }

  /// Whether no entry with the same `UUID` was read before, whose postings have to be the same.
  private mutating func isNew() throws(Mistake) -> Bool {
    guard let identifier = entry.identifier else { return true }
    var amounts: [AccountID: [LedgerAmount]] = [:]
    for posting in entry.postings {
      if let amount = posting.amount { amounts[posting.account, default: []].append(amount) }
    }
    guard let known = books.memory.identified[identifier] else {
      books.memory.identified[identifier] = amounts
      return true
    }
    guard known == amounts else {
      throw Mistake(
        .identifierReused, at: entry.lastLine,
        "an entry with the UUID '\(identifier)' and other postings stands above",
        help: "give this entry a UUID of its own")
    }
    return false
  }

  /// Adds the entry to the columns.
  private mutating func appendLedgerEntry() throws(QuantityError) {
    for posting in entry.postings {
      guard let written = posting.amount else { continue }
      let amount = books.memory.reduced(written)
      let stored = try amount.number.stored()
      var flags = posting.kind == .real ? PostingFlags() : .virtual
      if posting.isInferred { flags.insert(.inferred) }
      let row = books.ledger.postings.append(
        account: posting.account, stored, amount.commodity.commodity, flags: flags)
      if case .fraction = amount.number { books.memory.balances.keep(amount.number, of: row) }
      if posting.isDeferred { books.memory.balances.hide(row) }
      try setCost(posting, written)
      if let day = posting.ownDay, day != entry.day { books.ledger.postings.setOwnDay(day) }
    }
    books.ledger.entries.append(
      day: entry.day, payee: entry.payee, flags: entry.flags,
      at: SourceLocation(file: entry.file, offset: entry.header.lowerBound),
      postingsEnd: books.ledger.postings.count)
  }

  /// Keeps what a posting cost: as written, or else by its lot, or else as inferred.
  private mutating func setCost(
    _ posting: LedgerPosting, _ amount: LedgerAmount
  ) throws(QuantityError) {
    let price = amount.commodity.lot.flatMap { books.memory.lots[$0].price }
    if let cost = posting.cost, !cost.isInferred || price == nil {
      let total = Money(try cost.total.number.stored(), cost.total.commodity.commodity)
      books.ledger.postings.setCost(
        total: total, unit: try cost.unit?.stored(), source: cost.isInferred ? .inferred : .price)
    } else if let price, posting.cost != nil {
      let total = Money(try (price.number * amount.number).stored(), price.commodity)
      books.ledger.postings.setCost(total: total, unit: try price.number.stored(), source: .lot)
    }
  }
}
