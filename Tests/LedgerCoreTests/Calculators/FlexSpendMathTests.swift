import LedgerCore
import LedgerModel
import Testing

@Suite struct FlexSpendMathTests {
  @Test func `the parts add up to the expenses`() throws {
    let expenses = try number("2199.999")
    let flex = try FlexSpendMath.split(expenses: expenses, fixed: try number("1500.5"))
    #expect(try flex.fixed + flex.discretionary == expenses)
    let shares = try #require(flex.fixedShare) + #require(flex.discretionaryShare)
    #expect(shares == Ratio(1))
  }

  @Test(arguments: ["0", "-35"])
  func `a month without net spending has no shares`(_ expenses: String) throws {
    let flex = try FlexSpendMath.split(expenses: try number(expenses), fixed: Quantity(10))
    #expect(flex.fixedShare == nil)
    #expect(flex.discretionaryShare == nil)
    #expect(try flex.discretionary == number(expenses) - Quantity(10))
  }
}
