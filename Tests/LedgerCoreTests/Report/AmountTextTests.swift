import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct AmountTextTests {
  private func text(
    _ symbol: String = "USD", _ set: (inout CommodityStyle) -> Void = { _ in }
  ) -> AmountText {
    var style = CommodityStyle()
    set(&style)
    return AmountText(symbol: symbol, scale: 2, style: style)
  }

  @Test(arguments: [
    ("1234567.5", "1,234,567.50"), ("0", "0.00"), ("-0.004", "0.00"), ("0.125", "0.12"),
    ("-999", "-999.00"), ("1000", "1,000.00"),
  ])
  func `numbers are grouped and rounded half to even`(_ value: String, _ shown: String) throws {
    let text = text { $0.groupMark = "," }
    #expect(text.number(try number(value)) == shown)
  }

  @Test func `amounts look as in the journal`() throws {
    let value = try number("-1234.5")
    #expect(text().amount(value) == "-1234.50 USD")
    #expect(text("").amount(value) == "-1234.50")
    let dollars = text("$") {
      $0.isSymbolLeft = true
      $0.hasSpace = false
    }
    #expect(dollars.amount(value) == "-$1234.50")
    let euros = text("EUR") {
      $0.decimalMark = ","
      $0.groupMark = "."
    }
    #expect(euros.amount(value) == "-1.234,50 EUR")
  }

  @Test(arguments: [("0.2214", "22.1 %"), ("-0.0005", "0.0 %"), ("1.05", "105.0 %")])
  func `a fraction is a percentage`(_ value: String, _ shown: String) throws {
    #expect(text().percent(try number(value)) == shown)
  }
}
