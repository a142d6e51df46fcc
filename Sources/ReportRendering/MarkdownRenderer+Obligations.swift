internal import LedgerCore
internal import LedgerModel

extension MarkdownRenderer {
  func recurring(_ wording: ReportWording) -> [String] {
    let recurring = wording.report.recurring
    guard
      !recurring.largest.isEmpty || !recurring.undeclared.isEmpty || !recurring.upcoming.isEmpty
    else { return [] }
    let amount = wording.amounts.amount(_:)
    let share = recurring.incomeShare.map { ", \(wording.numbers.percent($0)) of income" } ?? ""
    let stopped =
      recurring.stopped.isEmpty ? "" : " Stopped: \(recurring.stopped.joined(separator: ", "))."
    let largest = recurring.largest
    let rest = wording.count(max(0, largest.count - 8), "smaller item", "smaller items")
    let total = "\(amount(recurring.monthlyOutflow)) a month\(share).\(stopped)"
    let dues = wording.report.soFar == nil ? dueTable(recurring.upcoming, wording) : []
    return section(
      "Recurring", [MarkdownText.escaped(total)], itemTable(largest.prefix(8), wording),
      details(rest, itemTable(largest.dropFirst(8), wording)), creepTable(wording), dues,
      undeclared(wording))
  }

  private func itemTable(
    _ items: some Sequence<KPIReport.RecurringItem>, _ wording: ReportWording
  ) -> [String] {
    var table = MarkdownTable(
      ("Item", .left), ("How often", .left), ("Price", .right), ("A month", .right))
    for item in items {
      table.add(
        MarkdownText.escaped(item.name), MarkdownText.escaped(item.period),
        MarkdownText.escaped(wording.amounts.amount(item.amount)),
        MarkdownText.escaped(wording.amounts.amount(item.monthly)))
    }
    return table.lines
  }

  private func creepTable(_ wording: ReportWording) -> [String] {
    let (creep, amount) = (wording.report.recurring.priceCreep, wording.amounts.amount(_:))
    var table = MarkdownTable(
      ("Price change", .left), ("A month", .right), ("On", .right), ("A month now", .right),
      ("Since", .right), ("Change", .right), ("More a month", .right))
    for item in creep.items where !item.change.isZero {
      table.add(
        MarkdownText.escaped(item.name), MarkdownText.escaped(amount(item.baseline)),
        DateText.fullDay(item.baselineDate), MarkdownText.escaped(amount(item.current)),
        DateText.fullDay(item.since),
        MarkdownText.escaped(wording.numbers.percentChange(item.fraction)),
        MarkdownText.escaped(wording.amounts.signedAmount(item.change)))
    }
    return table.lines
  }

  private func undeclared(_ wording: ReportWording) -> [String] {
    let recurring = wording.report.recurring
    guard !recurring.undeclared.isEmpty else { return [] }
    let total = MarkdownText.escaped(wording.amounts.amount(recurring.detectedOutflow))
    let lines = MarkdownText.codeBlock(
      recurring.undeclared.flatMap { item in
        ["; \(item.evidence.text)"] + item.directive.split(separator: "\n").map(String.init)
      })
    return details("\(total) a month more looks recurring and is not declared", lines)
  }

  /// The payments that are due, by day.
  func dueTable(_ items: [KPIReport.DueItem], _ wording: ReportWording) -> [String] {
    var table = MarkdownTable(
      ("Due", .right), ("Payment", .left), ("Amount", .right), ("State", .left))
    for item in items {
      table.add(
        DateText.fullDay(item.date), MarkdownText.escaped(wording.shortName(ofDue: item.name)),
        item.amount.map { MarkdownText.escaped(wording.amounts.amount($0)) } ?? "",
        item.state.rawValue)
    }
    return table.lines
  }

  func goals(_ wording: ReportWording) -> [String] {
    let amount = { MarkdownText.escaped(wording.amounts.amount($0)) }
    var table = MarkdownTable(
      ("Goal", .left), ("Saved", .right), ("Target", .right), ("Progress", .right),
      ("Needs a month", .right), ("Planned", .right), ("Put aside on average", .right),
      ("Due", .right),
      ("Done", .right),
      ("Outlook", .left))
    for goal in wording.report.goals {
      let (projection, verdict) = (goal.projection, wording.verdict(on: goal))
      let done = projection?.projectedCompletion.map { DateText.shortMonth($0.month) } ?? ""
      let outlook = verdict.text == done ? "no deadline" : verdict.text
      let required = goal.isDeadlinePassed ? nil : projection?.requiredMonthly
      let shared = goal.hasSharedFunding ? ", shares its account" : ""
      table.add(
        MarkdownText.escaped(goal.name), goal.current.map(amount) ?? "n/a", amount(goal.target),
        projection.map { wording.numbers.percent($0.progressFraction) } ?? "n/a",
        required.map(amount) ?? "", amount(goal.plannedMonthly),
        goal.actualMonthly.map(amount) ?? "", goal.targetDate.map(DateText.fullDay) ?? "",
        done, (verdict.isBehind ? "**\(outlook)**" : outlook) + shared)
    }
    return section("Goals", table.lines)
  }
}
