import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct MarkdownRendererDebtsTests {
  private func lines(_ report: KPIReport) -> [String] {
    MarkdownRenderer().debts(ReportWording(report))
  }

  @Test func `the strategies stand beside each other, with the dates of each debt`() {
    let lines = lines(SampleReports.rich)
    #expect(lines.contains("Payoff with 1,050.00 USD a month, by avalanche:"))
    #expect(lines.contains { $0.hasPrefix("| Debt is gone | Avalanche | Snowball |") })
    #expect(lines.contains { $0.hasPrefix("| Visa | ") })
  }

  @Test func `the parts of a payment stand apart`() {
    #expect(
      lines(SampleReports.rich).contains(
        "| Mortgage | 5 Nov 2026 | 1,096.30 USD | 332.10 USD | 580.20 USD | 184.00 USD | 0.00 USD |"
      ))
  }

  @Test func `without debts there is no section`() {
    #expect(lines(SampleReports.empty).isEmpty)
  }
}
