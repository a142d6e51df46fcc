import LedgerModel
import Testing

@testable import LedgerCore

struct HoldingRowsTests {
  @Test func `each holding has one number, in the order in which they were seen`() {
    var rows = HoldingRows(accountCount: 2)
    let keys = [(0, 0), (0, 1), (0, 0), (1, 1), (0, 1), (0, 0)].map {
      HoldingKey(account: AccountID($0.0), commodity: CommodityID($0.1))
    }
    #expect(keys.map { rows.row(of: $0) } == [0, 1, 0, 2, 1, 0])
    #expect(rows.keys == [keys[0], keys[1], keys[3]])
    #expect(rows.find(keys[3]) == 2)
    #expect(rows.find(HoldingKey(account: AccountID(1), commodity: CommodityID(7))) == nil)
  }
}
