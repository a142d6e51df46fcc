import TallyTestSupport
import Testing

@testable import LedgerModel

@Suite struct BigUIntDivisionTests {
  @Test(arguments: [(0, 0, 0), (0, 7, 7), (12, 18, 6), (17, 5, 1), (1_000_000, 1 << 20, 64)])
  func `the greatest common divisor is found`(_ left: UInt128, _ right: UInt128, _ divisor: UInt128)
  {
    #expect(BigUInt.greatestCommonDivisor(BigUInt(left), BigUInt(right)) == BigUInt(divisor))
    #expect(BigUInt.greatestCommonDivisor(BigUInt(right), BigUInt(left)) == BigUInt(divisor))
  }

  @Test func `a greatest common divisor divides both, and what is left has none`() {
    var generator = SeededGenerator()
    for _ in 0..<200 {
      let (a, b, c) = (
        BigUInt.random(&generator, parts: 0...3), BigUInt.random(&generator, parts: 0...3),
        BigUInt.random(&generator, parts: 1...2) + BigUInt(1)
      )
      let divisor = BigUInt.greatestCommonDivisor(a * c, b * c)
      guard !divisor.isZero else { continue }
      let parts = [a * c, b * c].map { $0.quotientAndRemainder(dividingBy: divisor) }
      #expect(parts.allSatisfy { $0.remainder.isZero }, "TALLY_SEED=\(generator.seed)")
      #expect(
        BigUInt.greatestCommonDivisor(parts[0].quotient, parts[1].quotient).isOne,
        "TALLY_SEED=\(generator.seed)")
      #expect(divisor.quotientAndRemainder(dividingBy: c).remainder.isZero)
    }
  }

  @Test func `quotient and remainder make up the dividend`() {
    var generator = SeededGenerator()
    for _ in 0..<2000 {
      let dividend = BigUInt.random(&generator, parts: 0...6)
      let divisor = BigUInt.random(&generator, parts: 0...4) + BigUInt(1)
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      #expect(remainder < divisor, "TALLY_SEED=\(generator.seed)")
      #expect(quotient * divisor + remainder == dividend, "TALLY_SEED=\(generator.seed)")
    }
  }

  @Test func `division by zero is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = BigUInt(1).quotientAndRemainder(dividingBy: BigUInt(0))
    }
  }

  @Test(arguments: [(7, 2, 4), (5, 2, 2), (6, 4, 2), (10, 4, 2), (11, 4, 3), (1, 3, 0), (2, 3, 1)])
  func `a quotient rounds half to even`(_ value: UInt128, _ divisor: UInt128, _ quotient: UInt128) {
    #expect(BigUInt(value).dividedHalfToEven(by: BigUInt(divisor)) == BigUInt(quotient))
  }
}
