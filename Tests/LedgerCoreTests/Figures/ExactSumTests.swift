import LedgerModel
import TallyTestSupport
import Testing

@testable import LedgerCore

struct ExactSumTests {
  @Test func `a sum takes the finest scale it meets`() throws {
    var sum = ExactSum()
    for text in ["10", "0.25", "-3.125", "1"] { try sum.add(try number(text)) }
    try sum.subtract(try number("0.125"))
    #expect(try sum.quantity() == number("8"))
    #expect(sum.scale == 3)
  }

  @Test func `a sum equals that of the numbers in any order`() throws {
    var random = SeededGenerator()
    for _ in 0..<50 {
      let numbers = (0..<20).map { _ in
        Quantity(
          units: Int64.random(in: -1_000_000...1_000_000, using: &random),
          scale: UInt8.random(in: 0...9, using: &random))
      }
      var (forward, backward, plain) = (ExactSum(), ExactSum(), Quantity.zero)
      for number in numbers {
        try forward.add(number)
        plain = try plain + number
      }
      for number in numbers.reversed() { try backward.add(number) }
      #expect(try forward.quantity() == plain, "TALLY_SEED=\(random.seed)")
      #expect(try backward.quantity() == plain, "TALLY_SEED=\(random.seed)")
    }
  }

  @Test func `zeros at the end give way before a sum overflows`() throws {
    var sum = ExactSum(try number("1.000000000000000000000000000000"))
    try sum.add(try number("1000000000000"))
    #expect(try sum.quantity() == number("1000000000001"))
  }

  @Test func `a sum of more than 38 digits is an error`() throws {
    let huge = try number("99999999999999999999999999999999999999")
    #expect(throws: QuantityError.overflow) {
      var sum = ExactSum(huge)
      try sum.add(huge)
      _ = try sum.quantity()
    }
    #expect(throws: QuantityError.overflow) {
      var sum = ExactSum(huge)
      try sum.add(try number("0.5"))
    }
  }
}
