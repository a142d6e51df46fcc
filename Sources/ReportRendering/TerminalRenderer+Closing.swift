internal import LedgerCore
internal import LedgerModel

extension TerminalRenderer {
  /// The current month up to today, and what is about to be paid.
  func soFar(_ wording: ReportWording) -> [StyledText] {
    guard let soFar = wording.report.soFar else { return [] }
    let (amount, month) = (wording.amounts.number(_:), soFar.asOf.month)
    let heading = headed(
      "\(DateText.name(month)) so far",
      ", \(wording.days(of: soFar)): in \(amount(soFar.income)), out \(amount(soFar.expenses)), "
        + "cash \(amount(soFar.cash))")
    let low = soFar.lowPoint.map {
      paragraph("Lowest cash ahead: \(amount($0.balance)) on \(DateText.day($0.date)).")
    }
    let budgets = soFar.budgets.flatMap { line in
      mark(of: line).map { paragraph(wording.budgetUse(line, amount) + ".", mark: $0) } ?? []
    }
    return heading + (low ?? []) + budgets + due(soFar.due, wording)
  }

  /// A heading that a sentence goes on from, on as many lines as that takes.
  private func headed(_ heading: String, _ rest: String) -> [StyledText] {
    let whole = heading + rest
    let fits = whole.displayWidth <= TerminalRenderer.width
    let lines = fits ? [whole] : whole.wrapped(toWidth: TerminalRenderer.width - 2)
    guard let first = lines.first, first.hasPrefix(heading) else {
      return lines.map { StyledText($0) }
    }
    return [StyledText(heading, .heading) + String(first.dropFirst(heading.count))]
      + lines.dropFirst().map { StyledText("  \($0)") }
  }

  /// What a reader must know before believing the figures.
  func quality(_ wording: ReportWording) -> [StyledText] {
    let findings = wording.findings
    guard !findings.isEmpty else { return [] }
    return [StyledText("Before you believe it", .heading)]
      + list(findings, atMost: 4, "note", "notes", wording)
  }

  /// What was read, what was written, and how to keep the report if it was not.
  func closing(_ wording: ReportWording) -> [StyledText] {
    let read = wording.readAs.wrapped(toWidth: TerminalRenderer.width)
    return (read + outcome(wording)).map { StyledText($0, .faint) }
  }

  private func outcome(_ wording: ReportWording) -> [String] {
    let kept = [
      written.isEmpty ? nil : "Wrote \(written.joined(separator: ", ")).",
      unchanged.isEmpty ? nil : "Unchanged: \(unchanged.joined(separator: ", ")).",
    ]
    let lines = kept.compactMap(\.self).flatMap { $0.wrapped(toWidth: TerminalRenderer.width) }
    guard lines.isEmpty else { return lines }
    let file = "reports/\(wording.report.month).md"
    return ["Nothing was written. To keep \(file) and record the month: -O md"]
  }
}
