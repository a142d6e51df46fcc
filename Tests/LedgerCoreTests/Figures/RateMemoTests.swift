import LedgerModel
import Testing

@testable import LedgerCore

struct RateMemoTests {
  @Test func `a remembered rate is that of its own day`() throws {
    var builder = LedgerBuilder()
    try builder.price("2025-01-01", "EUR", "2", "USD")
    try builder.price("2025-02-01", "EUR", "3", "USD")
    let swept = try SweptLedger(builder)
    let euro = try #require(swept.ledger.commodities.find("EUR"))
    var memo = RateMemo(swept.sweep.valuation)
    let values = try ["2025-01-05", "2025-01-05", "2025-02-05", "2024-01-01", "2025-01-05"].map {
      memo.value(of: Quantity(10), euro, on: try day($0))
    }
    #expect(values == [Quantity(20), Quantity(20), Quantity(30), nil, Quantity(20)])
    let dollars = memo.value(
      of: Quantity(10), swept.sweep.valuation.currency, on: try day("1999-01-01"))
    #expect(dollars == Quantity(10))
    let fine = memo.value(
      of: try number("0.1234567890123456789012345678"), swept.sweep.valuation.currency,
      on: try day("1999-01-01"))
    #expect(try fine == number("0.123456789012"))
  }
}
