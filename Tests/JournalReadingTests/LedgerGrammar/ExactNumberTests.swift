import LedgerModel
import Testing

@testable import JournalReading

@Suite struct ExactNumberTests {
  private func number(_ text: String) throws -> ExactNumber {
    ExactNumber(try #require(Quantity(text)))
  }

  @Test(arguments: [("10", "4", "2.5"), ("1", "8", "0.125"), ("-9", "3", "-3")])
  func `a quotient that ends is a decimal`(_ left: String, _ right: String, _ result: String)
    throws
  {
    let quotient = try #require(try number(left).divided(by: try number(right)))
    let expected = try number(result)
    #expect(quotient == expected)
    guard case .decimal = quotient else {
      Issue.record("\(quotient)")
      return
    }
  }

  @Test func `a third is exact until it is stored`() throws {
    let third = try #require(try number("1").divided(by: try number("3")))
    let (one, three) = (try number("1"), try number("3"))
    #expect(third + third + third == one)
    #expect(third * three == one)
    #expect(try third.stored() == Quantity("0.333333333333333333"))
    #expect(try (-third).stored() == Quantity("-0.333333333333333333"))
  }

  @Test(arguments: [
    "0", "0.00", "1", "-7", "1.1879", "0.0880", "100.000000", "-0.1234567", "0.000000000001",
    "123456789012345678.1234567890123", "12345678901234567890123456789012345.678",
    "0.0000000000000000000000000000000000001",
  ])
  func `a number divided by one has the places that its ratio has`(_ text: String) throws {
    let number = try number(text)
    let quotient = try #require(number.divided(by: try self.number("1")))
    let expected = ExactNumber(number.ratio)
    #expect(quotient == expected)
    #expect(try quotient.stored().scale == expected.stored().scale)
  }

  @Test func `nothing is divided by zero`() throws {
    let one = try number("1")
    #expect(one.divided(by: .zero) == nil)
  }

  @Test func `numbers are in order, whatever their form`() throws {
    let third = try #require(try number("1").divided(by: try number("3")))
    let (below, above) = (try number("0.33"), try number("0.34"))
    #expect(below < third && third < above)
    #expect((-third).isNegative && !third.isNegative && !third.isZero)
    #expect((-third).magnitude == third)
  }

  @Test(arguments: [("0.005", true), ("-0.005", true), ("0.0051", false), ("0", true)])
  func `half of the last place rounds to zero`(_ text: String, _ isNegligible: Bool) throws {
    let number = try number(text)
    #expect(number.isNegligible(atScale: 2) == isNegligible)
  }

  @Test func `a third of a cent rounds to zero, two thirds do not`() throws {
    let third = try #require(try number("0.01").divided(by: try number("3")))
    #expect(third.isNegligible(atScale: 2))
    #expect(!(third + third).isNegligible(atScale: 2))
  }
}
