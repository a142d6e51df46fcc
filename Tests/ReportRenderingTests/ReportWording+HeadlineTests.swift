import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct ReportWordingHeadlineTests {
  private let wording = ReportWording(SampleReports.rich)

  @Test func `tiles have the value of their unit`() {
    let values = wording.tiles.map { wording.value(of: $0, amount: wording.amounts.amount) }
    #expect(
      values == [
        "1,151.20 USD", "22.1 %", "3.6 months", "182,340.10 USD", "389.47 USD", "28.4 %",
      ])
  }

  @Test func `tiles without a value say why, each reason once`() {
    #expect(wording.missingTiles == nil)
    var report = SampleReports.empty
    report.headline.debtToIncome.reason = "no-income"
    #expect(
      ReportWording(report).missingTiles
        == "No savings rate, runway: insufficient history; no debt-to-income: no income.")
  }

  @Test func `a change that is shown as zero is level`() {
    let tile = SampleReports.headline.totalDebt
    for (delta, isLevel) in [("0.0004", true), ("0.0006", false), ("0", true), ("-2", false)] {
      let change = KPIReport.Change(
        delta: SampleReports.number(delta), isGood: false, origin: .live)
      #expect(wording.isLevel(change, of: tile) == isLevel, "\(delta)")
    }
  }

  @Test func `net worth moves for named reasons, without those that are zero`() {
    #expect(
      wording.netWorthMove(wording.amounts.signedNumber)
        == "+951.09 in November: saved +1,151.20, markets -204.11, currency +4.00")
    #expect(ReportWording(SampleReports.empty).netWorthMove(wording.amounts.number) == nil)
  }
}
