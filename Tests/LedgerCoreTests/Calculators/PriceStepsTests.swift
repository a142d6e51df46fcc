import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct PriceStepsTests {
  private func prices(
    _ amounts: [String], isYearly: Bool = false, isCut: Bool = false
  ) throws -> [String]? {
    let charges = try amounts.enumerated().map { index, amount in
      SubscriptionDetection.Charge(
        day: Day(ordinal: Int32(index)), amount: try number(amount), entry: Int32(index))
    }
    let steps = PriceSteps(charges, isYearly: isYearly, isCut: isCut)
    return steps?.prices.map { "\($0.amount)@\($0.day.ordinal)" }
  }

  @Test(
    arguments: [
      (["10", "10.00", "10"], ["10@0"]), (["10", "10", "12"], ["10@0", "12@2"]),
      (["10", "10", "12", "12", "9", "9"], ["10@0", "12@2", "9@4"]),
      (["10", "12", "12"], nil), (["10", "10", "20.01"], nil), (["10", "11"], nil),
      // A change of a percent is within one price, and still a change.
      (["100", "100", "100", "101", "101"], ["100@0", "101@3"]),
    ] as [([String], [String]?)])
  func `a price holds for two charges or is the last`(_ amounts: [String], _ expected: [String]?)
    throws
  {
    #expect(try prices(amounts) == expected)
  }

  @Test(
    arguments: [
      (["342", "342", "356"], ["342@0", "356@2"]),
      (["100", "110", "121"], ["100@0", "110@1", "121@2"]),
      (["100", "116", "120"], nil), (["100", "110"], nil), (["100", "101"], nil),
      (["110", "100", "115"], nil), (["100", "100"], ["100@0"]),
    ] as [([String], [String]?)])
  func `a yearly price may change each time`(_ amounts: [String], _ expected: [String]?) throws {
    #expect(try prices(amounts, isYearly: true) == expected)
  }

  @Test(
    arguments: [("103.5", ["103.5@0"]), ("103.6", ["100@0", "103.6@2"])] as [(String, [String])])
  func `one price varies by two percent`(_ third: String, _ expected: [String]) throws {
    #expect(try prices(["100", "100", third]) == expected)
  }

  @Test func `the first price may have held before what is left out`() throws {
    #expect(try prices(["10", "12", "12"], isCut: true) == ["10@0", "12@1"])
    #expect(try prices(["10", "12", "10", "10"], isCut: true) == nil)
  }
}
