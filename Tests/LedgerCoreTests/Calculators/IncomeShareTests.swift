import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct IncomeShareTests {
  struct Inputs: Decodable, Sendable {
    let fn: String
    let numerator: GoldenNumber
    let denominator: GoldenNumber
  }

  @Test(arguments: try GoldenFile.cases("ratio", Inputs.self, GoldenNumber?.self))
  func `every share has the expected value, or none`(
    _ golden: GoldenCase<Inputs, GoldenNumber?>
  ) throws {
    let (numerator, denominator) = (
      golden.inputs.numerator.quantity, golden.inputs.denominator.quantity
    )
    let actual: Ratio? =
      switch golden.inputs.fn {
      case "incomeShare": IncomeShare.fraction(of: numerator, income: denominator)
      case "savingsRate": SavingsRate.fraction(netCashFlow: numerator, income: denominator)
      case "runway": Runway(liquid: numerator, meanMonthlyExpenses: Ratio(denominator)).months
      case "dti":
        DebtToIncome.fraction(debtService: numerator, meanMonthlyIncome: Ratio(denominator))
      default: try #require(nil, "no such function: \(golden.inputs.fn)")
      }
    expectClose(actual, golden.expected)
  }

  @Test func `income of zero or less has no share`() throws {
    for income in ["0", "-0.01", "-4000"] {
      #expect(IncomeShare.fraction(of: try number("10"), income: try number(income)) == nil)
    }
  }

  @Test func `shares of the parts add up to one exactly`() throws {
    let income = try number("3000.01")
    let parts = try ["1000", "999.99", "1000.02"].map(number)
    let shares = parts.compactMap { IncomeShare.fraction(of: $0, income: income) }
    #expect(shares.reduce(.zero) { $0 + $1 } == Ratio(1))
  }
}
