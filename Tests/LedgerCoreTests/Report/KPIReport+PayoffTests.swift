import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `KPIReport+PayoffTests` {
  private let payoff = KPIReport.Payoff(firstMonth: Month(year: 2026, month: 12))

  @Test(arguments: [(1, "2026-12-31"), (3, "2027-02-28"), (15, "2028-02-29")])
  func `a month of a plan ends on the last day of a calendar month`(
    _ number: Int, _ day: String
  ) {
    #expect(payoff.payoffDate(number)?.description == day)
  }

  @Test func `what is never paid off has no date`() {
    #expect(payoff.payoffDate(nil) == nil)
    #expect(payoff.preferred == nil)
  }

  @Test func `debts stand in the order in which they are gone, ties by name`() {
    let debts = ["c", "b", "a", "d"].map { id in
      PayoffDebt(
        id: id, balance: Quantity(id == "c" ? 100 : 50), apr: .zero,
        minimum: .fixed(Quantity(id == "d" ? 0 : 50)))
    }
    let plan = PayoffMath.plan(for: debts, strategy: .avalanche, monthlyBudget: nil)
    #expect(plan.debtsByPayoff.map(\.id) == ["a", "b", "c", "d"])
    #expect(plan.firstWin?.id == "a")
  }
}
