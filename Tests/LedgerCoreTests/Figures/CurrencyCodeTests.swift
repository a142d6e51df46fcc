import Testing

@testable import LedgerCore

struct CurrencyCodeTests {
  @Test(arguments: [
    ("USD", "USD"), ("$", "USD"), ("€", "EUR"), ("£", "GBP"), ("¥", "JPY"), ("kr", "SEK"),
    ("R$", "BRL"), ("zł", "PLN"),
  ])
  func `a code and a symbol know their currency`(_ symbol: String, _ code: String) {
    #expect(CurrencyCode.code(of: symbol) == code)
  }

  @Test(arguments: ["", "VTI", "usd", "XAU", "BTC", "hours"])
  func `another commodity is no currency`(_ symbol: String) {
    #expect(CurrencyCode.code(of: symbol) == nil)
    #expect(CurrencyCode.minorUnit(of: symbol) == nil)
  }

  @Test(arguments: [
    ("EUR", UInt8(2)), ("$", 2), ("JPY", 0), ("¥", 0), ("KWD", 3), ("CLF", 4), ("ISK", 0),
    ("TND", 3), ("CHF", 2),
  ])
  func `the minor unit is that of ISO 4217`(_ symbol: String, _ digits: UInt8) {
    #expect(CurrencyCode.minorUnit(of: symbol) == digits)
  }
}
