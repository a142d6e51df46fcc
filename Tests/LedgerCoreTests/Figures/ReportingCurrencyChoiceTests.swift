import LedgerModel
import Testing

@testable import LedgerCore

struct ReportingCurrencyChoiceTests {
  private var ledger = LedgerBuilder()

  private func choose(
    _ requested: String? = nil, asOf text: String = "2025-12-31"
  ) throws -> (symbol: String, choice: ReportingCurrencyChoice) {
    var books = ledger.ledger
    let columns = LedgerColumns(books, AccountClassification(books.accounts))
    let choice = try ReportingCurrencyChoice(
      &books, columns, requested: requested, asOf: try day(text))
    return (books.commodities[choice.currency], choice)
  }

  private mutating func spend(_ text: String, _ symbol: String) throws {
    try ledger.entry(text, "x", [("expenses:x", "1.00", symbol), ("assets:x", "-1", symbol)])
  }

  @Test mutating func `what is asked for goes before all, then what the books say`() throws {
    try spend("2025-01-01", "GBP")
    #expect(try choose().symbol == "GBP")
    ledger.change { $0.defaultCommodity = $0.commodities.intern("EUR") }
    #expect(try choose().symbol == "EUR")
    #expect(try choose().choice.reason == "the default commodity (D)")
    ledger.change { books in
      books.operatingCurrencies = ["CHF", "USD"].map { books.commodities.intern($0) }
    }
    #expect(try choose().symbol == "CHF")
    #expect(try choose("GBP").symbol == "GBP")
  }

  @Test mutating func `the most used commodity of the last year counts, ties to the first`() throws
  {
    for number in 1...3 { try spend("2023-01-0\(number)", "OLD") }
    try spend("2025-01-01", "GBP")
    try spend("2025-01-02", "EUR")
    #expect(try choose().symbol == "GBP")
    try spend("2025-01-03", "EUR")
    try spend("2026-01-01", "GBP")
    try spend("2026-01-01", "GBP")
    #expect(try choose().symbol == "EUR")
  }

  @Test mutating func `without any flow the most used commodity counts`() throws {
    try ledger.open("2025-01-01", "5")
    #expect(try choose().symbol == "USD")
  }

  @Test func `empty books have the nameless commodity`() throws {
    #expect(try choose().symbol == "")
  }

  @Test mutating func `a code finds its symbol, and a symbol its code`() throws {
    try spend("2025-01-01", "$")
    try spend("2025-01-01", "GBP")
    #expect(try choose("USD").symbol == "$")
    #expect(try choose("£").symbol == "GBP")
  }

  @Test mutating func `an unknown currency names the known ones`() throws {
    try spend("2025-01-01", "GBP")
    try spend("2025-01-01", "EUR")
    try spend("2025-01-01", "EUR")
    #expect(throws: KPIError.unknownCurrency("gbp", known: ["GBP", "EUR"])) { try choose("gbp") }
    #expect(throws: KPIError.unknownCurrency("CHF", known: ["EUR", "GBP"])) { try choose("CHF") }
  }

  @Test(arguments: [
    ("USD", nil, UInt8(0), UInt8(2)), ("USD", nil, 4, 4), ("JPY", nil, 0, 0), ("VTI", nil, 3, 3),
    ("USD", UInt8(0), 4, 0), ("$", 3, 0, 3),
  ])
  mutating func `the scale is the directive's, else the larger of minor unit and postings'`(
    _ symbol: String, _ declared: UInt8?, _ largest: UInt8, _ scale: UInt8
  ) throws {
    ledger.change { books in
      let commodity = books.commodities.intern(symbol)
      books.commodities[style: commodity].declaredScale = declared
      books.commodities[style: commodity].largestScale = largest
    }
    #expect(try choose(symbol).choice.scale == scale)
  }
}
