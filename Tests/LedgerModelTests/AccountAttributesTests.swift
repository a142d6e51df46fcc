import LedgerModel
import Testing

@Suite struct AccountAttributesTests {
  private func full() throws -> AccountAttributes {
    let money = Money(Quantity(25), CommodityID(0))
    var attributes = AccountAttributes()
    attributes.apr = Quantity(units: 2499, scale: 4)
    attributes.promotion = PromotionalRate(rate: .zero, lastDay: try #require(Day("2026-06-30")))
    attributes.minimum = .interestPlus(Quantity(units: 1, scale: 2), floor: money)
    attributes.dueDay = 31
    attributes.creditLimit = money
    attributes.hasDeferredInterest = true
    attributes.spend = .fixed
    attributes.isLiquid = false
    attributes.isDebt = true
    attributes.isIgnored = false
    return attributes
  }

  @Test func `what is open comes from above, all of it`() throws {
    var attributes = AccountAttributes()
    attributes.inherit(try full())
    #expect(try attributes == full())
  }

  @Test func `what is said stays`() throws {
    var attributes = try full()
    var above = AccountAttributes()
    above.apr = .zero
    above.minimum = .fixed(Money(Quantity(1), CommodityID(1)))
    above.dueDay = 1
    above.hasDeferredInterest = false
    above.spend = .discretionary
    above.isLiquid = true
    above.isDebt = false
    above.isIgnored = true
    attributes.inherit(above)
    #expect(try attributes == full())
  }

  @Test func `inheriting from nothing changes nothing`() throws {
    var attributes = try full()
    attributes.inherit(AccountAttributes())
    #expect(try attributes == full())
  }

  @Test func `a minimum keeps its form when its amounts are replaced`() {
    let (share, money) = (Quantity(units: Int64(2), scale: 2), Money(Quantity(25), CommodityID(0)))
    let forms: [MinimumPayment<Money>] = [
      .fixed(money), .percentage(share, floor: money), .percentage(share, floor: nil),
      .interestPlus(share, floor: money), .interestPlus(share, floor: nil),
    ]
    #expect(
      forms.map { $0.replacingAmounts(\.quantity) } == [
        .fixed(Quantity(25)), .percentage(share, floor: Quantity(25)),
        .percentage(share, floor: nil), .interestPlus(share, floor: Quantity(25)),
        .interestPlus(share, floor: nil),
      ])
    let none = forms.map { $0.replacingAmounts { _ in Quantity?.none } == nil }
    #expect(none == [true, true, false, true, false])
  }
}
