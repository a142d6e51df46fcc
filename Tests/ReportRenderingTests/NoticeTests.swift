import LedgerCore
import LedgerModel
import Testing

@testable import ReportRendering

struct NoticeTests {
  @Test func `anomalies keep their order and what is overdue follows`() {
    let notices = Notice.all(in: ReportWording(SampleReports.rich))
    #expect(notices.map(\.severity) == [.warning, .warning, .info, .info, .info])
    #expect(notices.last?.text == "Electricity was due on 20 Nov and is not in the books.")
  }

  @Test func `an account at the start of a text is named as in the tables`() {
    let notices = Notice.all(in: ReportWording(SampleReports.rich))
    #expect(notices.first?.text.hasPrefix("Groceries: 684.20 of 600.00") == true)
  }
}
