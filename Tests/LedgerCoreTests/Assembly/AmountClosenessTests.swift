import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct AmountClosenessTests {
  @Test(
    arguments: [
      ("10.00", "10", .equal), ("12.5", "10", .near), ("7.5", "10", .near), ("12.51", "10", .far),
      ("30", "10", .far), ("1", "10", .far), ("30.01", "10", nil), ("0.99", "10", nil),
      ("5", "0", .far), ("10", "10.00", .equal), ("8.125", "10", .near), ("9.99", "100", nil),
      ("0.1", "1000000000000000001", nil), ("1000000000000000001", "1000000000000000001", .equal),
      ("12500000000000000000.1", "10000000000000000000", .far),
      ("0.0000000000000000000001", "0.0000000000000000000002", .far),
    ] as [(String, String, AmountCloseness?)])
  func `a charge is held against the price`(
    _ charge: String, _ price: String, _ expected: AmountCloseness?
  ) throws {
    #expect(try AmountCloseness(number(charge), price: number(price)) == expected)
  }
}
