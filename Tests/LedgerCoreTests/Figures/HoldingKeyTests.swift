import LedgerModel
import Testing

@testable import LedgerCore

struct HoldingKeyTests {
  @Test func `holdings are in order of account, then commodity`() {
    let keys = [(1, 0), (0, 1), (0, 0)].map {
      HoldingKey(account: AccountID($0.0), commodity: CommodityID($0.1))
    }
    #expect(keys.sorted() == [keys[2], keys[1], keys[0]])
  }
}
