import LedgerCore
import LedgerModel
import Testing

@Suite struct SavingsRateTests {
  @Test(arguments: [
    ("2500", "4000", "0.625"), ("-500", "4000", "-0.125"), ("4200", "4000", "1.05"),
  ])
  func `the rate is not clamped`(_ flow: String, _ income: String, _ rate: String) throws {
    let actual = SavingsRate.fraction(netCashFlow: try number(flow), income: try number(income))
    #expect(try actual == ratio(rate))
  }

  @Test func `a month without income has no rate`() throws {
    #expect(SavingsRate.fraction(netCashFlow: try number("-800"), income: .zero) == nil)
    #expect(
      SavingsRate.fraction(netCashFlow: try number("-800"), income: try number("-20")) == nil)
  }
}
