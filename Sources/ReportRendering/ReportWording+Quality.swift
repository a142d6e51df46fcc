internal import LedgerCore
internal import LedgerModel

extension ReportWording {
  /// What is missing from every figure, which a report opens with.
  var openingNotices: [Notice] {
    report.dataQuality.filter { ReportWording.openingIDs.contains($0.id) }.map { finding in
      Notice(severity: .warning, text: sentence(finding.text, about: finding.items))
    }
  }

  /// The findings that the journal has errors and a report was asked for all the same, and that the
  /// books end before the month.
  private static let openingIDs = ["journal-errors", "beyond-books"]

  /// The other findings, then the past figures that the books now give differently, each in full.
  var findings: [Notice] {
    let others = report.dataQuality.filter {
      !ReportWording.openingIDs.contains($0.id) && $0.id != "restated"
    }
    let own = others.map { finding in
      Notice(
        severity: finding.severity == .warning ? .warning : .info,
        text: sentence(finding.text, about: finding.items))
    }
    return own + report.snapshots.restated.map(restatement)
  }

  /// What is said where nothing needs a look.
  var nothing: String {
    findings.contains { $0.severity == .warning }
      ? "Nothing needs a look but the warnings below" : "Nothing needs a look"
  }

  private func sentence(_ text: String, about items: [String]) -> String {
    guard !items.isEmpty else { return text }
    return "\(text.hasSuffix(".") ? text.dropLast() : text[...]): \(list(items, atMost: 4))."
  }

  private func restatement(_ change: KPIReport.SnapshotBlock.Restated) -> Notice {
    let values = [change.stored, change.recomputed].map { $0.map { value($0, of: change.measure) } }
    let (stored, now) = (values[0] ?? "n/a", values[1] ?? "n/a")
    return Notice(
      severity: .warning,
      text:
        "\(DateText.month(change.month)): \(change.measure.separated) was recorded as \(stored);"
        + " the books now give \(now).")
  }

  private func value(_ value: Quantity, of measure: String) -> String {
    switch measure {
    case "savingsRate", "debtToIncome": numbers.percent(value)
    case "runwayMonths": numbers.months(value)
    default: amounts.number(value)
    }
  }
}

extension String {
  /// A name in camel case as words, such as `net worth` for `netWorth`.
  fileprivate var separated: String {
    reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
