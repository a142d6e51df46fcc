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
  init(_ sweep: LedgerSweep, until day: Day) throws(QuantityError) {
    let items = DeclaredItem.all(sweep.ledger, sweep.classification)
    charges = ChargeHistory(sweep)
    index = PayeeIndex(items, items.isEmpty ? [] : charges.payees, sweep.ledger)
    var matching = ChargeMatching(
      items, ItemCharges(items, charges, sweep, index), sweep.valuation,
      entryCount: sweep.ledger.entries.count)
    histories = try matching.histories(until: day.adding(days: 40))
  }
}
