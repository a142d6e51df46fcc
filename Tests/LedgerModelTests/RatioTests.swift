import LedgerModel
import TallyTestSupport
import Testing

@Suite struct RatioTests {
  private func ratio(_ text: String) throws -> Ratio { Ratio(try #require(Quantity(text))) }

  private func random(_ random: inout SeededGenerator) -> Ratio {
    Ratio(
      .random(in: -1_000_000...1_000_000, using: &random),
      .random(in: 1...1_000_000, using: &random))
  }

  @Test func `equal fractions are equal`() throws {
    #expect(Ratio(2, 10) == Ratio(1, 5))
    #expect(try ratio("0.20") == Ratio(1, 5))
    #expect(Ratio(0, 7) == .zero)
    #expect(Set([Ratio(50, 100), Ratio(1, 2)]).count == 1)
    #expect(-Ratio.zero == .zero)
    #expect(Ratio(Int.min, Int.max) < Ratio(-1))
  }

  @Test func `arithmetic follows the laws of fractions`() {
    var generator = SeededGenerator()
    for _ in 0..<200 {
      let (a, b, c) = (random(&generator), random(&generator), random(&generator))
      #expect((a + b) + c == a + (b + c), "TALLY_SEED=\(generator.seed)")
      #expect(a * (b + c) == a * b + a * c, "TALLY_SEED=\(generator.seed)")
      #expect((a - b) + b == a, "TALLY_SEED=\(generator.seed)")
      #expect(b.isZero || a.divided(by: b).map { $0 * b } == a, "TALLY_SEED=\(generator.seed)")
      #expect((a < b) == (a - b < .zero), "TALLY_SEED=\(generator.seed)")
      #expect((a < b) != (b <= a), "TALLY_SEED=\(generator.seed)")
      #expect(a.magnitude == (a < .zero ? -a : a), "TALLY_SEED=\(generator.seed)")
    }
  }

  @Test func `nothing is divided by zero`() async {
    #expect(Ratio(1).divided(by: .zero) == nil)
    await #expect(processExitsWith: .failure) { _ = Ratio(1, 0) }
  }

  @Test func `a threshold that a division meets exactly is met`() throws {
    let rate = try #require(try ratio("0.07").divided(by: ratio("0.35")))
    #expect(rate == Ratio(1, 5))
    #expect(rate >= Ratio(Quantity(units: 2, scale: 1)))
    #expect(try ratio("0.1999999999999999999999999999999999999") < rate)
    #expect(Ratio(-1, 3) < Ratio(-1, 4))
    #expect(Ratio(-1, 3) < .zero && .zero < Ratio(1, 3))
  }

  @Test func `sums of products wider than 128 bits are exact`() throws {
    let nines = try ratio(String(repeating: "9", count: 38))
    let square = nines * nines
    #expect((square + Ratio(1) - square) == Ratio(1))
    #expect(square.divided(by: nines) == nines)
    #expect(throws: QuantityError.overflow) { try square.rounded(toScale: 0) }
  }

  @Test(arguments: [
    (1, 3, 12, "0.333333333333"), (2, 3, 12, "0.666666666667"), (-2, 3, 2, "-0.67"),
    (1, 8, 2, "0.12"), (3, 8, 2, "0.38"), (-1, 8, 2, "-0.12"), (5, 2, 0, "2"), (7, 2, 0, "4"),
    (1, 1000, 2, "0.00"), (-1, 1000, 2, "0.00"),
  ])
  func `a ratio rounds half to even`(
    _ numerator: Int, _ denominator: Int, _ scale: UInt8, _ text: String
  ) throws {
    #expect(try Ratio(numerator, denominator).rounded(toScale: scale).description == text)
  }

  @Test(arguments: [
    (0, 1, 0), (1, 3, 1), (6, 3, 2), (7, 3, 3), (-1, 3, 0), (-6, 3, -2), (-7, 3, -2),
    (Int.max, 1, Int.max), (-Int.max, 1, -Int.max), (Int.max, 2, Int.max / 2 + 1),
  ])
  func `rounding up gives the next whole number`(_ numerator: Int, _ denominator: Int, _ up: Int) {
    #expect(Ratio(numerator, denominator).roundedUp == up)
  }

  @Test func `a number too large to round up is no number`() throws {
    #expect(Ratio(Int.max).roundedUp == .max)
    #expect((Ratio(Int.max) + Ratio(1, 2)).roundedUp == nil)
    #expect((Ratio(Int.max) + Ratio(1)).roundedUp == nil)
    #expect(try ratio("99999999999999999999999999999999999999").roundedUp == nil)
    #expect(try ratio("300000000000000.01").divided(by: Ratio(100_000_000_000_000))?.roundedUp == 4)
  }
}
