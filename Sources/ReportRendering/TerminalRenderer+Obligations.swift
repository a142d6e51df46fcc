internal import LedgerCore
internal import LedgerModel

extension TerminalRenderer {
  /// The largest recurring items.
  func recurring(_ wording: ReportWording) -> [StyledText] {
    let recurring = wording.report.recurring
    guard
      !recurring.largest.isEmpty || !recurring.undeclared.isEmpty || !recurring.upcoming.isEmpty
    else { return [] }
    let share = recurring.incomeShare.map { ", \(wording.numbers.percent($0)) of income" } ?? ""
    let heading =
      StyledText("Recurring", .heading)
      + "  \(wording.amounts.number(recurring.monthlyOutflow)) a month\(share)"
    var items = HalfPageList()
    for item in recurring.largest.prefix(4) {
      items.add(
        name: item.name, amount: wording.amounts.number(item.amount, width: 14), after: item.period)
    }
    return [heading] + items.lines + asides(wording)
  }

  /// The coming days, where the current month is not shown apart.
  func calendar(_ wording: ReportWording) -> [StyledText] {
    guard wording.report.soFar == nil else { return [] }
    let payments = due(wording.report.calendar.comingPayments, wording)
    guard !payments.isEmpty else { return [] }
    let low = wording.report.calendar.lowPoint.map {
      paragraph(
        "Lowest cash ahead: \(wording.amounts.number($0.balance)) on \(DateText.day($0.date)).")
    }
    return [StyledText("Coming up", .heading)] + payments + (low ?? [])
  }

  /// What stopped and what only looks recurring.
  private func asides(_ wording: ReportWording) -> [StyledText] {
    let recurring = wording.report.recurring
    let names = wording.list(recurring.undeclared.map(\.name), atMost: 3)
    let total = wording.amounts.number(recurring.detectedOutflow)
    let parts = [
      names.isEmpty ? nil : "Not declared, \(total) a month: \(names).",
      recurring.stopped.isEmpty ? nil : "Stopped: \(wording.list(recurring.stopped, atMost: 3)).",
    ]
    return priceChanges(wording)
      + paragraph(parts.compactMap(\.self).joined(separator: " "), .faint)
  }

  /// What costs more or less than a year ago, and since when.
  private func priceChanges(_ wording: ReportWording) -> [StyledText] {
    let creep = wording.report.recurring.priceCreep
    let changed = creep.items.filter { !$0.change.isZero }
    guard !changed.isEmpty, let total = creep.totalMonthlyChange else { return [] }
    let items = changed.map { item in
      "\(item.name) \(wording.amounts.signedNumber(item.change)) since"
        + " \(DateText.fullDay(item.since))"
    }
    return paragraph(
      "Prices in a year, \(wording.amounts.signedNumber(total)) a month: "
        + "\(wording.list(items, atMost: 3)).")
  }

  /// The next payments by day.
  func due(_ items: [KPIReport.DueItem], _ wording: ReportWording) -> [StyledText] {
    let open = items.filter { $0.state != .logged }
    guard let last = open.last else { return [] }
    let payments = wording.count(open.count, "payment", "payments")
    let shown = shown(open, atMost: 8)
    var list = HalfPageList()
    for item in shown {
      let amount = item.amount.map { wording.amounts.number($0, width: 14) } ?? ""
      list.add(
        before: DateText.day(item.date), isLate: item.state == .overdue,
        name: wording.shortName(ofDue: item.name), amount: amount)
    }
    let late = open.filter { $0.state == .overdue }
    let names = wording.list(late.map { wording.shortName(ofDue: $0.name) }, atMost: 3)
    let overdue = late.isEmpty ? "" : ", \(late.count) overdue (\(names))"
    return paragraph("\(payments) due by \(DateText.day(last.date))\(overdue):")
      + list.lines
      + rest(open.count - shown.count, "payment", "payments", wording)
  }

  /// Each debt with its rate and its next payment.
  func debts(_ wording: ReportWording) -> [StyledText] {
    let debt = wording.report.debt
    guard !debt.debts.isEmpty else { return [] }
    var table = table(headed: "Debts", "owed", "minimum", "rate")
    let shown = shown(debt.debts, atMost: 6)
    for line in shown {
      let due = line.due.map { "due \(DateText.day($0))" } ?? ""
      table.add(
        name(wording.shortName(line.account)),
        StyledText(wording.amounts.number(line.balance, width: 14)),
        StyledText(wording.minimum(of: line)),
        StyledText(line.apr.map(wording.numbers.rate) ?? ""),
        StyledText(line.isPaidInFull ? "paid in full" : due, .faint))
    }
    return table.lines(width: TerminalRenderer.width)
      + rest(debt.debts.count - shown.count, "debt", "debts", wording)
      + paragraph(debtTotals(wording)) + payoff(wording)
  }

  private func debtTotals(_ wording: ReportWording) -> String {
    let (debt, amount) = (wording.report.debt, wording.amounts.number(_:))
    let rate = debt.weightedAPR.map { rate in
      let known = debt.coverage.flatMap { $0 < Quantity(1) ? $0 : nil }
      let part = known.map { " (of \(wording.numbers.percent($0)))" } ?? ""
      return ", \(wording.numbers.percent(rate, places: 2)) on average\(part)"
    }
    return "\(amount(debt.total))\(rate ?? "")."
  }
}
