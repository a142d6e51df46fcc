import LedgerModel
import Testing

@Suite struct AccountKindTests {
  @Test func `every kind but those of equity is a stock or a flow, and only one of them`() {
    for kind in AccountKind.allCases { #expect(!(kind.isStock && kind.isFlow)) }
    let others = AccountKind.allCases.filter { !$0.isStock && !$0.isFlow }
    #expect(others == [.equity, .conversion, .unrealisedGain])
  }

  /// The letters of hledger's `type:` tag.
  @Test func `the letters are hledger's`() {
    #expect(AccountKind.allCases.map(\.rawValue).joined() == "ACLEVURGX")
  }
}
