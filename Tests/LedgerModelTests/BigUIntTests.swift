import TallyTestSupport
import Testing

@testable import LedgerModel

@Suite struct BigUIntTests {
  /// Reads decimal digits, so that a test can state a number wider than 128 bits.
  private func number(_ digits: String) -> BigUInt {
    digits.utf8.reduce(BigUInt(0)) { $0 * BigUInt(10) + BigUInt(UInt128($1 - UInt8(ascii: "0"))) }
  }

  @Test(arguments: [0, 1, 0xFFFF_FFFF, 0x1_0000_0000, UInt128(UInt64.max), .max])
  func `a number of 128 bits comes back`(_ value: UInt128) {
    let big = BigUInt(value)
    #expect(big.asUInt128 == value)
    #expect(big.bitWidth == 128 - value.leadingZeroBitCount)
    #expect(big.isZero == (value == 0))
    #expect(big.isOdd == !value.isMultiple(of: 2))
  }

  @Test func `a number of 129 bits does not fit 128`() {
    let next = BigUInt(.max) + BigUInt(1)
    #expect(next.asUInt128 == nil)
    #expect(next.bitWidth == 129)
    #expect(next.distance(to: BigUInt(1)).asUInt128 == .max)
  }

  /// Source: 2^256 and 40! as mathematical tables have them.
  @Test func `known large numbers come out`() {
    let square = (BigUInt(.max) + BigUInt(1)) * (BigUInt(.max) + BigUInt(1))
    #expect(
      square
        == number(
          "115792089237316195423570985008687907853269984665640564039457584007913129639936"))
    let factorial = (1...40).reduce(BigUInt(1)) { $0 * BigUInt(UInt128($1)) }
    #expect(factorial == number("815915283247897734345611269596115894272000000000"))
    #expect(BigUInt.powerOfTen(60) == number("1" + String(repeating: "0", count: 60)))
  }

  @Test func `adding and multiplying follow the laws of arithmetic`() {
    var generator = SeededGenerator()
    for _ in 0..<200 {
      let (a, b, c) = (
        BigUInt.random(&generator, parts: 0...4),
        BigUInt.random(&generator, parts: 0...4),
        BigUInt.random(&generator, parts: 0...4)
      )
      #expect(a + b == b + a, "TALLY_SEED=\(generator.seed)")
      #expect((a + b) + c == a + (b + c), "TALLY_SEED=\(generator.seed)")
      #expect(a * b == b * a, "TALLY_SEED=\(generator.seed)")
      #expect(a * (b + c) == a * b + a * c, "TALLY_SEED=\(generator.seed)")
      #expect((a + b).distance(to: b) == a, "TALLY_SEED=\(generator.seed)")
      #expect(a.distance(to: a + b) == b, "TALLY_SEED=\(generator.seed)")
      #expect(a <= a + b, "TALLY_SEED=\(generator.seed)")
      #expect((a < b) != (b <= a), "TALLY_SEED=\(generator.seed)")
    }
  }
}
