import LedgerModel
import Testing

@Suite struct IdentifiersTests {
  @Test func `identifiers are ordered by number`() {
    #expect(AccountID(1) < AccountID(2))
    #expect(CommodityID(1) < CommodityID(2))
    #expect(PayeeID(1) < PayeeID(2))
    #expect(AccountID(1) == AccountID(1))
  }
}
