import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct BudgetMathTests {
  struct Inputs: Decodable, Sendable {
    let spent: GoldenNumber
    let budget: GoldenNumber
  }

  struct Alert: Decodable, Sendable {
    let level: String?
    let fraction: GoldenNumber?
  }

  @Test(arguments: try GoldenFile.cases("budgetAlert", Inputs.self, Alert.self))
  func `a budget has the expected fraction and level`(_ golden: GoldenCase<Inputs, Alert>) throws {
    let fraction = BudgetMath.fraction(
      spent: golden.inputs.spent.quantity, budget: golden.inputs.budget.quantity)
    expectClose(fraction, golden.expected.fraction)
    #expect(BudgetMath.level(fraction)?.rawValue == golden.expected.level)
  }

  @Test(arguments: [
    ("2026-11-01", 1), ("2026-11-15", 15), ("2026-11-30", 30), ("2026-12-09", 30),
    ("2026-10-31", 0), ("2020-01-01", 0),
  ])
  func `the as-of day counts as passed`(_ asOf: String, _ passed: Int) throws {
    let month = try day("2026-11-01")..<day("2026-12-01")
    #expect(BudgetMath.elapsedFraction(of: month, asOf: try day(asOf)) == Ratio(passed, 30))
  }

  @Test func `an empty period has passed`() throws {
    let empty = try day("2026-11-01")..<day("2026-11-01")
    #expect(BudgetMath.elapsedFraction(of: empty, asOf: try day("2026-11-01")) == Ratio(1))
  }

  @Test func `a quarter gives a month its days of the quarter`() throws {
    let quarterly = Recurrence(.months(3))
    let january = try #require(Month("2025-01"))
    let amount = BudgetMath.amount(
      try number("85"), each: quarterly.periods(overlapping: january),
      within: january.firstDay..<january.adding(1).firstDay)
    #expect(amount == Ratio(85 * 31, 90))
    #expect(try amount.rounded(toScale: 2) == number("29.28"))
  }

  @Test(arguments: [Recurrence.Interval.days(1), .weeks(1), .months(1), .months(3), .years(1)])
  func `the months of a year add up to the periods of the year`(
    _ interval: Recurrence.Interval
  ) throws {
    let recurrence = Recurrence(interval)
    let first = try #require(Month("2018-01"))
    let sum = (0..<12).map(first.adding).reduce(Ratio.zero) { sum, month in
      sum
        + BudgetMath.amount(
          Quantity(100), each: recurrence.periods(overlapping: month),
          within: month.firstDay..<month.adding(1).firstDay)
    }
    let expected: Ratio =
      switch interval {
      case .days: Ratio(36_500)
      case .weeks: Ratio(36_500, 7)
      case .months(let length): Ratio(1200 / length)
      default: Ratio(100)
      }
    #expect(sum == expected)
  }
}
