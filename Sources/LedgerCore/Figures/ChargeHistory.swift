package import LedgerModel

/// The real postings on expense accounts, by payee and day.
package struct ChargeHistory: Sendable {
  /// One posting on an expense account.
  package struct Charge: Equatable, Sendable {
    package var day: Day
    package var payee: PayeeID
    package var account: AccountID
    /// The amount as booked; a refund is negative.
    package var money: Money
    /// Whether it stands in an entry with income.
    package var isWithheld: Bool
    package var entry: Int32
    package var posting: Int32
  }

  typealias Row = ChargeRows.Row

  private let walk: PostingWalk
  private let places: ChargeRows

  init(_ walk: PostingWalk, _ places: ChargeRows) {
    (self.walk, self.places) = (walk, places)
  }

  /// The charges of a payee, ascending by day, future ones included.
  package func charges(of payee: PayeeID) -> [Charge] {
    rows(of: payee).map(charge)
  }

  /// The payees with a charge, ascending.
  package var payees: [PayeeID] { places.payees }

  /// Where all charges stand, each payee's in its ``range(of:)``.
  var rows: [Row] { places.rows }

  /// Where the charges of a payee stand, ascending by day.
  func rows(of payee: PayeeID) -> ArraySlice<Row> { rows[range(of: payee)] }

  /// The part of ``rows`` that is a payee's.
  func range(of payee: PayeeID) -> Range<Int> { places.range(of: payee) }

  /// The charge that stands somewhere.
  func charge(_ row: Row) -> Charge {
    Charge(
      day: row.day, payee: walk.ledger.entries.payees[Int(row.entry)],
      account: row.account,
      money: walk.ledger.postings.money(Int(row.posting)), isWithheld: isWithheld(row),
      entry: row.entry, posting: row.posting)
  }

  /// Whether a charge stands in an entry with income.
  func isWithheld(_ row: Row) -> Bool { walk.traits(of: Int(row.entry)).hasIncome }
}
