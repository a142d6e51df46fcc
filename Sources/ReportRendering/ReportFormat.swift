package import LedgerCore
package import LedgerModel

/// A file format of a report.
package enum ReportFormat: String, Sendable, CaseIterable {
  case markdown = "md"
  case csv
  case json
  case calendar = "ics"
}

extension ReportFormat {
  /// The ending of its files, without the dot; the format's name on the command line too.
  package var fileExtension: String { rawValue }

  /// The name of the file of a month, such as `2026-11.md`.
  ///
  /// A calendar has one file for all months, so that others can subscribe to it.
  package func fileName(for month: Month) -> String {
    self == .calendar ? "calendar.ics" : "\(month).\(fileExtension)"
  }

  /// Writes a report; the same report gives the same bytes.
  package func render(_ report: KPIReport) -> String {
    switch self {
    case .markdown: MarkdownRenderer().render(report)
    case .csv: CSVRenderer().render(report)
    case .json: JSONRenderer().render(report)
    case .calendar: ICSRenderer().render(report)
    }
  }
}
