import LedgerCore
import LedgerModel
import Testing

@Suite struct HealthFiguresTests {
  @Test func `amounts are rated by the figures they give`() {
    let health = HealthFigures.household.health
    #expect(health.savingsRate == 2)
    #expect(health.debtToIncome == 1)
    #expect(health.runwayMonths == 1)
    #expect(health.netCashFlow == 0)
    #expect(health.rating == .stable)
  }

  @Test func `what is not known adds nothing`() {
    let unknown = HealthFigures(
      liquid: Quantity(500), meanMonthlyExpenses: nil, income: .zero, netCashFlow: .zero,
      debtService: Quantity(100), meanMonthlyIncome: nil)
    #expect(unknown.health.score == 0)
    #expect(unknown.health.rating == .watch)
  }
}

extension HealthFigures {
  /// A household that is one point from strong.
  static var household: HealthFigures {
    HealthFigures(
      liquid: Quantity(13_210), meanMonthlyExpenses: Ratio(10_000, 3), income: Quantity(5200),
      netCashFlow: Quantity(1150), debtService: Quantity(1600), meanMonthlyIncome: Ratio(5000))
  }
}
