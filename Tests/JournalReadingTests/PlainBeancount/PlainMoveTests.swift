import LedgerModel
import Testing

@testable import JournalReading

@Suite struct PlainMoveTests {
  private static func read(_ text: String) -> Ledger { ReadingSample.beancount(text).read.ledger }

  @Test func `transactions of both ways stand in the order of days`() {
    let ledger = Self.read(
      """
      2026-01-03 * "third"
        Assets:A  1 USD
        Equity:E
      2026-01-02 * "second"
        Assets:A  1 VTI {1.00 USD}
        Assets:B  1 USD @ 2.00 EUR
        Equity:E
      2026-01-01 * "first"
        Assets:A  10 USD @ 2.00 EUR
        Equity:E

      """)
    #expect(ledger.entries.payees.map { ledger.payees[$0.index] } == ["first", "second", "third"])
    #expect(ledger.payees.count == 3)
    #expect(ledger.postings.costs.map(\.posting) == [0, 2, 4])
    #expect(ledger.entries.postings(of: 2).count == 2)
  }

  @Test func `amounts that were written show the decimals of a commodity`() throws {
    let ledger = Self.read(
      "2026-01-01 * \"x\"\n  Assets:A  3 VTI @ 1.5 USD\n  Equity:E\n"
        + "2026-01-01 * \"x\"\n  Assets:A  3.25 EUR\n  Equity:E\n")
    let scales = try ["VTI", "USD", "EUR"].map { symbol in
      let style = ledger.commodities[style: try #require(ledger.commodities.find(symbol))]
      return style.isKnown ? Int(style.largestScale) : -1
    }
    #expect(scales == [0, 0, 2])
  }
}
