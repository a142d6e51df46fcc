internal import LedgerCore
internal import LedgerModel

extension ReportWording {
  /// The minimum payment of a debt, with `~` before one that is a guess.
  func minimum(of line: KPIReport.DebtLine) -> String {
    guard let minimum = line.minimum else { return "" }
    return (line.minimumSource?.isGuess ?? false ? "~" : "") + amounts.number(minimum, width: 14)
  }

  /// What is owed in all, and at which rate.
  func debtTotals(_ amount: (Quantity) -> String) -> String {
    let debt = report.debt
    var parts = ["\(amount(debt.total)) in all"]
    if debt.paidInFull.isPositive {
      parts.append("\(amount(debt.paidInFull)) on cards that are paid in full")
    }
    if let rate = debt.weightedAPR {
      let coverage = debt.coverage.flatMap { $0 < Quantity(1) ? $0 : nil }
      let part = coverage.map { " over \(numbers.percent($0)) of it" } ?? ""
      parts.append("\(numbers.percent(rate, places: 2)) on average\(part)")
    }
    return parts.joined(separator: ", ") + "."
  }

  /// How much of a budget is spent, such as `Groceries: 200.00 of 220.00, 91 %`.
  func budgetUse(_ line: KPIReport.BudgetLine, _ amount: (Quantity) -> String) -> String {
    let part = line.fraction.map { ", \(numbers.percent($0, places: 0))" } ?? ""
    return "\(shortName(line.account)): \(amount(line.spent)) of \(amount(line.budget))\(part)"
  }
}
