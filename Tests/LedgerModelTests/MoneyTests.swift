import LedgerModel
import Testing

@Suite struct MoneyTests {
  @Test func `money is equal by value and commodity`() {
    let (euro, dollar) = (CommodityID(0), CommodityID(1))
    let five = Money(Quantity(5), euro)
    #expect(five == Money(Quantity(units: 500, scale: 2), euro))
    #expect(five != Money(Quantity(5), dollar))
    #expect(-five == Money(Quantity(-5), euro))
  }
}
