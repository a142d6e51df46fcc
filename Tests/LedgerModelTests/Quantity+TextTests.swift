import LedgerModel
import TallyTestSupport
import Testing

@Suite struct QuantityTextTests {
  @Test(arguments: [
    "0", "0.00", "5", "-5", "0.05", "-0.05", "12.30", "-12.30", "1000000",
    "12345678901234567890123456789012345.678", "0.00000000000000000000000000000000000001",
  ])
  func `a number is read and written the same`(_ text: String) throws {
    #expect(try #require(Quantity(text)).description == text)
  }

  @Test(arguments: [
    ("007", "7"), ("-0", "0"), ("-0.0", "0.0"),
    ("00000000000000000000000000000000000000000001", "1"),
  ])
  func `needless digits and signs go`(_ text: String, _ plain: String) throws {
    #expect(try #require(Quantity(text)).description == plain)
  }

  @Test(arguments: [
    "", "-", ".", "5.", ".5", "-.5", "+5", "--5", "1.2.3", "1,000", "1 000", " 5", "5 ", "1e3",
    "1_000", "0x10", "NaN", "٣", "5\u{301}", "½", "100000000000000000000000000000000000000",
    "-100000000000000000000000000000000000000", "999999999999999999999999999999999999999999999999",
    "0." + String(repeating: "0", count: 256),
  ])
  func `what is no plain number is not read`(_ text: String) {
    #expect(Quantity(text) == nil)
  }

  @Test(arguments: [
    ("1.5", 2, "1.50"), ("1.500", 2, "1.50"), ("1.505", 2, "1.505"), ("1", 0, "1"),
    ("100", 0, "100"), ("0", 3, "0.000"), ("-0.5", 1, "-0.5"), ("0.10", 0, "0.1"),
  ])
  func `a text has the least places asked for and no more than it needs`(
    _ number: String, _ places: UInt8, _ text: String
  ) throws {
    #expect(try #require(Quantity(number)).text(minimumScale: places) == text)
  }

  @Test func `any number comes back from its text`() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let units = Int128.random(in: -(powersOfTen[38] - 1)...(powersOfTen[38] - 1), using: &random)
      let value = try #require(
        Quantity(
          units: units / powersOfTen[.random(in: 0...37, using: &random)],
          scale: .random(in: .min ... .max, using: &random)))
      let copy = try #require(Quantity(value.description), "TALLY_SEED=\(random.seed)")
      #expect(copy.units == value.units, "TALLY_SEED=\(random.seed)")
      #expect(copy.scale == value.scale, "TALLY_SEED=\(random.seed)")
    }
  }
}
