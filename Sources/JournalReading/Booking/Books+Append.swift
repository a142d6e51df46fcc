internal import Diagnostics
internal import LedgerModel

extension Books {
  /// Adds a balanced entry to the ledger's columns.
  mutating func append(_ draft: DraftEntry) throws(QuantityError) {
    try checkCosts(draft)
    for index in draft.postings.indices {
      guard let amount = draft.postings[index].amount else { continue }
      let row = ledger.postings.append(
        account: draft.postings[index].account, amount.quantity, amount.commodity,
        flags: draft.postings[index].flags)
      if !draft.postings[index].isInferred { noteScale(amount) }
      if draft.postings[index].isPlain { continue }
      let posting = draft.postings[index]
      try setCost(posting, amount.quantity)
      if let day = posting.ownDay, day != draft.day { ledger.postings.setOwnDay(day) }
      if let assertion = posting.assertion {
        note(assertion, posting.account, row, file: draft.file)
      }
    }
    ledger.entries.append(
      day: draft.day, payee: draft.payee, flags: draft.flags,
      at: SourceLocation(file: draft.file, offset: draft.range.lowerBound),
      postingsEnd: ledger.postings.count)
  }

  /// Works out every cost once before the first row is added, so that an entry is added whole or not
  /// at all.
  private func checkCosts(_ draft: DraftEntry) throws(QuantityError) {
    for index in draft.postings.indices where !draft.postings[index].isPlain {
      let posting = draft.postings[index]
      guard let amount = posting.amount, let cost = posting.cost ?? posting.lot else { continue }
      _ = try cost.total(of: amount.quantity)
    }
  }

  /// Keeps the most decimals of any written amount of a commodity.
  private mutating func noteScale(_ amount: WrittenAmount) {
    if amount.quantity.scale > ledger.commodities[style: amount.commodity].largestScale {
      ledger.commodities[style: amount.commodity].largestScale = amount.quantity.scale
    }
  }

  private mutating func setCost(
    _ posting: DraftPosting, _ quantity: Quantity
  ) throws(QuantityError) {
    guard let cost = posting.cost ?? posting.lot else { return }
    let source: PostingCost.Source =
      posting.isCostInferred ? .inferred : posting.cost == nil ? .lot : .price
    ledger.postings.setCost(
      total: try cost.total(of: quantity), unit: cost.isTotal ? nil : cost.amount.quantity,
      source: source)
  }

  private mutating func note(
    _ assertion: DraftPosting.Assertion, _ account: AccountID, _ row: Int, file: Int32
  ) {
    assertions.append(
      BalanceAssertion(
        account: account, amount: assertion.amount.money, isSole: assertion.isSole,
        isInclusive: assertion.isInclusive, posting: row, file: file,
        range: assertion.amount.range))
  }

  /// An amount as a message shows it, such as `12.50 EUR`.
  func text(_ amount: Money) -> String {
    let symbol = ledger.commodities[amount.commodity]
    return symbol.isEmpty ? "\(amount.quantity)" : "\(amount.quantity) \(symbol)"
  }

  /// An entry that is off by some amounts.
  func unbalanced(_ residuals: [Money], _ header: Range<Int>) -> Mistake {
    let list = residuals.map(text).joined(separator: " and ")
    let isOneSided = Set(residuals.map(\.quantity.isNegative)).count == 1
    let help =
      residuals.count == 2 && isOneSided
      ? "both commodities are left over with the same sign; check the signs, or give one a cost with @"
      : "change an amount by that much, or leave one amount empty"
    return Mistake(
      .entryUnbalanced, at: header, "this entry is off by \(list); it has to come to zero",
      help: help)
  }
}
