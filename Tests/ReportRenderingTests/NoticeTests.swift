import LedgerModel
import Testing

@testable import LedgerCore
@testable import ReportRendering

struct NoticeTests {
  @Test func `what is overdue stands first, and anomalies keep their order`() {
    let notices = Notice.all(in: ReportWording(SampleReports.rich))
    #expect(notices.first?.text == "Electricity was due on 20 Nov and is not in the books.")
    #expect(
      notices.dropFirst().map(\.severity) == SampleReports.rich.attention.map(\.severity))
  }

  @Test func `an item that is overdue more than once is named once`() throws {
    var report = SampleReports.rich
    let item = try #require(report.recurring.overdue.first)
    for day in ["2026-11-21", "2026-11-22"] {
      var other = item
      other.date = SampleReports.day(day)
      report.recurring.overdue.append(other)
    }
    let notices = Notice.all(in: ReportWording(report))
    #expect(
      notices[0].text
        == "Electricity was due on 20 Nov, 21 Nov, 22 Nov and is not in the books.")
    #expect(notices.count == SampleReports.rich.attention.count + 1)
  }

  @Test func `an overdue payment on a debt is a warning too`() {
    var report = SampleReports.rich
    report.calendar.events.append(
      .init(
        date: SampleReports.day("2026-11-19"), source: .debt, name: "Liabilities:Visa",
        amount: nil, state: .overdue))
    let notices = Notice.all(in: ReportWording(report))
    #expect(notices.first?.text == "Visa was due on 19 Nov and is not in the books.")
    #expect(notices.first?.severity == .warning)
    #expect(notices.count == SampleReports.rich.attention.count + 2)
  }

  @Test func `a price that rose in an earlier month is no notice`() {
    var report = SampleReports.rich
    for index in report.attention.indices { report.attention[index].isNews = false }
    #expect(Notice.all(in: ReportWording(report)).count == 1)
  }

  @Test func `an account at the start of a text is named as in the tables`() {
    let notices = Notice.all(in: ReportWording(SampleReports.rich))
    #expect(notices[1].text.hasPrefix("Groceries: 684.20 of 600.00"))
  }
}
