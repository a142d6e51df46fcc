import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ScreenedChargesTests {
  private var ledger = LedgerBuilder()

  /// The units of the charges of the only payee, the last entry first; `nil` where one is none.
  private func units(_ histories: [RecurringHistory] = []) throws -> [Int64?] {
    let walk = try SweptLedger(ledger).sweep.walk
    let (charges, rows) = (
      ScreenedCharges(walk, histories), ChargeHistory(walk).rows(of: PayeeID(0))
    )
    var units: [Int64?] = []
    var index = rows.endIndex
    while index > rows.startIndex { units.append(charges.charge(rows, &index)?.units) }
    return units
  }

  @Test mutating func `neighbours of an entry on one account are one charge`() throws {
    try ledger.entry(
      "2026-01-01", "shop",
      [("expenses:a", "1", "USD"), ("expenses:a", "2", "USD"), ("expenses:b", "4", "USD")])
    try ledger.entry("2026-01-02", "shop", [("expenses:a", "8", "USD")])
    #expect(try units() == [8, 4, 3])
  }

  @Test mutating func `interest, what is withheld and what is paid already are none`() throws {
    try ledger.entry("2026-01-01", "shop", [("expenses:interest", "1", "USD")])
    try ledger.entry(
      "2026-01-02", "shop", [("expenses:tax", "2", "USD"), ("income:job", "-9", "USD")])
    try ledger.entry("2026-01-03", "shop", [("expenses:a", "4", "USD")])
    #expect(try units() == [4, nil, nil])
    let payment = RecurringHistory.Payment(
      day: try day("2026-01-03"), amount: Money(Quantity(4), CommodityID(0)), entry: 2,
      postings: [3])
    var books = try SampleBooks()
    try books.subscription("A", "4", from: "2026-01-03")
    let item = try #require(
      DeclaredItem.all(books.ledger, AccountClassification(books.ledger.accounts)).first)
    let history = RecurringHistory(item: item, paid: [.init(due: payment.day, payment: payment)])
    #expect(try units([history]) == [nil, nil, nil])
  }
}
