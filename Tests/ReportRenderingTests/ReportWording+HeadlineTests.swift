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
        == "Savings rate, runway: no month is complete yet. Debt-to-income: nothing was earned.")
  }

  @Test(arguments: [
    ("no-expenses", "nothing was spent in the months behind it"),
    ("no-minimum", "no minimum payment of a debt is known"),
    ("too-many-digits", "it takes more than 38 digits"),
  ])
  func `every reason is a phrase`(_ reason: String, _ phrase: String) {
    var report = SampleReports.rich
    report.headline.debtToIncome.value = nil
    report.headline.debtToIncome.reason = reason
    #expect(ReportWording(report).missingTiles == "Debt-to-income: \(phrase).")
  }

  @Test func `debt-to-income says how much of the debts it counts`() {
    var report = SampleReports.rich
    report.debt.minimumCoverage = SampleReports.number("0.8")
    #expect(
      ReportWording(report).missingTiles
        == "Debt-to-income counts 80.0 % of the debts; no minimum payment is known of the rest.")
  }

  @Test func `net worth moves for named reasons, without those that are zero`() {
    #expect(
      wording.netWorthMove(wording.amounts.signedNumber)
        == "+951.09 in November: saved +1,151.20, markets -204.11, currency +4.00")
    #expect(ReportWording(SampleReports.empty).netWorthMove(wording.amounts.number) == nil)
  }

  @Test func `what the month before gained since it was recorded is named`() throws {
    var report = SampleReports.rich
    let row = try #require(report.netWorth.history.firstIndex { $0.month == Month("2026-10") })
    report.netWorth.history[row].netWorth = SampleReports.number("83209.46")
    #expect(
      ReportWording(report).netWorthMove(wording.amounts.signedNumber)?
        .hasSuffix(", currency +4.00; +50.00 since October was recorded") == true)
  }
}
