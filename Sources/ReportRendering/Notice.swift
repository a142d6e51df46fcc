internal import LedgerCore
internal import LedgerModel

/// A line of what is worth a look.
struct Notice: Equatable, Sendable {
  enum Severity: Equatable, Sendable { case warning, info }

  let severity: Severity
  /// A sentence.
  let text: String
}

extension Notice {
  /// The anomalies of a report, then what is overdue.
  static func all(in wording: ReportWording) -> [Notice] {
    let report = wording.report
    let anomalies = report.attention.map { anomaly in
      Notice(
        severity: anomaly.severity == .warning ? .warning : .info,
        text: shortened(anomaly, wording))
    }
    let overdue = report.recurring.overdue.map { item in
      let (name, day) = (wording.shortName(ofDue: item.name), DateText.day(item.date))
      return Notice(severity: .info, text: "\(name) was due on \(day) and is not in the books.")
    }
    return anomalies + overdue
  }

  /// The text of an anomaly, with the account that it starts with as the report names it.
  private static func shortened(_ anomaly: KPIReport.Anomaly, _ wording: ReportWording) -> String {
    guard anomaly.text.hasPrefix(anomaly.subject + ":") else { return anomaly.text }
    let rest = anomaly.text.dropFirst(anomaly.subject.count)
    return wording.shortName(anomaly.subject) + rest
  }
}
