import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct ReportWordingQualityTests {
  @Test func `findings end in what they concern and restated figures follow`() {
    let findings = ReportWording(SampleReports.rich).findings
    #expect(
      findings.first?.text
        == "One commodity has no price and is left out of net worth: 337.26 VACHR.")
    #expect(
      findings.last?.text
        == "August 2026: net cash flow was recorded as 696.90; the books now give 641.90.")
  }

  @Test func `what is missing from every figure is no finding among others`() {
    var report = SampleReports.rich
    #expect(ReportWording(report).openingNotices.isEmpty)
    report.dataQuality.append(
      Finding(id: "journal-errors", severity: .warning, text: "Missing.", items: ["a", "b"]))
    let wording = ReportWording(report)
    #expect(wording.openingNotices.map(\.text) == ["Missing: a, b."])
    #expect(wording.findings.count == 4)
  }

  @Test func `what is restated is said once, with its figures`() {
    var report = SampleReports.rich
    let before = ReportWording(report).findings.count
    report.dataQuality.append(
      Finding(id: "restated", severity: .warning, text: "Other figures.", items: ["2026-08"]))
    #expect(ReportWording(report).findings.count == before)
  }

  @Test(arguments: [
    ("savingsRate", "0.2", "savings rate was recorded as 20.0 %; the books now give n/a."),
    ("runwayMonths", "3", "runway months was recorded as 3.0 months; the books now give n/a."),
  ])
  func `a restated figure has its unit`(_ measure: String, _ stored: String, _ text: String) {
    var report = SampleReports.rich
    report.snapshots.restated = [
      KPIReport.SnapshotBlock.Restated(
        month: report.month, measure: measure, stored: SampleReports.number(stored),
        recomputed: nil)
    ]
    #expect(ReportWording(report).findings.last?.text == "November 2026: " + text)
  }
}
