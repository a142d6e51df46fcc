internal import LedgerModel

extension JournalParser {
  /// Balances the entry that was read and adds it to the ledger, or keeps it for later.
  mutating func book(_ cursor: inout ByteCursor) throws(Mistake) {
    let header = cursor.bytes.line(at: draft.range.lowerBound)
    if draft.postings.contains(where: { $0.isAssignment }) { return try deferEntry() }
    switch try booking.settle(&draft, header: header, fillsGain: missingAmountIsGain) {
    case .balanced:
      try books.append(draft, header)
    case .off(let residuals, isOpen: true):
      books.unsettledEntries.append(
        UnsettledEntry(
          draft: draft, position: books.ledger.entries.count, residuals: residuals,
          mistake: books.unbalanced(residuals, header)))
    case .off(let residuals, isOpen: false):
      throw books.unbalanced(residuals, header)
    }
  }

  /// Whether the entry moves lots, and its missing amount is on an account of income.
  private var missingAmountIsGain: Bool {
    guard draft.postings.contains(where: { $0.lot != nil }),
      let missing = draft.postings.first(where: { $0.amount == nil })
    else { return false }
    return books.ledger.accounts.isRevenueByName(missing.account)
  }

  /// Keeps an entry whose amounts follow from balances that are not known yet.
  private mutating func deferEntry() throws(Mistake) {
    for posting in draft.postings where posting.isAssignment && posting.ownDay != nil {
      throw Mistake(
        .assignmentWithDate, at: posting.accountRange,
        "an amount that follows from a balance cannot have a day of its own",
        help: "write the amount, or remove the posting's date")
    }
    books.deferredEntries.append(
      DeferredEntry(draft: draft, position: books.ledger.entries.count))
  }
}

extension Books {
  /// Adds a balanced entry to the ledger's columns.
  mutating func append(_ draft: DraftEntry, _ header: Range<Int>) throws(Mistake) {
    do throws(QuantityError) {
      try append(draft)
    } catch {
      throw Mistake(
        .amountTooLong, at: header, "the costs of this entry have more than 38 digits",
        help: "this program computes exactly, and holds no longer numbers")
    }
  }
}

extension AccountTable {
  /// Whether an account's name says that it is one of income.
  func isRevenueByName(_ account: AccountID) -> Bool {
    let root = lineage(of: account).last ?? account
    let name = self[root].lowercased()
    return ["income", "incomes", "revenue", "revenues"].contains(name)
  }
}
