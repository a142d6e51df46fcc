internal import LedgerCore
internal import LedgerModel

extension MarkdownRenderer {
  private static let shownCategories = 10

  func spending(_ wording: ReportWording) -> [String] {
    let categories = wording.report.spending.categories
    guard !categories.isEmpty else { return [] }
    let rest = Array(categories.dropFirst(MarkdownRenderer.shownCategories))
    let summary = wording.count(rest.count, "smaller category", "smaller categories")
    return section(
      "Spending", spendingTotals(wording),
      categoryTable(Array(categories.prefix(MarkdownRenderer.shownCategories)), wording),
      details(summary, categoryTable(rest, wording)))
  }

  private func categoryTable(
    _ categories: [KPIReport.Category], _ wording: ReportWording
  ) -> [String] {
    let (report, amount) = (wording.report, wording.amounts.amount(_:))
    let months = wording.count(report.window.months, "month", "months")
    var table = MarkdownTable(
      ("Category", .left), (DateText.month(report.month), .right),
      ("Average of \(months)", .right), ("Change", .right), ("Of income", .right))
    for category in categories {
      let change = category.deltaRatio.map(wording.numbers.percentChange)
      let isNew = report.spending.newCategories.contains(category.account)
      let text = MarkdownText.escaped(change ?? (isNew ? "new" : "n/a"))
      table.add(
        account(category.account, wording),
        MarkdownText.escaped(amount(category.currentMonth)),
        MarkdownText.escaped(category.trailingMonthlyAverage.map(amount) ?? "n/a"),
        category.isFlagged ? "**\(text)**" : text,
        category.incomeShare.map { wording.numbers.percent($0) } ?? "n/a")
    }
    return table.lines
  }

  private func spendingTotals(_ wording: ReportWording) -> [String] {
    let flows = wording.report.flows
    let amount = wording.amounts.amount(_:)
    let parts = wording.flexParts.map { name, part in
      let share = part.share.map { " (\(wording.numbers.percent($0)))" } ?? ""
      return "\(name) \(amount(part.amount))\(share)"
    }
    let withheld =
      flows.withheld.isZero ? "" : " \(amount(flows.withheld)) of it was withheld from income."
    let text =
      "\(amount(flows.expenses)) of \(amount(flows.income)) earned"
      + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")) + "." + withheld
    return [MarkdownText.escaped(text)]
  }

  func budgets(_ wording: ReportWording) -> [String] {
    let table = budgetTable(wording.report.spending.budgets, wording)
    guard !table.isEmpty else { return [] }
    return section(
      "Budgets", table,
      [
        "A budget includes what earlier periods hand on, where it rolls over. Committed is what is"
          + " spent and what is known to come in the period."
      ])
  }

  /// A table of budgets, or nothing without any.
  func budgetTable(_ budgets: [KPIReport.BudgetLine], _ wording: ReportWording) -> [String] {
    let amount = { MarkdownText.escaped(wording.amounts.amount($0)) }
    var table = MarkdownTable(
      ("Budget", .left), ("Renews", .left), ("Spent", .right), ("Budget", .right),
      ("Used", .right), ("Elapsed", .right), ("Committed", .right))
    for line in budgets {
      let used = line.fraction.map { wording.numbers.percent($0) } ?? "n/a"
      table.add(
        account(line.account, wording), MarkdownText.escaped(line.period), amount(line.spent),
        amount(line.budget), line.level == nil ? used : "**\(used)**",
        wording.numbers.percent(line.elapsed, places: 0), amount(line.committed))
    }
    return table.lines
  }

  func soFar(_ wording: ReportWording) -> [String] {
    guard let soFar = wording.report.soFar else { return [] }
    let amount = wording.amounts.amount(_:)
    let low = soFar.lowPoint.map {
      " The lowest cash ahead is \(amount($0.balance)) on \(DateText.fullDay($0.date))."
    }
    let sums =
      "\(wording.days(of: soFar)): in \(amount(soFar.income)), out \(amount(soFar.expenses)), "
      + "cash \(amount(soFar.cash)).\(low ?? "")"
    return section(
      "\(DateText.month(soFar.asOf.month)) so far", [MarkdownText.escaped(sums)],
      dueTable(soFar.due, wording), details("Budgets so far", budgetTable(soFar.budgets, wording)))
  }
}
