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
    #expect(inventory.positions.map(\.number) == [Quantity(1)])
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
}
