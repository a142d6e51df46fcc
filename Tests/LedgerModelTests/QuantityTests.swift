import LedgerModel
import TallyTestSupport
import Testing

@Suite struct QuantityTests {
  private func quantity(_ text: String) throws -> Quantity { try #require(Quantity(text)) }

  /// The largest number: 38 nines.
  private let largest = String(repeating: "9", count: 38)

  @Test func `a number has at most 38 digits`() {
    #expect(Quantity(units: powersOfTen[38] - 1, scale: 0) != nil)
    #expect(Quantity(units: -powersOfTen[38] + 1, scale: 255) != nil)
    #expect(Quantity(units: powersOfTen[38], scale: 0) == nil)
    #expect(Quantity(units: -powersOfTen[38], scale: 38) == nil)
    #expect(Quantity(units: Int128.min, scale: 0) == nil)
  }

  @Test(arguments: [
    ("1.5", "0.25", "1.75"), ("1.50", "0.5", "2.00"), ("-1", "1", "0"), ("0", "-0.00", "0.00"),
    ("99.99", "0.01", "100.00"),
    ("90000000000000000000000000000000000000", "9999999999999999999999999999999999999", nil),
    // Too long at one decimal place, until its last zero goes.
    ("9999999999999999999999999999999999999.5", "9999999999999999999999999999999999999.5", nil),
    // Too long at one decimal place, and yet the sum is not.
    ("18000000000000000000000000000000000000", "-9900000000000000000000000000000000000.1", nil),
    ("-9000000000000000000000000000000000000.5", "18000000000000000000000000000000000000", nil),
  ])
  func `a sum keeps the finer scale`(_ left: String, _ right: String, _ sum: String?) throws {
    let result = try quantity(left) + quantity(right)
    if let sum { #expect(result.description == sum) }
    #expect(try result == quantity(right) + quantity(left))
    #expect(try result - quantity(right) == quantity(left))
  }

  @Test func `a sum of more than 38 digits throws`() throws {
    let (nines, one) = (try quantity(largest), Quantity(1))
    #expect(throws: QuantityError.overflow) { try nines + one }
    #expect(throws: QuantityError.overflow) { try -nines - one }
    #expect(throws: QuantityError.overflow) { try nines + Quantity(units: 1, scale: 1) }
    #expect(throws: QuantityError.overflow) { try one + Quantity(units: 1, scale: 255) }
    #expect(try nines + -one == quantity(largest.dropLast() + "8"))
    #expect(try nines + Quantity(units: 0, scale: 255) == nines)
  }

  @Test func `subtracting undoes adding, and the order does not matter`() throws {
    var random = SeededGenerator()
    for _ in 0..<500 {
      let numbers = (0..<3).map { _ in
        Quantity(
          units: Int64.random(in: .min ... .max, using: &random),
          scale: .random(in: 0...12, using: &random))
      }
      let sum = try numbers[0] + numbers[1]
      #expect(try sum - numbers[1] == numbers[0], "TALLY_SEED=\(random.seed)")
      #expect(
        try sum + numbers[2] == numbers[0] + (numbers[1] + numbers[2]),
        "TALLY_SEED=\(random.seed)")
      #expect(
        (numbers[0] < numbers[1]) == (Ratio(numbers[0]) < Ratio(numbers[1])),
        "TALLY_SEED=\(random.seed)")
      #expect(
        try Ratio(numbers[0] * numbers[1]) == Ratio(numbers[0]) * Ratio(numbers[1]),
        "TALLY_SEED=\(random.seed)")
    }
  }

  @Test(arguments: [
    ("1.5", "0.20", "0.300"), ("-3", "7", "-21"), ("-0.5", "-0.5", "0.25"), ("0.00", "5", "0.00"),
    // Fits only without its trailing zeros.
    ("50000000000000000000000000000000000000", "2.00", "100000000000000000000000000000000000000"),
    ("0.5000000000000000000000000000000000000", "2.00", "1"),
    // 5^40 / 10^40 × 2^60 = 2^20
    ("0.0000000000009094947017729282379150390625", "1152921504606846976", "1048576"),
    ("-0.0000000000009094947017729282379150390625", "1152921504606846976", "-1048576"),
  ])
  func `a product is exact`(_ left: String, _ right: String, _ product: String) throws {
    guard let expected = Quantity(product) else {
      #expect(throws: QuantityError.overflow) { try quantity(left) * quantity(right) }
      return
    }
    #expect(try quantity(left) * quantity(right) == expected)
    #expect(try (quantity(right) * quantity(left)).text() == expected.text())
  }

  @Test func `a product of more than 38 digits or 255 places throws`() throws {
    let nines = try quantity(largest)
    #expect(throws: QuantityError.overflow) { try nines * nines }
    #expect(throws: QuantityError.overflow) { try nines * Quantity(units: 11, scale: 1) }
    let tiny: Quantity = .init(units: 1, scale: 200)
    #expect(throws: QuantityError.overflow) { try tiny * tiny }
    #expect(try Quantity(units: Int64(0), scale: 200) * tiny == .zero)
  }

  @Test func `units are restated at a finer scale, or do not fit`() throws {
    #expect(try quantity("-1.25").units(atScale: 4) == -12_500)
    #expect(try quantity("1.25").units(atScale: 1) == 125)
    #expect(try Quantity.zero.units(atScale: 255) == 0)
    #expect(throws: QuantityError.overflow) { try Quantity(2).units(atScale: 38) }
    #expect(throws: QuantityError.overflow) { try Quantity(1).units(atScale: 39) }
  }

  @Test func `equal values are equal whatever their scale`() throws {
    let (short, long) = (try quantity("1.5"), try quantity("1.500"))
    #expect(short == long)
    #expect(Set([short, long]).count == 1)
    #expect(short.scale == 1 && long.scale == 3)
    #expect(try quantity("0.00") == .zero)
    #expect(long.normalized.scale == 1)
    #expect(try quantity("100").normalized.units == 100)
    #expect(try quantity("1.5") != quantity("1.49"))
  }

  @Test func `order is by value`() throws {
    let ascending = [
      "-" + largest, "-2", "-1.5", "-1.25", "-0.1", "0", "0.0000000000000000000000000000000000001",
      "0.1", "1.25", "1.3", "99999999999999999999999999999999999999",
    ]
    let numbers = try ascending.map(quantity)
    #expect(numbers.reversed().sorted() == numbers)
    #expect(try quantity("-2").magnitude == Quantity(2))
    #expect(try quantity("-2").isNegative && quantity("2").isPositive && Quantity.zero.isZero)
    #expect(try !(quantity("1.0") < quantity("1.00")))
  }
}
