internal import LedgerCore
internal import LedgerModel

/// A line of what is worth a look.
struct Notice: Equatable, Sendable {
  let severity: AttentionLevel
  /// A sentence.
  let text: String
}

extension Notice {
  /// What is overdue, then the anomalies of a report that are news.
  static func all(in wording: ReportWording) -> [Notice] {
    let report = wording.report
    let anomalies = report.attention.filter(\.isNews).map { anomaly in
      Notice(severity: anomaly.severity, text: shortened(anomaly, wording))
    }
    let overdue = report.overdue.map { item in
      Notice(
        severity: .warning, text: item.sentence(naming: wording.shortName(ofDue: item.name)))
    }
    return overdue + anomalies
  }

  /// The text of an anomaly, with the account that it starts with as the report names it.
  private static func shortened(_ anomaly: KPIReport.Anomaly, _ wording: ReportWording) -> String {
    guard anomaly.text.hasPrefix(anomaly.subject + ":") else { return anomaly.text }
    let rest = anomaly.text.dropFirst(anomaly.subject.count)
    return wording.shortName(anomaly.subject) + rest
  }
}
