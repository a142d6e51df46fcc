import LedgerModel
import Testing

@testable import LedgerCore

struct PriceHistoryTests {
  @Test func `a pair knows its prices in both directions`() throws {
    var builder = LedgerBuilder()
    try builder.price("2025-01-01", "EUR", "2", "USD")
    try builder.price("2025-01-01", "USD", "0.4", "EUR")
    try builder.price("2025-01-02", "EUR", "3", "EUR")
    try builder.entry(
      "2025-01-03", "x", lines: [.init("assets:a", "1", "EUR", unit: ("5", "USD"))])
    let books = builder.ledger
    let history = PriceHistory(books, withTrades: true)
    let euro = try #require(books.commodities.find("EUR"))
    let dollar = try #require(books.commodities.find("USD"))
    let edge = try #require(history.edges(of: euro).first)
    #expect(history.edges(of: euro).map(\.other) == [dollar])
    #expect(history.edges(of: dollar).map(\.other) == [euro])
    let end = try day("2025-12-31")
    #expect(history.last(edge.declared, upTo: end)?.worth == Quantity(2))
    #expect(try history.last(edge.declaredInverse, upTo: end)?.worth == number("0.4"))
    #expect(history.last(edge.traded, upTo: end)?.worth == Quantity(5))
    #expect(edge.tradedInverse == nil)
    let declared = PriceHistory(books, withTrades: false)
    #expect(declared.edges(of: euro).first?.traded == nil)
  }
}
