internal import LedgerCore
internal import LedgerModel

extension CSVRenderer {
  func debt(_ report: KPIReport) -> CSVSection {
    var rows = section("debt", report)
    let debt = report.debt
    rows.add(amount: debt.total, "total")
    rows.add(amount: debt.paidInFull, "paidInFull")
    rows.add(ratio: debt.weightedAPR, "weightedApr")
    rows.add(ratio: debt.coverage, "coverage")
    rows.add(amount: debt.payoff.budget, "payoffBudget")
    rows.add(text: debt.payoff.strategy?.rawValue, "payoffStrategy")
    rows.add(text: debt.payoff.reason, "payoffReason")
    return rows
  }

  func debts(_ report: KPIReport) -> CSVSection {
    var rows = section("debts", report)
    for line in report.debt.debts {
      rows.item = line.account
      rows.add(amount: line.balance, "balance")
      rows.add(ratio: line.apr, "apr")
      rows.add(amount: line.minimum, "minimum")
      rows.add(text: line.minimumSource?.rawValue, "minimumSource")
      rows.add(date: line.due, "due")
      rows.add(flag: line.isPaidInFull, "paidInFull")
      guard let payment = line.lastPayment else { continue }
      rows.add(date: payment.date, "lastPaymentDate")
      rows.add(amount: payment.total, "lastPaymentTotal")
      rows.add(amount: payment.principal, "lastPaymentPrincipal")
      rows.add(amount: payment.interest, "lastPaymentInterest")
      rows.add(amount: payment.escrow, "lastPaymentEscrow")
      rows.add(amount: payment.other, "lastPaymentOther")
    }
    return rows
  }

  /// The plans under the names that the JSON report gives them.
  private func plans(_ payoff: KPIReport.Payoff) -> [(name: String, plan: PayoffPlan)] {
    let all = [
      ("avalanche", payoff.avalanche), ("snowball", payoff.snowball),
      ("minimumOnly", payoff.minimumOnly),
    ]
    return all.compactMap { name, plan in plan.map { (name, $0) } }
  }

  func payoff(_ report: KPIReport) -> CSVSection {
    var rows = section("payoff", report)
    let payoff = report.debt.payoff
    for (name, plan) in plans(payoff) {
      rows.item = name
      rows.add(flag: plan.converged, "converged")
      rows.add(count: plan.totals?.months, "months")
      rows.add(date: payoff.payoffDate(plan.totals?.months), "payoffDate")
      rows.add(amount: plan.totals?.interest, "totalInterest")
      rows.add(amount: plan.totals?.paid, "totalPaid")
      rows.add(amount: plan.totals?.lastMonthPayment, "lastMonthPayment")
      rows.add(flag: plan.budgetBelowMinimums, "budgetBelowMinimums")
      rows.add(text: plan.reason?.rawValue, "reason")
      rows.add(text: plan.firstWin?.id, "firstWin")
      for debt in plan.debtsByPayoff {
        rows.item = "\(name) \(debt.id)"
        rows.add(count: debt.payoffMonth, "payoffMonth")
        rows.add(date: payoff.payoffDate(debt.payoffMonth), "payoffDate")
        rows.add(amount: debt.interest, "interest")
      }
    }
    return rows
  }

  func extraMonthly(_ report: KPIReport) -> CSVSection {
    var rows = section("extraMonthly", report)
    for step in report.debt.payoff.extraMonthly {
      rows.item = step.amount.text()
      rows.add(count: step.months, "months")
      rows.add(amount: step.totalInterest, "totalInterest")
      rows.add(amount: step.interestSaved, "interestSaved")
      rows.add(count: step.monthsSaved, "monthsSaved")
    }
    return rows
  }

  /// Every plan month by month, one debt after the other.
  func schedule(_ report: KPIReport) -> CSVSection {
    var rows = section("schedule", report)
    let payoff = report.debt.payoff
    for (name, plan) in plans(payoff) {
      for line in plan.schedule {
        rows.item = "\(name) \(payoff.month(line.month)) \(line.id)"
        rows.add(amount: line.interest, "interest")
        rows.add(amount: line.paid, "paid")
        rows.add(amount: line.balance, "balance")
      }
    }
    return rows
  }
}
