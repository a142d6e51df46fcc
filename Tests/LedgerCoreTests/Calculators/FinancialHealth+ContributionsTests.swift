import LedgerCore
import LedgerModel
import TallyTestSupport
import Testing

@Suite struct FinancialHealthContributionsTests {
  struct Inputs: Decodable, Sendable {
    let savingsRate: GoldenNumber?
    let dti: GoldenNumber?
    let runwayMonths: GoldenNumber?
    let netCashFlow: GoldenNumber
  }

  struct Rated: Decodable, Sendable {
    let score: Int
    let rating: String
  }

  @Test(arguments: try GoldenFile.cases("health", Inputs.self, Rated.self))
  func `four figures earn the expected score and rating`(
    _ golden: GoldenCase<Inputs, Rated>
  ) throws {
    let health = FinancialHealth.rateHealth(
      savingsRate: golden.inputs.savingsRate.map { Ratio($0.quantity) },
      debtToIncome: golden.inputs.dti.map { Ratio($0.quantity) },
      runwayMonths: golden.inputs.runwayMonths.map { Ratio($0.quantity) },
      netCashFlow: golden.inputs.netCashFlow.quantity)
    #expect(health.score == golden.expected.score)
    #expect(health.rating.rawValue == golden.expected.rating)
  }

  @Test(arguments: [
    ("0.2", 2), ("0.199999999999", 1), ("0.1", 1), ("0.099999999999", 0), ("0", 0),
    ("-0.000000000001", -2),
  ])
  func `the savings rate earns points from its steps on`(_ rate: String, _ points: Int) throws {
    #expect(try rated(savingsRate: ratio(rate)).savingsRate == points)
  }

  @Test(arguments: [
    ("0", 2), ("0.2", 2), ("0.200000000001", 1), ("0.36", 1), ("0.360000000001", -1), ("0.5", -1),
    ("0.500000000001", -2),
  ])
  func `debt-to-income earns points up to its steps`(_ value: String, _ points: Int) throws {
    #expect(try rated(debtToIncome: ratio(value)).debtToIncome == points)
  }

  @Test(arguments: [
    ("6", 2), ("5.999999999999", 1), ("3", 1), ("2.999999999999", -1), ("1", -1),
    ("0.999999999999", -2), ("-1", -2),
  ])
  func `runway earns points from its steps on`(_ months: String, _ points: Int) throws {
    #expect(try rated(runwayMonths: ratio(months)).runwayMonths == points)
  }

  @Test func `exact figures decide, not rounded ones`() {
    #expect(rated(savingsRate: Ratio(199_999_999, 1_000_000_000)).savingsRate == 1)
    #expect(rated(debtToIncome: Ratio(1, 5)).debtToIncome == 2)
    #expect(rated(runwayMonths: Ratio(17_999_999, 3_000_000)).runwayMonths == 1)
  }

  private func rated(
    savingsRate: Ratio? = nil, debtToIncome: Ratio? = nil, runwayMonths: Ratio? = nil
  ) -> FinancialHealth.Contributions {
    FinancialHealth.rateHealth(
      savingsRate: savingsRate, debtToIncome: debtToIncome, runwayMonths: runwayMonths,
      netCashFlow: .zero)
  }
}
