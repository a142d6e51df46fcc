import LedgerModel
import Testing

@testable import JournalReading

@Suite struct InventoryTests {
  private let usd = CommodityID(0)
  private let aaa = CommodityID(1)

  private func lot(_ number: Int, day: String? = nil) -> BeancountLot {
    BeancountLot(number: Quantity(number), currency: usd, day: day.flatMap { Day($0) }, label: nil)
  }

  @Test func `equal lots are one position, and an empty one goes`() throws {
    var inventory = Inventory()
    #expect(try inventory.add(Quantity(5), aaa, lot(10)) == .created)
    #expect(try inventory.add(Quantity(2), aaa, lot(10)) == .augmented)
    #expect(try inventory.add(Quantity(1), aaa, lot(11)) == .created)
    #expect(try inventory.add(Quantity(-7), aaa, lot(10)) == .reduced)
    #expect(try inventory.add(.zero, aaa, nil) == .ignored)
    #expect(inventory.positions(of: aaa).map(\.number) == [Quantity(1)])
  }

  @Test func `an amount reduces lots of the other sign, at any cost`() throws {
    var inventory = Inventory()
    try inventory.add(Quantity(5), aaa, lot(10, day: "2024-01-01"))
    #expect(inventory.isReduced(by: Quantity(-1), aaa))
    #expect(!inventory.isReduced(by: Quantity(1), aaa))
    #expect(!inventory.isReduced(by: .zero, aaa))
    #expect(!inventory.isReduced(by: Quantity(-1), usd))
    #expect(inventory.onlyCurrency == aaa)
    #expect(inventory.onlyCostCurrency == usd)
    #expect(try inventory.units(of: aaa) == Quantity(5))
  }

  @Test func `many currencies are kept apart`() throws {
    var inventory = Inventory()
    for round in 1...3 {
      for index in 0..<40 as Range<Int32> {
        let change = try inventory.add(Quantity(Int(index) + 1), CommodityID(index), nil)
        #expect(change == (round == 1 ? .created : .augmented))
      }
    }
    #expect(inventory.onlyCurrency == nil)
    for index in 1..<40 as Range<Int32> {
      #expect(try inventory.units(of: CommodityID(index)) == Quantity(3 * Int(index) + 3))
      try inventory.add(Quantity(-3 * Int(index) - 3), CommodityID(index), nil)
    }
    #expect(inventory.onlyCurrency == CommodityID(0))
    #expect(inventory.lots(of: CommodityID(7))?.isEmpty == true)
  }
}
