import LedgerCore
import ReportRendering
import Testing

struct ReportFormatTests {
  @Test(arguments: [
    (ReportFormat.markdown, "2026-11.md", "# "), (.csv, "2026-11.csv", "section,"),
    (.json, "2026-11.json", "{\n"), (.calendar, "calendar.ics", "BEGIN:VCALENDAR\r\n"),
  ])
  func `a format has its file and its start`(
    _ format: ReportFormat, _ file: String, _ start: String
  ) {
    #expect(format.fileName(for: SampleReports.rich.month) == file)
    #expect(format.render(SampleReports.rich).hasPrefix(start))
    #expect(ReportFormat(rawValue: format.fileExtension) == format)
  }

  @Test(arguments: ReportFormat.allCases)
  func `the same report gives the same bytes, with one line feed at the end`(
    _ format: ReportFormat
  ) {
    for report in [SampleReports.rich, SampleReports.empty] {
      let text = format.render(report)
      #expect(text == format.render(report))
      #expect(text.utf8.suffix(2).count { $0 == 10 } == 1 && text.utf8.last == 10)
    }
  }
}
