import LedgerModel
import Testing

@testable import LedgerCore

struct CommoditySumsTests {
  @Test func `sums come ascending by commodity, without zeros, and start over`() throws {
    var sums = CommoditySums(count: 3)
    for (quantity, commodity) in [(5, 2), (1, 0), (-5, 1), (2, 0), (5, 1)] {
      try sums.add(Quantity(quantity), CommodityID(Int32(commodity)))
    }
    #expect(
      try sums.finish() == [Money(Quantity(3), CommodityID(0)), Money(Quantity(5), CommodityID(2))])
    #expect(try sums.finish().isEmpty)
    try sums.add(Quantity(1), CommodityID(1))
    #expect(try sums.finish() == [Money(Quantity(1), CommodityID(1))])
  }
}
