internal import LedgerModel

extension JournalParser {
  /// Reads a `~` rule, which has to balance, and is a budget or an item that recurs.
  mutating func parseLedgerPeriod(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    cursor.offset += 1
    let line = cursor.skipToLineEnd()
    let text = cursor.text(line)
    cursor.skipLineEnd()
    let period = try readPeriod(text, at: line)
    prepareRule(start..<line.upperBound)
    entry.day = period.recurrence.start ?? options.today
    while let byte = cursor.next, byte.isBlank {
      cursor.skipBlanks()
      if cursor.isAtLineEnd {
        cursor.skipLineEnd()
        break
      }
      entry.lastLine = cursor.bytes.line(at: cursor.offset)
      if cursor.next == .semicolon {
        _ = cursor.skipToLineEnd()
      } else {
        entry.postings.append(try readLedgerPosting(&cursor, isEntry: false))
      }
      cursor.skipLineEnd()
    }
    guard !entry.postings.isEmpty else { return }
    entry.header = entry.lastLine
    let commodities = books.ledger.commodities
    try accept(ledgerBooking.settle(&entry, &books.memory, isRule: true) { commodities[$0] })
    keepRule(
      period, PlacedText(DirectiveLine(text: text, offset: line.lowerBound)),
      postings: rulePostings(), at: start)
  }

  private func rulePostings() -> [PeriodicRule.Posting] {
    entry.postings.compactMap { posting in
      guard let amount = posting.amount.map(books.memory.reduced),
        let stored = try? amount.number.stored()
      else { return nil }
      return PeriodicRule.Posting(
        account: posting.account, amount: Money(stored, amount.commodity.commodity))
    }
  }
}
