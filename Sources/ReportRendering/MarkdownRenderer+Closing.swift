internal import LedgerCore
internal import LedgerModel

extension MarkdownRenderer {
  func calendar(_ wording: ReportWording) -> [String] {
    let calendar = wording.report.calendar
    var table = MarkdownTable(
      ("Day", .right), ("Event", .left), ("Amount", .right), ("Kind", .left), ("State", .left))
    for event in calendar.events {
      table.add(
        DateText.fullDay(event.date), MarkdownText.escaped(wording.shortName(ofDue: event.name)),
        event.amount.map { MarkdownText.escaped(wording.amounts.amount($0)) } ?? "",
        event.source.rawValue, event.state.rawValue)
    }
    guard !table.lines.isEmpty else { return [] }
    let span = "\(DateText.fullDay(calendar.from)) to \(DateText.fullDay(calendar.to))"
    let events = wording.count(calendar.events.count, "event", "events")
    return section("Calendar", details("\(span), \(events)", table.lines))
  }

  /// The liquid accounts, how long they last, and why they changed.
  func cash(_ wording: ReportWording) -> [String] {
    let (report, amount) = (wording.report, wording.amounts.amount(_:))
    guard !report.liquidity.accounts.isEmpty else { return [] }
    let text = "\(amount(report.liquidity.liquid)) can be spent at once"
    var table = MarkdownTable(("Account", .left), ("Balance", .right))
    for line in report.liquidity.accounts {
      table.add(account(line.account, wording), MarkdownText.escaped(amount(line.value)))
    }
    return section(
      "Cash", [MarkdownText.escaped(text + lasting(wording) + ".")],
      details("Accounts", table.lines), details("From net cash flow to cash", bridge(wording)))
  }

  /// How many months the liquid money lasts, measured in other ways than the headline does.
  private func lasting(_ wording: ReportWording) -> String {
    let liquidity = wording.report.liquidity
    var months: [String] = []
    func add(_ value: Quantity?, _ name: String) {
      if let value { months.append("\(wording.numbers.months(value)) \(name)") }
    }
    add(
      wording.report.headline.runwayMonths.value,
      "of living expenses (spending less what is withheld from income)")
    add(liquidity.runwayAllExpenses, "of all expenses")
    add(liquidity.runwayWithDebtService, "with debt service")
    add(liquidity.runway12m, "at the average of 12 months")
    return months.isEmpty ? "" : ", enough for " + months.joined(separator: ", ")
  }

  private func bridge(_ wording: ReportWording) -> [String] {
    let bridge = wording.report.flows.bridge
    var table = MarkdownTable(("Step", .left), ("Amount", .right))
    let steps = [
      ("Net cash flow", bridge.netCashFlow), ("Realised gains", bridge.realisedGains),
      ("Borrowed", bridge.borrowing), ("Repaid", bridge.repayment),
      ("Cards", bridge.cardFloat), ("Invested", bridge.investing), ("Equity", bridge.equity),
      ("Revaluation", bridge.revaluation), ("Rounding", bridge.rounding),
    ]
    let scale = wording.amounts.scale
    var shown = Ratio.zero
    for (name, value) in steps where !value.rounded(toScale: scale).isZero {
      shown = shown + Ratio(value.rounded(toScale: scale))
      table.add(name, MarkdownText.escaped(wording.amounts.signedAmount(value)))
    }
    let isOff = shown != Ratio(bridge.cashChange.rounded(toScale: scale))
    let change = wording.amounts.signedAmount(wording.report.flows.bridge.cashChange)
    table.add(
      "**Change in cash**" + (isOff ? " (the steps are rounded)" : ""),
      "**\(MarkdownText.escaped(change))**")
    return table.lines
  }

  func history(_ wording: ReportWording) -> [String] {
    let amount = { MarkdownText.escaped(wording.amounts.amount($0)) }
    var table = MarkdownTable(
      ("Month", .left), ("Net worth", .right), ("Debt", .right), ("From", .left))
    for point in wording.report.netWorth.history {
      table.add(
        DateText.month(point.month), amount(point.netWorth), amount(point.totalDebt),
        MarkdownText.escaped(point.origin.description))
    }
    return section(
      "Net worth by month",
      details(
        wording.count(wording.report.netWorth.history.count, "month", "months"), table.lines))
  }

  func quality(_ wording: ReportWording) -> [String] {
    section("Before you believe it", list(wording.findings))
  }

  func narrative(_ wording: ReportWording) -> [String] {
    let text = wording.report.narrative
    return section("In words", text.isEmpty ? [] : [MarkdownText.paragraph(text)])
  }

  func footer(_ wording: ReportWording) -> [String] {
    let report = wording.report
    let window =
      report.window.months > 0
      ? "Averages are of \(DateText.month(report.window.from)) to "
        + "\(DateText.month(report.window.to))." : "There is no complete month to average."
    let symbol = report.currency.symbol.isEmpty ? "" : "Amounts are in \(report.currency.symbol), "
    let currency = symbol.isEmpty ? "" : "\(symbol)\(report.currency.reason)."
    let books = wording.booksEnd.capitalizedFirst + "."
    let text = [wording.readAs, books, currency, window].filter { !$0.isEmpty }
    return [
      "---", "", MarkdownText.escaped(text.joined(separator: " ")), "",
      "Fingerprint `\(report.fingerprint.singleLine)`",
    ]
  }
}
