import TallyTestSupport

@testable import LedgerModel

extension BigUInt {
  /// Makes a number of at most `parts` digits in base 2^64.
  ///
  /// Runs of ones and zeros make carries and borrows that uniform digits hardly ever make.
  static func random(_ random: inout SeededGenerator, parts: ClosedRange<Int>) -> BigUInt {
    (0..<Int.random(in: parts, using: &random)).reduce(BigUInt(0)) { sum, _ in
      let part = [UInt64.random(in: 0...9, using: &random), .max, 1 << 63, random.next()]
      let next = part.randomElement(using: &random) ?? 0
      return sum * BigUInt(1 << 64) + BigUInt(UInt128(next))
    }
  }
}
