import LedgerModel
import Testing

@testable import JournalReading

@Suite struct LedgerSumsTests {
  private func amount(_ units: Int, _ commodity: Int32) -> LedgerAmount {
    LedgerAmount(ExactNumber(Quantity(units)), LotCommodity(CommodityID(commodity)))
  }

  @Test func `one amount is kept, even of zero`() {
    var sums = LedgerSums()
    sums.add(amount(0, 1))
    #expect(sums.rows == [amount(0, 1)])
    #expect(!sums.isList && !sums.isEmpty)
  }

  @Test func `a second commodity makes a list, in which no zero enters`() {
    var sums = LedgerSums()
    sums.add(amount(0, 1))
    sums.add(amount(5, 2))
    sums.add(amount(0, 3))
    #expect(sums.isList)
    #expect(sums.rows == [amount(5, 2)])
  }

  @Test func `what comes to zero in a list stays in it`() {
    var sums = LedgerSums()
    sums.add(amount(5, 1))
    sums.add(amount(7, 2))
    sums.subtract(amount(5, 1))
    #expect(sums.rows == [amount(0, 1), amount(7, 2)])
  }

  @Test func `a list can start with an amount, and be cut to one commodity`() {
    var sums = LedgerSums()
    sums.startList(with: amount(0, 1))
    #expect(sums.isList && sums.rows.isEmpty && !sums.isEmpty)
    sums.add(amount(5, 1))
    sums.add(amount(7, 2))
    sums.restrict(to: LotCommodity(CommodityID(2)))
    #expect(sums.rows == [amount(7, 2)])
    sums.removeAll()
    #expect(sums.isEmpty)
  }
}
