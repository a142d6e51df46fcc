import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct CSVRendererDebtsTests {
  @Test func `a schedule has three rows for each debt and month`() throws {
    let payoff = SampleReports.rich.debt.payoff
    let lines = [payoff.avalanche, payoff.snowball, payoff.minimumOnly].compactMap { $0?.schedule }
    let rows = CSVRenderer().schedule(SampleReports.rich).rows
    #expect(rows.count == 3 * lines.joined().count)
    #expect(rows.first?.item == "avalanche 2026-12 Liabilities:Visa")
    #expect(rows.prefix(3).map(\.measure) == ["interest", "paid", "balance"])
  }

  @Test func `a plan that does not end has empty sums`() {
    var report = SampleReports.rich
    let debt = PayoffDebt(
      id: "a", balance: Quantity(1000), apr: Quantity(1), minimum: .fixed(Quantity(1)))
    report.debt.payoff.avalanche = PayoffMath.plan(
      for: [debt], strategy: .avalanche, monthlyBudget: nil)
    let rows = CSVRenderer().payoff(report).rows.filter { $0.item == "avalanche" }
    #expect(rows.first { $0.measure == "converged" }?.value == "false")
    #expect(rows.first { $0.measure == "totalInterest" }?.value == "")
    #expect(rows.first { $0.measure == "reason" }?.value == "payment-does-not-cover-interest")
  }
}
