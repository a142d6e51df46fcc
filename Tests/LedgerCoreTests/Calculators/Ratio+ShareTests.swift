import LedgerCore
import LedgerModel
import Testing

@Suite struct RatioShareTests {
  @Test func `only a whole above zero has shares`() {
    #expect(Ratio(1).share(of: Ratio(3)) == Ratio(1, 3))
    #expect(Ratio(-1).share(of: Ratio(3)) == Ratio(-1, 3))
    #expect(Ratio(1).share(of: .zero) == nil)
    #expect(Ratio(-1).share(of: Ratio(-3)) == nil)
  }
}
