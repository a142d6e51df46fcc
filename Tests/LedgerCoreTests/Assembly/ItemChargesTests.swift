import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ItemChargesTests {
  /// The days of the charges that an item is held against and admits.
  private func days(
    _ entries: String, _ declare: (inout SampleBooks) throws -> Void
  ) throws -> [String] {
    var books = try SampleBooks(entries)
    try declare(&books)
    let currency = books.ledger.commodities.intern("USD")
    let classification = AccountClassification(books.ledger.accounts)
    let sweep = try LedgerSweep(
      books.ledger, classification, LedgerSurvey(books.ledger, classification),
      Valuation(books.ledger, currency: currency, prices: .traded))
    let items = DeclaredItem.all(books.ledger, classification)
    let history = ChargeHistory(sweep)
    let index = PayeeIndex(items, history.payees, books.ledger)
    var charges = ItemCharges(items, history, sweep, index)
    let found = charges.rows(of: 0)
    return found.filter { charges.admits($0, 0) }.map(\.day.description)
  }

  @Test func `the charges of several payees stand by day`() throws {
    let found = try days(
      """
      2026-03-01 Gym West | Expenses:Fun 1 USD | Assets:Cash -1 USD
      2026-01-01 Gym East | Expenses:Fun 1 USD | Assets:Cash -1 USD
      2026-02-01 Gym West | Expenses:Fun 1 USD | Assets:Cash -1 USD
      """
    ) { try $0.subscription("Gym", "1", from: "2026-01-01") }
    #expect(found == ["2026-01-01", "2026-02-01", "2026-03-01"])
  }

  @Test func `an account holds what is below it, and one that pays must stand in the entry`() throws
  {
    let entries = """
      2026-01-01 Gym | Expenses:Fun:Sport 1 USD | Assets:Cash -1 USD
      2026-02-01 Gym | Expenses:Food 1 USD | Assets:Cash -1 USD
      2026-03-01 Gym | Expenses:Fun 1 USD | Liabilities:Visa -1 USD
      """
    #expect(
      try days(entries) {
        try $0.subscription("Gym", "1", from: "2026-01-01", account: "Expenses:Fun")
      } == ["2026-01-01", "2026-03-01"])
    #expect(
      try days(entries) {
        try $0.subscription("Gym", "1", from: "2026-01-01", account: "Liabilities")
      } == ["2026-03-01"])
  }

  @Test func `a name that no payee has leaves the account`() throws {
    let entries = """
      2026-01-01 Meyer | Expenses:Rent 1 USD | Assets:Cash -1 USD
      2026-02-01 Schulz | Expenses:Rent 1 USD | Assets:Cash -1 USD
      """
    #expect(
      try days(entries) {
        try $0.subscription("Flat", "1", from: "2026-01-01", account: "Expenses:Rent")
      } == ["2026-01-01", "2026-02-01"])
    #expect(
      try days(entries) {
        try $0.subscription("Meyer", "1", from: "2026-01-01", account: "Expenses:Rent")
      } == ["2026-01-01"])
  }
}
