import LedgerModel
import TallyTestSupport
import Testing

struct QuantityDivisionTests {
  @Test(arguments: [
    ("100", "1.10", UInt8(12), "90.909090909091"), ("1", "8", 2, "0.12"), ("3", "8", 2, "0.38"),
    ("-1", "8", 2, "-0.12"), ("1", "-8", 2, "-0.12"), ("-3", "-8", 2, "0.38"),
    ("0.001", "3", 12, "0.000333333333"), ("6", "3", 0, "2"),
  ])
  func `a quotient rounds half to even`(
    _ dividend: String, _ divisor: String, _ scale: UInt8, _ quotient: String
  ) throws {
    let result = try number(dividend).divided(by: try number(divisor), toScale: scale)
    #expect(try result == number(quotient))
  }

  @Test func `nothing is divided by zero`() throws {
    #expect(try number("1").divided(by: .zero, toScale: 2) == nil)
  }

  @Test func `the fast way and the way over ratios agree`() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let dividend = Quantity(
        units: Int64.random(in: -1_000_000_000...1_000_000_000, using: &random),
        scale: UInt8.random(in: 0...6, using: &random))
      let divisor = Quantity(
        units: Int64.random(in: 1...100_000, using: &random),
        scale: UInt8.random(in: 0...6, using: &random))
      let ratio = try #require(Ratio(dividend).divided(by: Ratio(divisor)))
      #expect(
        try dividend.divided(by: divisor, toScale: 12) == ratio.rounded(toScale: 12),
        "TALLY_SEED=\(random.seed)")
    }
  }

  @Test func `numbers too long for the fast way are divided all the same`() throws {
    let long = try number("12345678901234567890123456789012")
    let quotient = try long.divided(by: try number("1000000000000"), toScale: 12)
    #expect(try quotient == number("12345678901234567890.123456789012"))
  }

  private func number(_ text: String) throws -> Quantity { try #require(Quantity(text)) }
}
