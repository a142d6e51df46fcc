internal import LedgerCore
internal import LedgerModel

extension MarkdownRenderer {
  func debts(_ wording: ReportWording) -> [String] {
    let (debt, amount) = (wording.report.debt, wording.amounts.amount(_:))
    guard !debt.debts.isEmpty else { return [] }
    var table = MarkdownTable(
      ("Debt", .left), ("Owed", .right), ("Rate", .right), ("Minimum", .right),
      ("Minimum is", .left), ("Due", .right))
    for line in debt.debts {
      let source = [line.minimumSource?.phrase, line.isPaidInFull ? "paid in full" : nil]
        .compactMap(\.self).joined(separator: ", ")
      table.add(
        account(line.account, wording), MarkdownText.escaped(amount(line.balance)),
        line.apr.map(wording.numbers.rate) ?? "",
        line.minimum.map { MarkdownText.escaped(amount($0)) } ?? "",
        MarkdownText.escaped(source), line.due.map(DateText.fullDay) ?? "")
    }
    return section(
      "Debts", [MarkdownText.escaped(wording.debtTotals(amount))], table.lines,
      details("Last payments", paymentTable(wording)), payoffIntroduction(wording),
      planTable(wording), payoffDates(wording),
      details("What more each month saves", extraTable(wording)))
  }

  private func payoffIntroduction(_ wording: ReportWording) -> [String] {
    guard let budget = wording.report.debt.payoff.budget, let first = wording.plans.first else {
      return []
    }
    let amount = MarkdownText.escaped(wording.amounts.amount(budget))
    let preferred =
      wording.report.debt.payoff.strategy == nil ? "" : ", by \(first.name.lowercased())"
    return ["Payoff with \(amount) a month\(preferred):"]
  }

  /// The strategies beside each other, figure by figure.
  private func planTable(_ wording: ReportWording) -> [String] {
    let plans = wording.plans
    let amount = { MarkdownText.escaped(wording.amounts.amount($0)) }
    var table = MarkdownTable(
      ("Plan", .left), ("Paid off", .right), ("Months", .right), ("Interest", .right),
      ("Paid in all", .right), ("Last month", .right), ("First win", .left))
    for named in plans {
      let totals = named.plan.totals
      table.add(
        named.name,
        totals.map { wording.payoffMonth($0.months) } ?? wording.unending(named.plan) ?? "",
        totals.map { wording.numbers.count($0.months) } ?? "",
        totals.map { amount($0.interest) } ?? "", totals.map { amount($0.paid) } ?? "",
        totals.map { amount($0.lastMonthPayment) } ?? "",
        wording.firstWin(named.plan).map(MarkdownText.escaped) ?? "")
    }
    return table.lines
  }

  /// When each debt is gone, and what it costs, in the order of the preferred plan.
  private func payoffDates(_ wording: ReportWording) -> [String] {
    let plans = wording.plans
    guard let first = plans.first, plans.count == 3 else { return [] }
    var table = MarkdownTable(
      ("Debt is gone", .left), (plans[0].name, .right), (plans[1].name, .right),
      (plans[2].name, .right))
    for debt in first.plan.debtsByPayoff {
      let cells = plans.map { cell(debt.id, in: $0.plan, wording) }
      table.add(account(debt.id, wording), cells[0], cells[1], cells[2])
    }
    return table.lines
  }

  private func cell(_ id: String, in plan: PayoffPlan, _ wording: ReportWording) -> String {
    let debt = plan.debts.first { $0.id == id }
    let interest = debt?.interest.map { ", \(wording.amounts.number($0)) interest" } ?? ""
    return MarkdownText.escaped(wording.payoffMonth(debt?.payoffMonth) + interest)
  }

  private func extraTable(_ wording: ReportWording) -> [String] {
    let amount = { MarkdownText.escaped(wording.amounts.amount($0)) }
    var table = MarkdownTable(
      ("More a month", .right), ("Paid off", .right), ("Months less", .right),
      ("Interest", .right), ("Saved", .right))
    for step in wording.report.debt.payoff.extraMonthly {
      table.add(
        amount(step.amount), wording.payoffMonth(step.months),
        step.monthsSaved.map { wording.numbers.count($0) } ?? "",
        step.totalInterest.map(amount) ?? "", step.interestSaved.map(amount) ?? "")
    }
    return table.lines
  }

  /// What the last payment on each debt was for.
  private func paymentTable(_ wording: ReportWording) -> [String] {
    let amount = { MarkdownText.escaped(wording.amounts.amount($0)) }
    var table = MarkdownTable(
      ("Debt", .left), ("Paid on", .right), ("Payment", .right), ("Principal", .right),
      ("Interest", .right), ("Escrow", .right), ("Other", .right))
    for line in wording.report.debt.debts {
      guard let payment = line.lastPayment else { continue }
      table.add(
        account(line.account, wording), DateText.fullDay(payment.date), amount(payment.total),
        amount(payment.principal), payment.interest.map(amount) ?? "n/a",
        payment.escrow.map(amount) ?? "n/a", payment.other.map(amount) ?? "n/a")
    }
    return table.lines
  }
}
