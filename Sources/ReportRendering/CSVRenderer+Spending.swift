internal import LedgerCore
internal import LedgerModel

extension CSVRenderer {
  func spending(_ report: KPIReport) -> CSVSection {
    var rows = section("spending", report)
    let spending = report.spending
    rows.add(amount: spending.fixed.amount, "fixed")
    rows.add(ratio: spending.fixed.share, "fixedShare")
    rows.add(amount: spending.discretionary.amount, "discretionary")
    rows.add(ratio: spending.discretionary.share, "discretionaryShare")
    for category in spending.newCategories { rows.add(text: category, "newCategory") }
    return rows
  }

  func categories(_ report: KPIReport) -> CSVSection {
    var rows = section("categories", report)
    for category in report.spending.categories {
      rows.item = category.account
      rows.add(amount: category.currentMonth, "currentMonth")
      rows.add(average: category.trailingMonthlyAverage, "trailingMonthlyAverage")
      rows.add(average: category.trailingStdDev, "trailingStdDev")
      rows.add(ratio: category.deltaRatio, "deltaRatio")
      rows.add(ratio: category.zScore, "zScore")
      rows.add(count: category.historyMonths, "historyMonths")
      rows.add(ratio: category.incomeShare, "incomeShare")
      rows.add(flag: category.isFlagged, "flagged")
    }
    return rows
  }

  /// The budgets of the report's month, or of the current one.
  func budgets(_ name: String, _ lines: [KPIReport.BudgetLine], _ report: KPIReport) -> CSVSection {
    var rows = section(name, report)
    for line in lines {
      rows.item = line.account
      rows.add(text: line.period, "period")
      rows.add(amount: line.budget, "budget")
      rows.add(amount: line.spent, "spent")
      rows.add(ratio: line.fraction, "fraction")
      rows.add(text: line.level?.rawValue, "level")
      rows.add(ratio: line.elapsed, "elapsed")
      rows.add(amount: line.committed, "committed")
    }
    return rows
  }

  func soFar(_ report: KPIReport) -> CSVSection {
    var rows = section("soFar", report)
    guard let soFar = report.soFar else { return rows }
    rows.add(date: soFar.asOf, "asOf")
    rows.add(amount: soFar.income, "income")
    rows.add(amount: soFar.expenses, "expenses")
    rows.add(amount: soFar.cash, "cash")
    add(soFar.lowPoint, to: &rows)
    rows.append(budgets("", soFar.budgets, report), prefix: "budget")
    rows.append(due("", soFar.due, report), prefix: "due")
    return rows
  }

  /// The lowest projected cash, with empty values where there is none.
  func add(_ low: KPIReport.LowPoint?, to rows: inout CSVSection) {
    rows.add(date: low?.date, "lowPointDate")
    rows.add(amount: low?.balance, "lowPointBalance")
    for event in low?.events ?? [] { rows.add(text: event, "lowPointEvent") }
  }

  /// Occurrences, each named by its day and its name.
  func due(_ name: String, _ items: [KPIReport.DueItem], _ report: KPIReport) -> CSVSection {
    var rows = section(name, report)
    for item in items {
      rows.item = "\(item.date) \(item.name)"
      rows.add(amount: item.amount, "amount")
      rows.add(text: item.state.rawValue, "state")
    }
    return rows
  }
}
