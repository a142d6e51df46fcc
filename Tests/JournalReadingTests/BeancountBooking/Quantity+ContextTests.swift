import LedgerModel
import Testing

@testable import JournalReading

@Suite struct QuantityContextTests {
  private func number(_ text: String) throws -> Quantity { try #require(Quantity(text)) }

  @Test(arguments: [
    ("10", "4", "2.5"), ("10.00", "4", "2.50"), ("2.400", "2.0", "1.20"),
    ("1", "3", "0.3333333333333333333333333333"),
    ("2", "3", "0.6666666666666666666666666667"), ("100", "0.1", "1000"), ("-1", "8", "-0.125"),
    ("0.00", "3", "0.00"), ("1", "7000000", "0.0000001428571428571428571428571429"),
    ("12345678901234567890123456789", "1", "12345678901234567890123456790"),
  ])
  func `a quotient has at most 28 digits, and the scale that its parts suggest`(
    _ dividend: String, _ divisor: String, _ quotient: String
  ) throws {
    let result = try number(dividend).divided(by: try number(divisor))
    #expect("\(result)" == quotient)
  }

  @Test(
    arguments: [
      ("1.50", "2", "3.00"), ("-0.5", "0.5", "-0.25"),
      ("3.333333333333333333333333333", "3", "9.999999999999999999999999999"),
      ("1.234567890123456789012345678", "1.1", "1.358024679135802467913580246"),
      ("9999999999999999999999999999", "9999999999999999999999999999", nil),
    ] as [(String, String, String?)])
  func `a product of more than 28 digits is rounded`(
    _ one: String, _ other: String, _ product: String?
  ) throws {
    let result = try? number(one).multiplied(by: try number(other))
    #expect(result.map { "\($0)" } == product)
  }

  @Test(arguments: [
    ("7.77", "0.1", "7.8"), ("7.75", "0.1", "7.8"), ("7.65", "0.1", "7.6"), ("7", "0.01", "7.00"),
    ("7.5", "1", "8"), ("44", "10", "40"), ("45", "10", "40"), ("55", "10", "60"),
    ("7.777", "0.05", "7.78"),
  ])
  func `a number is rounded to the last digit of a quantum`(
    _ value: String, _ quantum: String, _ rounded: String
  ) throws {
    #expect("\(try number(value).quantized(to: try number(quantum)))" == rounded)
  }
}
