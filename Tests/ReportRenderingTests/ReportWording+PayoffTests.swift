import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct ReportWordingPayoffTests {
  private let wording = ReportWording(SampleReports.rich)

  @Test func `the preferred strategy comes first`() {
    #expect(wording.plans.map(\.name) == ["Avalanche", "Snowball", "Minimums alone"])
    var report = SampleReports.rich
    report.debt.payoff.strategy = .snowball
    #expect(ReportWording(report).plans.first?.name == "Snowball")
    #expect(ReportWording(SampleReports.empty).plans.isEmpty)
  }

  @Test func `a plan that ends says when, and one that does not says why`() throws {
    let amount = wording.amounts.number(_:)
    let plan = try #require(wording.plans.first?.plan)
    #expect(wording.outcome(of: plan, amount).hasPrefix("paid off "))
    let debt = PayoffDebt(
      id: "a", balance: Quantity(1000), apr: Quantity(1), minimum: .fixed(Quantity(1)))
    let endless = PayoffMath.plan(for: [debt], strategy: .avalanche, monthlyBudget: nil)
    #expect(
      wording.outcome(of: endless, amount) == "no end, as the payments do not cover the interest")
    #expect(wording.firstWin(endless) == nil)
    #expect(wording.payoffMonth(nil) == "never")
  }

  @Test func `what more would save is said with the months`() {
    let saving = wording.extraSaving(wording.amounts.number)
    #expect(saving?.hasPrefix("50.00 more a month saves ") == true)
  }
}
