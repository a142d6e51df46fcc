import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct OverflowSearchTests {
  private let huge = String(repeating: "9", count: 38)

  @Test func `the account whose balance has too many digits is named`() throws {
    let books = try SampleBooks(
      """
      2026-06-01 A | Assets:Cash 1 USD | Income:Salary -1 USD
      2026-06-02 B | Assets:Bank \(huge) JPY | Income:Gift -\(huge) JPY
      2026-06-03 C | Assets:Bank \(huge) JPY | Equity:Gift -\(huge) JPY
      """)
    let place = try OverflowPlace(
      account: "Assets:Bank", commodity: "JPY", day: day("2026-06-03"))
    #expect(OverflowSearch(books.ledger).place == place)
  }

  @Test func `where only several accounts together have too many, none is named`() throws {
    let books = try SampleBooks(
      """
      2026-06-01 A | Assets:One \(huge) JPY | Income:One -\(huge) JPY
      2026-06-02 B | Assets:Two \(huge) JPY | Income:Two -\(huge) JPY
      """)
    #expect(OverflowSearch(books.ledger).place == nil)
  }
}
