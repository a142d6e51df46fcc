import LedgerCore
import Testing

@Suite struct AttentionLevelTests {
  @Test func `levels are written in reports by these names`() {
    #expect(AttentionLevel.allCases.map(\.rawValue) == ["info", "warning"])
  }
}
