import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ChargeGapsTests {
  private let periods = CadenceBits()

  /// Whether charges may recur that are so many days old, the last one first.
  private func mayRecur(_ ages: [Int32], hasHoles: Bool = true) -> Bool {
    var gaps = ChargeGaps()
    for age in ages {
      gaps.add(
        -age, running: periods.running(age: Int(age)), periods, hasHoles: hasHoles)
    }
    return gaps.mayRecur(periods)
  }

  @Test(
    arguments: [
      ([], false), ([3], false), ([3, 34], false), ([3, 34, 64], true), ([90, 120, 150], false),
      ([3, 34, 64, 66], false), ([3, 368], true), ([3, 3, 34], false),
      ([3, 10, 17, 24, 31, 38], true), ([3, 10, 17, 24, 31], false),
    ] as [([Int32], Bool)])
  func `charges keep to a period or do not`(_ ages: [Int32], _ expected: Bool) {
    #expect(mayRecur(ages) == expected)
  }

  @Test func `periods may go by uncharged where holes are allowed`() {
    let ages: [Int32] = [3, 34, 64, 125, 156, 186, 217]
    #expect(mayRecur(ages))
    #expect(!mayRecur(ages, hasHoles: false))
  }

  @Test func `what was long ago does not matter if enough came since`() {
    let recent = (0..<14).map { Int32(3 + 30 * $0) }
    #expect(mayRecur(recent + [420, 421, 422]))
    #expect(mayRecur(recent + [420, 421, 422], hasHoles: false))
    #expect(!mayRecur(recent.dropLast(2) + [340, 341]))
  }

  @Test func `a gap that no period has closes the matter`() {
    var gaps = ChargeGaps()
    gaps.add(0, running: periods.running(age: 0), periods, hasHoles: true)
    #expect(gaps.isOpen)
    gaps.add(-1, running: 0, periods, hasHoles: true)
    #expect(!gaps.isOpen)
    #expect(gaps.count == 2)
  }
}
