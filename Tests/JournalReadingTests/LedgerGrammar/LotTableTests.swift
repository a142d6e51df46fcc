import LedgerModel
import Testing

@testable import JournalReading

@Suite struct LotTableTests {
  private func lot(_ price: Int?, _ day: String? = nil) -> Lot {
    var lot = Lot()
    if let price {
      lot.price = Lot.Price(number: ExactNumber(Quantity(price)), commodity: CommodityID(9))
    }
    lot.day = day.flatMap { Day($0) }
    return lot
  }

  @Test func `an equal lot has the same number`() {
    var table = LotTable()
    let first = table.intern(lot(5, "2026-01-01"))
    #expect(table.intern(lot(5, "2026-01-01")) == first)
    #expect(table.intern(lot(5, "2026-01-02")) != first)
    #expect(table[first] == lot(5, "2026-01-01"))
  }

  @Test func `lots stand in the order of none, price and day`() {
    var table = LotTable()
    let commodity = CommodityID(1)
    let ordered =
      [LotCommodity(commodity)]
      + [lot(nil, "2026-01-01"), lot(5), lot(5, "2026-01-01"), lot(5, "2026-01-02"), lot(6)].map {
        LotCommodity(commodity, lot: table.intern($0))
      }
    for (place, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect(table.precedes(left, right) == (place < other), "\(place) and \(other)")
      }
    }
  }
}
