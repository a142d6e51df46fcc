import LedgerModel
import TallyTestSupport
import Testing

@Suite struct RatioSquareRootTests {
  /// Roots of 2, 3, 5 and 1/3 as tables of constants have them (OEIS A002193, A002194, A002163,
  /// A020760).
  @Test(arguments: [
    (0, 1, 12, "0.000000000000"), (1, 1, 2, "1.00"), (400, 1, 0, "20"),
    (2, 1, 12, "1.414213562373"), (3, 1, 0, "2"), (3, 1, 12, "1.732050807569"),
    (5, 1, 3, "2.236"), (8, 1, 0, "3"), (1, 3, 12, "0.577350269190"), (4, 9, 6, "0.666667"),
    (2, 4, 4, "0.7071"),
  ])
  func `a square root is the nearest number`(
    _ numerator: Int, _ denominator: Int, _ scale: UInt8, _ text: String
  ) throws {
    #expect(
      try Ratio(numerator, denominator).squareRoot(toScale: scale)?.description == text)
  }

  @Test(arguments: [
    (1, 4, 0, "0"), (9, 4, 0, "2"), (25, 4, 0, "2"), (49, 4, 0, "4"), (25, 10_000, 1, "0.0"),
    (225, 10_000, 1, "0.2"), (625, 10_000, 1, "0.2"),
  ])
  func `an exact half goes to the even digit`(
    _ numerator: Int, _ denominator: Int, _ scale: UInt8, _ text: String
  ) throws {
    #expect(
      try Ratio(numerator, denominator).squareRoot(toScale: scale)?.description == text)
  }

  @Test func `just beside a half is no half`() throws {
    let step = Ratio(Quantity(units: 1, scale: 30))
    #expect(try (Ratio(25, 4) + step).squareRoot(toScale: 0) == Quantity(3))
    #expect(try (Ratio(25, 4) - step).squareRoot(toScale: 0) == Quantity(2))
    #expect(try (Ratio(9, 4) - step).squareRoot(toScale: 0) == Quantity(1))
  }

  @Test func `a negative number has no root, and a long root throws`() throws {
    #expect(try Ratio(-1).squareRoot(toScale: 2) == nil)
    let long = Ratio(Quantity(units: .max, scale: 0))
    #expect(throws: QuantityError.overflow) { try long.squareRoot(toScale: 36) }
  }

  @Test func `a root is within half a step`() throws {
    var random = SeededGenerator()
    for _ in 0..<200 {
      let value = Ratio(
        .random(in: 0...1_000_000, using: &random), .random(in: 1...1000, using: &random))
      let scale = UInt8.random(in: 0...6, using: &random)
      let root = Ratio(try #require(try value.squareRoot(toScale: scale)))
      let half = Ratio(Quantity(units: 5, scale: scale + 1))
      let high = root + half
      let low = root < half ? .zero : root - half
      #expect(low * low <= value, "TALLY_SEED=\(random.seed)")
      #expect(value <= high * high, "TALLY_SEED=\(random.seed)")
    }
  }
}
