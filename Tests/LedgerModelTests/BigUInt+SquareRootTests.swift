import TallyTestSupport
import Testing

@testable import LedgerModel

@Suite struct BigUIntSquareRootTests {
  @Test func `the square root is the largest number whose square is not more`() {
    var generator = SeededGenerator()
    for value in (0...100).map({ BigUInt($0) })
      + (0..<300).map({ _ in BigUInt.random(&generator, parts: 1...5) })
    {
      let root = value.squareRoot
      let next = root + BigUInt(1)
      #expect(root * root <= value, "TALLY_SEED=\(generator.seed)")
      #expect(value < next * next, "TALLY_SEED=\(generator.seed)")
      #expect((next * next).squareRoot == next, "TALLY_SEED=\(generator.seed)")
    }
  }

  @Test(arguments: [0, 1, 7, 63, 64, 65, 127, 128, 200])
  func `a shift is a multiplication or a division by a power of two`(_ count: Int) {
    var generator = SeededGenerator()
    let power = (0..<count).reduce(BigUInt(1)) { power, _ in power + power }
    for _ in 0..<50 {
      let value = BigUInt.random(&generator, parts: 0...4)
      #expect(value.shiftedLeft(by: count) == value * power, "TALLY_SEED=\(generator.seed)")
      #expect(
        value.shiftedRight(by: count) == value.quotientAndRemainder(dividingBy: power).quotient,
        "TALLY_SEED=\(generator.seed)")
    }
  }
}
