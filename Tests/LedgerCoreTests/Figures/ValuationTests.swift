import LedgerModel
import Testing

@testable import LedgerCore

struct ValuationTests {
  private var ledger = LedgerBuilder()

  /// What an amount is worth in dollars, marked `*` if by a trade, with the day of the price.
  private func worth(
    _ quantity: String, _ symbol: String, _ text: String,
    _ prices: ReportRequest.Prices = .traded
  ) throws -> String? {
    var books = ledger.ledger
    let (currency, commodity) = (books.commodities.intern("USD"), books.commodities.intern(symbol))
    let value = Valuation(books, currency: currency, prices: prices)
      .value(of: try number(quantity), commodity, on: try day(text))
    return value.map {
      "\($0.quantity.text())\($0.isTraded ? "*" : "") \($0.priceDay?.description ?? "-")"
    }
  }

  private mutating func trade(_ text: String, _ line: LedgerBuilder.Line, flags: EntryFlags = [])
    throws
  {
    try ledger.entry(text, "trade", flags: flags, lines: [line])
  }

  @Test func `the reporting currency needs no price`() throws {
    #expect(try worth("12.34", "USD", "1999-01-01") == "12.34 -")
  }

  @Test mutating func `the last declared price counts, and of one day the last declared`() throws {
    try ledger.price("2025-02-01", "EUR", "1.20", "USD")
    try ledger.price("2025-01-01", "EUR", "1.10", "USD")
    try ledger.price("2025-02-01", "EUR", "1.25", "USD")
    #expect(try worth("100", "EUR", "2024-12-31") == nil)
    #expect(try worth("100", "EUR", "2025-01-31") == "110 2025-01-01")
    #expect(try worth("100", "EUR", "2025-03-01") == "125 2025-02-01")
  }

  @Test mutating func `an inverse price is used where there is no direct one`() throws {
    try ledger.price("2025-01-01", "USD", "0.8", "EUR")
    #expect(try worth("100", "EUR", "2025-01-01") == "125 2025-01-01")
    try ledger.price("2024-01-01", "EUR", "2", "USD")
    #expect(try worth("100", "EUR", "2025-01-01") == "200 2024-01-01")
  }

  @Test mutating func `a price goes through one commodity and no further`() throws {
    try ledger.price("2025-01-02", "VWRL", "100", "EUR")
    try ledger.price("2025-01-01", "EUR", "1.1", "USD")
    try ledger.price("2025-01-01", "FUND", "2", "VWRL")
    #expect(try worth("2", "VWRL", "2025-01-05") == "220 2025-01-01")
    #expect(try worth("1", "FUND", "2025-01-05") == nil)
  }

  @Test mutating func `of several ways the forward and newer one is taken`() throws {
    try ledger.price("2025-01-01", "X", "1", "EUR")
    try ledger.price("2025-01-01", "EUR", "3", "USD")
    try ledger.price("2025-01-02", "X", "1", "GBP")
    try ledger.price("2025-01-02", "GBP", "4", "USD")
    #expect(try worth("1", "X", "2025-01-03") == "4 2025-01-02")
    try ledger.price("2025-01-03", "X", "1", "CHF")
    try ledger.price("2025-01-03", "USD", "0.2", "CHF")
    #expect(try worth("1", "X", "2025-01-03") == "4 2025-01-02")
  }

  @Test mutating func `without a declared price the last trade counts, and says so`() throws {
    try trade("2025-01-01", .init("assets:broker", "3", "VTI", unit: ("200", "USD")))
    try trade("2025-01-05", .init("assets:broker", "-4", "VTI", total: ("1000", "USD")))
    #expect(try worth("2", "VTI", "2025-01-04") == "400* 2025-01-01")
    #expect(try worth("2", "VTI", "2025-01-05") == "500* 2025-01-05")
    #expect(try worth("2", "VTI", "2025-01-05", .declared) == nil)
    try ledger.price("2024-01-01", "VTI", "10", "USD")
    #expect(try worth("2", "VTI", "2025-01-05") == "20 2024-01-01")
  }

  @Test mutating func `a bought lot has a price, and a lot that is given away has none`() throws {
    try trade("2025-01-01", .init("assets:broker", "3", "VTI", lot: ("200", "USD")))
    try trade("2025-06-01", .init("assets:broker", "-3", "VTI", lot: ("200", "USD")))
    #expect(try worth("1", "VTI", "2025-07-01") == "200* 2025-01-01")
  }

  @Test(arguments: [EntryFlags.closing, .opening])
  mutating func `no price comes from closing and opening`(_ flags: EntryFlags) throws {
    try trade("2025-01-01", .init("assets:a", "3", "VTI", unit: ("200", "USD")), flags: flags)
    #expect(try worth("1", "VTI", "2025-07-01") == nil)
  }

  @Test mutating func `no price comes from virtual postings`() throws {
    try trade(
      "2025-01-01", .init("assets:a", "3", "VTI", unit: ("200", "USD"), isVirtual: true))
    #expect(try worth("1", "VTI", "2025-07-01") == nil)
  }

  @Test mutating func `a trade's price goes on through a declared one`() throws {
    try trade(
      "2025-01-01", .init("assets:broker", "1", "VWRL", unit: ("100", "EUR"), day: "2025-01-03"))
    try ledger.price("2025-01-01", "EUR", "1.1", "USD")
    #expect(try worth("1", "VWRL", "2025-01-02") == nil)
    #expect(try worth("1", "VWRL", "2025-02-01") == "110* 2025-01-01")
  }

  @Test mutating func `of trades in both directions the later counts`() throws {
    try trade("2025-01-01", .init("assets:eur", "100", "EUR", unit: ("1.1", "USD")))
    try trade("2025-02-01", .init("assets:usd", "120", "USD", total: ("100", "EUR")))
    #expect(try worth("10", "EUR", "2025-01-31") == "11* 2025-01-01")
    #expect(try worth("10", "EUR", "2025-02-01") == "12* 2025-02-01")
  }

  @Test mutating func `a value too large is none`() throws {
    try ledger.price("2025-01-01", "X", "99999999999999999999999999999999999999", "USD")
    #expect(try worth("11", "X", "2025-01-01") == nil)
  }
}
