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
    return overdue(wording) + anomalies
  }

  /// What was due and is not in the books, each item once.
  private static func overdue(_ wording: ReportWording) -> [Notice] {
    var days: [(name: String, days: [String])] = []
    for item in wording.report.recurring.overdue {
      let row = days.firstIndex { $0.name == item.name } ?? days.count
      if row == days.count { days.append((item.name, [])) }
      days[row].days.append(DateText.day(item.date))
    }
    return days.map { item in
      let list = wording.list(item.days, atMost: 3)
      return Notice(
        severity: .warning,
        text: "\(wording.shortName(ofDue: item.name)) was due on \(list) and is not in the books.")
    }
  }

  /// The text of an anomaly, with the account that it starts with as the report names it.
  private static func shortened(_ anomaly: KPIReport.Anomaly, _ wording: ReportWording) -> String {
    guard anomaly.text.hasPrefix(anomaly.subject + ":") else { return anomaly.text }
    let rest = anomaly.text.dropFirst(anomaly.subject.count)
    return wording.shortName(anomaly.subject) + rest
  }
}
