internal import LedgerModel

extension KPIReport.Debt {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "total": write.money(total), "paidInFull": write.money(paidInFull),
      "weightedApr": write.ratio(weightedAPR), "coverage": write.ratio(coverage),
      "minimumCoverage": write.ratio(minimumCoverage),
      "debts": .array(debts.map { $0.json(write) }), "payoff": payoff.json(write),
    ]
  }
}

extension KPIReport.DebtLine {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "account": .string(account), "balance": write.money(balance), "apr": write.ratio(apr),
      "minimum": write.money(minimum), "minimumSource": write.text(minimumSource?.rawValue),
      "due": write.day(due), "paidInFull": .bool(isPaidInFull),
      "lastPayment": lastPayment?.json(write) ?? .null,
    ]
  }
}

extension KPIReport.DebtPayment {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "date": write.day(date), "total": write.money(total), "principal": write.money(principal),
      "interest": write.money(interest), "escrow": write.money(escrow),
      "other": write.money(other),
    ]
  }
}

extension KPIReport.Payoff {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "budget": write.money(budget), "strategy": write.text(strategy?.rawValue),
      "reason": write.text(reason), "avalanche": json(avalanche, write),
      "snowball": json(snowball, write), "minimumOnly": json(minimumOnly, write),
      "extraMonthly": .array(extraMonthly.map { $0.json(write) }),
    ]
  }

  private func json(_ plan: PayoffPlan?, _ write: FigureJSON) -> JSONValue {
    guard let plan else { return .null }
    return [
      "converged": .bool(plan.converged), "months": write.integer(plan.totals?.months),
      "payoffDate": write.day(payoffDate(plan.totals?.months)),
      "totalInterest": write.money(plan.totals?.interest),
      "totalPaid": write.money(plan.totals?.paid),
      "lastMonthPayment": write.money(plan.totals?.lastMonthPayment),
      "budgetBelowMinimums": .bool(plan.budgetBelowMinimums),
      "reason": write.text(plan.reason?.rawValue),
      "firstWin": plan.firstWin.map { json($0, write) } ?? .null,
      "debts": .array(plan.debtsByPayoff.map { json($0, write) }),
      "schedule": .array(plan.schedule.map { json($0, write) }),
    ]
  }

  private func json(_ debt: PayoffPlan.Debt, _ write: FigureJSON) -> JSONValue {
    [
      "account": .string(debt.id), "payoffMonth": write.integer(debt.payoffMonth),
      "payoffDate": write.day(payoffDate(debt.payoffMonth)), "interest": write.money(debt.interest),
    ]
  }

  private func json(_ line: PayoffPlan.Line, _ write: FigureJSON) -> JSONValue {
    [
      "month": .string(month(line.month).description), "account": .string(line.id),
      "interest": write.money(line.interest), "paid": write.money(line.paid),
      "balance": write.money(line.balance),
    ]
  }
}

extension KPIReport.ExtraMonthly {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "amount": write.money(amount), "months": write.integer(months),
      "totalInterest": write.money(totalInterest), "interestSaved": write.money(interestSaved),
      "monthsSaved": write.integer(monthsSaved),
    ]
  }
}
