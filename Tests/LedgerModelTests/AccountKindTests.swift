import LedgerModel
import Testing

@Suite struct AccountKindTests {
  @Test(arguments: AccountKind.allCases)
  func `every kind is a stock, a flow or equity, and only one of them`(_ kind: AccountKind) {
    #expect([kind.isStock, kind.isFlow, kind.isEquity].count(where: \.self) == 1)
  }

  /// The letters of hledger's `type:` tag.
  @Test func `the letters are hledger's`() {
    #expect(AccountKind.allCases.map(\.rawValue).joined() == "ACLEVURGX")
  }
}
