import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct TerminalRendererPayoffTests {
  private func lines(_ report: KPIReport) -> [String] {
    TerminalRenderer().payoff(ReportWording(report)).map { $0.text(usesColor: false) }
  }

  @Test func `both strategies stand in a few lines`() {
    let lines = lines(SampleReports.rich)
    #expect((3...5).contains(lines.count))
    #expect(lines.first?.hasPrefix("  Avalanche, 1,050.00 a month: paid off") == true)
    #expect(lines.contains { $0.hasPrefix("  Snowball: ") })
  }

  @Test func `without debts nothing is said`() {
    #expect(lines(SampleReports.empty).isEmpty)
  }
}
