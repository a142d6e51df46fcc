import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ChargeRowsTests {
  private var ledger = LedgerBuilder()

  /// The postings by payee, once the charges of some entries are dropped.
  private func postings(without entries: [Int] = []) -> [[Int32]] {
    let books = ledger.ledger
    var rows = ChargeRows(
      EntryLook(books, AccountClassification(books.accounts), .alone), books)
    rows.drop(entries, of: books)
    return rows.payees.map { rows.rows[rows.range(of: $0)].map(\.posting) }
  }

  @Test mutating func `charges of dropped entries leave no gap, and a payee without any is none`()
    throws
  {
    for (date, payee) in [("01", "shop"), ("02", "club"), ("03", "shop"), ("04", "shop")] {
      try ledger.move("2026-01-\(date)", payee, to: "expenses:a", from: "assets:bank", "1")
    }
    #expect(postings() == [[0, 4, 6], [2]])
    #expect(postings(without: [2]) == [[0, 6], [2]])
    #expect(postings(without: [1, 3]) == [[0, 4]])
  }

  @Test mutating func `ignored commodities are left out, and own days bring charges in order`()
    throws
  {
    try ledger.entry(
      "2026-01-05", "shop",
      lines: [
        .init("expenses:a", "1", "USD", day: "2026-01-09"), .init("expenses:a", "2", "POINTS"),
        .init("expenses:b", "3", "USD"),
      ])
    try ledger.entry("2026-01-07", "shop", [("expenses:a", "4", "USD")])
    ledger.ignore(commodity: "POINTS")
    #expect(postings() == [[2, 3, 0]])
  }
}
