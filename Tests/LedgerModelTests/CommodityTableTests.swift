import LedgerModel
import Testing

@Suite struct CommodityTableTests {
  @Test func `a commodity has one number and a style of its own`() {
    var commodities = CommodityTable()
    let euro = commodities.intern("€")
    let dollar = commodities.intern(Array("USD".utf8).span)
    #expect(commodities.intern("€") == euro)
    #expect(commodities.count == 2)
    #expect(commodities.all.map { commodities[$0] } == ["€", "USD"])
    #expect(commodities.find("USD") == dollar)
    #expect(commodities.find("EUR") == nil)

    commodities[style: euro].isSymbolLeft = true
    commodities[style: euro].largestScale = 2
    #expect(commodities[style: euro].isSymbolLeft)
    #expect(commodities[style: dollar] == CommodityStyle())
    #expect(commodities.styles.count == 2)
  }

  @Test func `a number without a symbol has a commodity too`() {
    var commodities = CommodityTable()
    let none = commodities.intern("")
    #expect(commodities[none] == "")
    #expect(commodities.find("") == none)
  }
}
