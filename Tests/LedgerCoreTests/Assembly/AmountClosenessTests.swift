import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct AmountClosenessTests {
  @Test(
    arguments: [
      ("10.00", "10", .equal), ("12.5", "10", .near), ("7.5", "10", .near), ("12.51", "10", .far),
      ("30", "10", .far), ("1", "10", .far), ("30.01", "10", nil), ("0.99", "10", nil),
      ("5", "0", .far),
    ] as [(String, String, AmountCloseness?)])
  func `a charge is held against the price`(
    _ charge: String, _ price: String, _ expected: AmountCloseness?
  ) throws {
    #expect(try AmountCloseness(number(charge), price: number(price)) == expected)
  }
}
