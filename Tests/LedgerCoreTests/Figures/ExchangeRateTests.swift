import LedgerModel
import Testing

@testable import LedgerCore

struct ExchangeRateTests {
  private func rate(
    _ worth: String, _ units: String = "1", isInverse: Bool = false, isTraded: Bool = false,
    on text: String = "2025-01-01"
  ) throws -> ExchangeRate {
    try #require(
      ExchangeRate(
        .init(day: try day(text), worth: try number(worth), units: try number(units)),
        isInverse: isInverse, isTraded: isTraded))
  }

  @Test func `a forward price is exact`() throws {
    #expect(try rate("1.23456789").value(of: try number("0.1")) == number("0.123456789"))
  }

  @Test(
    arguments: [
      ("12.123456789012345678", "2345.123456789012345678", "28431.002893280852"),
      ("0.500000000000000000", "2345.123456789012345678", "1172.561728394506172839"),
      ("99999999999999999999.99", "1000.000000000001", "100000000000000099999989.99999999999999"),
      ("99999999999999999999999999999999999999", "11", nil),
    ] as [(String, String, String?)])
  func `a value too fine for 38 digits has twelve places, and one too large is none`(
    _ quantity: String, _ price: String, _ value: String?
  ) throws {
    #expect(try rate(price).value(of: try number(quantity)) == value.map(number))
  }

  @Test func `two steps that have too many digits together are exact all the same`() throws {
    let price = "0.1234567890123456789012345"
    let both = try rate(price).followed(by: try rate(price))
    // (10^15 × the price)² is its square at 30 places more.
    #expect(try both.value(of: number("1000000000000")) == number("15241578753.238836750495"))
  }

  @Test func `an inverse price is divided by once, at twelve places`() throws {
    let value = try rate("1.10", isInverse: true).value(of: Quantity(100))
    #expect(try value == number("90.909090909091"))
  }

  @Test func `a total price of what was traded is that total again`() throws {
    #expect(try rate("10", "3").value(of: Quantity(3)) == Quantity(10))
  }

  @Test func `two steps are divided out at the end`() throws {
    let both = try rate("3").followed(by: try rate("7", isInverse: true, on: "2024-05-01"))
    #expect(both.value(of: Quantity(7)) == Quantity(3))
    #expect(try both.day == day("2024-05-01"))
    #expect(both.inverseSteps == 1)
  }

  @Test func `a price of zero has no inverse`() throws {
    let point = PriceSeries.Point(
      day: try day("2025-01-01"), worth: .zero, units: Quantity(1))
    #expect(ExchangeRate(point, isInverse: true, isTraded: false) == nil)
  }

  @Test func `declared goes before traded, forward before inverse, new before old`() throws {
    let old = try rate("1")
    #expect(try rate("1", on: "2025-02-01").isBetter(than: old))
    #expect(try !rate("1", isInverse: true, on: "2025-02-01").isBetter(than: old))
    #expect(try !rate("1", isTraded: true, on: "2025-02-01").isBetter(than: old))
    #expect(!old.isBetter(than: old))
  }
}
