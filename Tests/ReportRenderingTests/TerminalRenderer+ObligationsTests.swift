import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

@Suite struct TerminalRendererObligationsTests {
  private func lines(_ report: KPIReport) -> [String] {
    TerminalRenderer().recurring(ReportWording(report)).map { $0.text(usesColor: false) }
  }

  @Test func `what costs more than a year ago stands with what recurs`() {
    #expect(
      lines(SampleReports.rich).contains(
        "  Prices in a year, +2.50 a month: Netflix +2.50 since 15 Feb 2026."))
  }

  @Test func `without a change of price there is no such line`() {
    var report = SampleReports.rich
    report.recurring.priceCreep.items = []
    #expect(!lines(report).contains { $0.contains("Prices") })
  }

  @Test func `payments that are overdue are named`() {
    var report = SampleReports.rich
    report.soFar?.due[0].state = .overdue
    let shown = TerminalRenderer().render(report)
    #expect(shown.contains("due by 2 Jan, 1 overdue (Mortgage):"))
  }
}
