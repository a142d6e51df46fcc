internal import LedgerCore
internal import LedgerModel

extension TerminalRenderer {
  private static let barWidth = 15

  /// The largest categories against their average, with bars to one scale.
  func spending(_ wording: ReportWording) -> [StyledText] {
    let report = wording.report
    let categories = report.spending.categories
    guard !categories.isEmpty else { return [] }
    let hasAverage = report.window.months > 0
    var table = table(
      headed: "Spending", DateText.shortMonth(report.month), hasAverage ? "average" : "")
    let shown = shown(categories, atMost: 6)
    let largest = shown.map { Ratio($0.currentMonth) }.max() ?? .zero
    for category in shown {
      let average = hasAverage ? category.trailingMonthlyAverage : nil
      let share = Ratio(category.currentMonth).divided(by: largest) ?? .zero
      table.add(
        name(wording.shortName(category.account)),
        StyledText(wording.amounts.number(category.currentMonth, width: 14)),
        StyledText(average.map { wording.amounts.number($0, width: 14) } ?? ""),
        change(of: category, wording),
        StyledText(Gauge.bar(share, width: TerminalRenderer.barWidth), .faint))
    }
    return table.lines(width: TerminalRenderer.width)
      + paragraph(spendingTotals(wording, hidden: categories.count - shown.count))
  }

  private func change(of category: KPIReport.Category, _ wording: ReportWording) -> StyledText {
    guard let delta = category.deltaRatio else {
      let isNew = wording.report.spending.newCategories.contains(category.account)
      return StyledText(isNew ? "new" : "")
    }
    return StyledText(
      wording.numbers.percentChange(delta), category.isFlagged ? .bad : .plain)
  }

  private func spendingTotals(_ wording: ReportWording, hidden: Int) -> String {
    let flows = wording.report.flows
    let parts = wording.flexParts.compactMap { name, part in
      part.share.map { "\(name) \(wording.numbers.percent($0))" }
    }
    let split = parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
    let (spent, earned) = (
      wording.amounts.number(flows.expenses), wording.amounts.number(flows.income)
    )
    let more = hidden > 0 ? "With \(wording.numbers.count(hidden)) more: " : ""
    return "\(more)\(spent) of \(earned) earned\(split)."
  }

  /// Each budget with what is spent of it.
  func budgets(_ wording: ReportWording) -> [StyledText] {
    let budgets = wording.report.spending.budgets
    guard !budgets.isEmpty else { return [] }
    var table = table(headed: "Budgets", "spent", "budget")
    let shown = shown(budgets, atMost: 5)
    for line in shown {
      let gauge = line.fraction.map { Gauge.track(Ratio($0), width: 12) } ?? ""
      table.add(
        name(wording.shortName(line.account)),
        StyledText(wording.amounts.number(line.spent, width: 14)),
        StyledText(wording.amounts.number(line.budget, width: 14)),
        StyledText(line.fraction.map { wording.numbers.percent($0, places: 0) } ?? ""),
        StyledText(gauge, style(of: line)) + StyledText(" ") + (mark(of: line) ?? StyledText("")))
    }
    return table.lines(width: TerminalRenderer.width)
      + rest(budgets.count - shown.count, "budget", "budgets", wording)
  }

  private func style(of line: KPIReport.BudgetLine) -> TextStyle {
    switch line.level {
    case .warning?: .bad
    case .info?: .caution
    case nil: .faint
    }
  }

  /// The mark of a budget that is nearly or wholly spent.
  func mark(of line: KPIReport.BudgetLine) -> StyledText? {
    switch line.level {
    case .warning?: mark(.warning)
    case .info?: mark(.info)
    case nil: nil
    }
  }
}
