internal import LedgerModel

/// The declared items with what paid them, and all charges there are.
struct RecurringBooks: Sendable {
  /// The items, by name.
  let histories: [RecurringHistory]
  let charges: ChargeHistory
  /// Which payees the items mean.
  let index: PayeeIndex

  /// Reads what is declared and pairs it with the entries.
  ///
  /// What is due is known for 40 days after `day`, the last that the report looks at.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  init(
    _ walk: PostingWalk, _ charges: ChargeHistory, _ valuation: Valuation, until day: Day
  ) throws(QuantityError) {
    let items = DeclaredItem.all(walk.ledger, walk.classification)
    self.charges = charges
    index = PayeeIndex(items, items.isEmpty ? [] : charges.payees, walk.ledger)
    var matching = ChargeMatching(
      items, ItemCharges(items, charges, walk, index), valuation,
      entryCount: walk.ledger.entries.count)
    histories = try matching.histories(until: day.adding(days: 40))
  }
}

/// What recurs, declared or not, as a report needs it.
struct RecurringFindings: Sendable {
  let declared: RecurringBooks
  let undeclared: [UndeclaredItem]

  /// Finds the payments of declared items up to the last day that the report looks at, and other
  /// items up to its own.
  ///
  /// - Throws: ``QuantityError/overflow`` if a sum has more than 38 digits.
  init(
    _ walk: PostingWalk, _ charges: ChargeHistory, _ valuation: Valuation, _ request: ReportRequest
  ) throws(QuantityError) {
    declared = try RecurringBooks(
      walk, charges, valuation, until: max(request.asOf, request.soFarDay ?? request.asOf))
    undeclared = try UndeclaredItems(walk, declared, on: request.asOf).items
  }
}
