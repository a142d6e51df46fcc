import LedgerModel

@testable import LedgerCore

extension SampleReports {
  /// Names that a renderer must not let through as they stand.
  static let nastyNames = [
    "a|b*c_d`e<f>g[h](i)~j", "=cmd|' /C calc'!A0", "+1", "-2", "@SUM(A1)", "line\nfeed\r\ntab\t.",
    "quote \"and\", comma", "\u{1B}[2J\u{1B}]0;title\u{7}", "\u{202E}gnirts", "</details><script>",
    "Ausgaben:Lebensmittel:Supermarkt:Bio:Obst und Gemüse:Äpfel:Boskoop:Klasse 1:lose", "",
    "支出:食費:スーパーマーケット:野菜と果物:りんご:ふじ:特選品:お買い得", "הוצאות:מזון:פירות",
    "expenses:house:rent", "```", "$x$", "https://example.com www.example.com", "- item", "1. item",
    "👩‍👩‍👧‍👦 family 🏳️‍🌈", "e\u{301}\u{301}\u{301}", "&amp;", "# heading", "\\",
  ]

  /// The largest amount that there is, and one digit less.
  static let hugeAmounts = [
    number("99999999999999999999999999999999999999"),
    number("-9999999999999999999999999999999999999"),
    number("0.00000000000000000000000000000000000001"), number("-1234567.89"),
  ]

  /// The rich report with one name in each place that takes one, and one amount in each figure
  /// that a line of the dashboard has.
  static func nasty(_ name: String, _ amount: Quantity) -> KPIReport {
    var report = rich
    report.title = name
    report.currency.symbol = name
    report.narrative = name
    report.source.cashAccounts = [name, name]
    report.source.dialects = [name]
    report.health?.toNext = name
    report.netWorth.value = amount
    report.netWorth.assets = amount
    report.netWorth.liabilities = amount
    report.netWorth.unpriced = [name]
    report.netWorth.moved?.saved = amount
    report.liquidity.liquid = amount
    report.flows.income = amount
    report.flows.expenses = amount
    return withNastyLists(withNastyTiles(report, amount), name, amount)
  }

  private static func withNastyTiles(_ report: KPIReport, _ amount: Quantity) -> KPIReport {
    var report = report
    let change = KPIReport.Change(
      delta: amount, isGood: false, isLevel: amount.isZero, origin: .git(commit: "deadbeef"))
    report.headline.netCashFlow.value = amount
    report.headline.netCashFlow.trend.monthOverMonth = change
    report.headline.savingsRate.value = amount
    report.headline.savingsRate.trend.yearOverYear = change
    report.headline.runwayMonths.value = amount
    report.headline.runwayMonths.trend.monthOverMonth = change
    report.netWorth.trend.yearOverYear = change
    report.headline.totalDebt.history = [amount, nil, .zero]
    return report
  }

  private static func withNastyLists(
    _ report: KPIReport, _ name: String, _ amount: Quantity
  ) -> KPIReport {
    var report = report
    report.attention[0].text = name + " " + name
    report.spending.newCategories = [name]
    report.spending.categories[0].account = name
    report.spending.categories[0].currentMonth = amount
    report.spending.categories[1].trailingMonthlyAverage = amount
    report.spending.categories[1].deltaRatio = amount
    report.spending.budgets[0].account = name
    report.spending.budgets[0].spent = amount
    report.spending.budgets[0].fraction = amount
    report.spending.budgets[0].period = name
    report.recurring.largest[0].name = name
    report.recurring.largest[0].amount = amount
    report.recurring.largest[1].period = name
    report.recurring.stopped = [name]
    report.recurring.undeclared[0].name = name
    report.recurring.undeclared[0].directive = name
    report.debt.debts[0].account = name
    report.debt.debts[0].balance = amount
    report.debt.debts[0].apr = amount
    let debt = PayoffDebt(
      id: name, balance: Quantity(100), apr: .zero, minimum: .fixed(Quantity(60)))
    report.debt.payoff.avalanche = PayoffMath.plan(
      for: [debt], strategy: .avalanche, monthlyBudget: nil)
    report.debt.payoff.budget = amount
    report.debt.payoff.extraMonthly[0].interestSaved = amount
    report.goals[0].name = name
    report.goals[0].target = amount
    report.goals[0].current = amount
    report.soFar?.due[0].name = name
    report.soFar?.due[0].amount = amount
    report.soFar?.cash = amount
    report.calendar.events[0].name = name
    report.dataQuality[0].text = name
    report.dataQuality[0].items = [name, name]
    return report
  }
}
