import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserLedgerQueryTests {
  private func budget(_ query: String) -> [String] {
    ReadingSample(
      """
      = \(query)
          (budget)  1
      2026-01-01 Shop
          food:bread  10 EUR  ; :trip:
          cash  -4 EUR
          bank
      """, .ledger
    ).balance("budget")
  }

  @Test(
    arguments: [
      ("food", ["10 EUR"]), ("FOOD", ["10 EUR"]), ("food and bread", ["10 EUR"]),
      ("food and cash", []), ("food or cash", ["6 EUR"]), ("not food", ["-10 EUR"]),
      ("/^food/", ["10 EUR"]), ("/^bread/", []), ("%trip", ["10 EUR"]),
      ("expr \"amount > 5\"", ["10 EUR"]),
    ] as [(String, [String])])
  func `a query says which postings a rule is for`(_ query: String, _ amounts: [String]) {
    #expect(budget(query) == amounts)
  }
}
