import LedgerModel
import TallyTestSupport
import Testing

@Suite struct QuantityRoundingTests {
  struct Inputs: Decodable, Sendable {
    let value: String
    let scale: UInt8
  }

  @Test(
    arguments: try GoldenCases.load(
      "bankers-rounding.json", inputs: Inputs.self, expected: String.self))
  func `the golden cases round half to even`(_ golden: GoldenCase<Inputs, String>) throws {
    let value = try #require(Quantity(golden.inputs.value))
    let rounded = value.rounded(toScale: golden.inputs.scale)
    #expect(rounded == Quantity(golden.expected))
    #expect(rounded.text() == golden.expected)
    #expect(try Ratio(value).rounded(toScale: golden.inputs.scale) == rounded)
  }

  @Test func `rounding to a finer scale changes nothing`() throws {
    let value = try #require(Quantity("1.25"))
    #expect(value.rounded(toScale: 2).scale == 2)
    #expect(value.rounded(toScale: 200).scale == 2)
  }

  @Test func `the finest numbers round to zero`() throws {
    let nines = powersOfTen[38] - 1
    #expect(try #require(Quantity(units: nines, scale: 255)).rounded(toScale: 0) == .zero)
    #expect(try #require(Quantity(units: nines, scale: 39)).rounded(toScale: 0) == .zero)
    #expect(try #require(Quantity(units: -nines, scale: 38)).rounded(toScale: 0) == Quantity(-1))
    let half = 5 * powersOfTen[37]
    #expect(try #require(Quantity(units: half, scale: 38)).rounded(toScale: 0) == .zero)
    #expect(try #require(Quantity(units: half + 1, scale: 38)).rounded(toScale: 0) == Quantity(1))
  }

  /// Cases of round-half-to-even from IEEE 754-2019, 4.3.1.
  @Test(
    arguments: [
      (25, 10, 2), (35, 10, 4), (-25, 10, -2), (-35, 10, -4), (26, 10, 3), (-26, 10, -3), (0, 7, 0),
      (3, 7, 0), (4, 7, 1), (-4, 7, -1), (.max, 1, .max), (.min, 1, .min),
    ] as [(Int128, Int128, Int128)])
  func `an integer quotient rounds half to even`(
    _ value: Int128, _ divisor: Int128, _ quotient: Int128
  ) {
    #expect(value.dividedHalfToEven(by: divisor) == quotient)
  }

  @Test func `rounding a number and rounding its ratio agree`() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let value = Quantity(
        units: Int64.random(in: -100_000...100_000, using: &random),
        scale: .random(in: 0...6, using: &random))
      let scale = UInt8.random(in: 0...6, using: &random)
      let rounded = value.rounded(toScale: scale)
      #expect(try Ratio(value).rounded(toScale: scale) == rounded, "TALLY_SEED=\(random.seed)")
      let distance = (Ratio(value) - Ratio(rounded)).magnitude
      let halfStep = Ratio(Quantity(units: 5, scale: scale + 1))
      #expect(distance <= halfStep, "TALLY_SEED=\(random.seed)")
    }
  }
}
