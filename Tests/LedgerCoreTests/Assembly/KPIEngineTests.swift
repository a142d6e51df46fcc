import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct KPIEngineTests {
  @Test func `a household has its figures, but for a debt of which nothing is known`() throws {
    let report = try SampleBooks.household().report("2026-06-30")
    #expect(report.headline.netCashFlow.value == Quantity(1000))
    #expect(report.headline.savingsRate.value == Quantity("0.333333333333"))
    #expect(report.headline.runwayMonths.value == Quantity("4.5"))
    #expect(report.headline.totalDebt.value == Quantity(300))
    #expect(report.headline.monthlyRecurringOutflow.value == .zero)
    #expect(report.headline.debtToIncome.value == nil)
    #expect(report.window.months == 3)
    #expect(report.netWorth.value == Quantity(8700))
    #expect(!report.isPartial)
  }

  @Test func `the parts of a report add up`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Visa | Liabilities:Visa 100 USD | Assets:Checking -100 USD")
    try books.add(
      "2026-06-21 Exchange | Assets:Savings 100 EUR @@ 110 USD | Assets:Checking -110 USD")
    try books.price("2026-06-01", "EUR", "1.05")
    try books.price("2026-06-25", "EUR", "1.20")
    let report = try books.report("2026-06-30")
    let flows = report.flows
    let bridge = flows.bridge
    let steps = [
      bridge.netCashFlow, bridge.realisedGains, bridge.borrowing, bridge.repayment,
      bridge.cardFloat, bridge.investing, bridge.equity, bridge.revaluation, bridge.rounding,
    ]
    #expect(try steps.sum() == flows.bridge.cashChange)
    let moved = try #require(report.netWorth.moved)
    #expect(try [moved.saved, moved.markets, moved.currency, moved.other].sum() == moved.change)
    let spending = report.spending
    #expect(try spending.fixed.amount + spending.discretionary.amount == flows.expenses)
    #expect(try spending.categories.map(\.currentMonth).sum() == flows.expenses)
    #expect(try report.netWorth.assets - report.netWorth.liabilities == report.netWorth.value)
    #expect(try report.debt.debts.map(\.balance).sum() == report.debt.total)
  }

  @Test func `the same books give the same report`() throws {
    let books = try SampleBooks.household()
    #expect(try books.report("2026-06-30") == books.report("2026-06-30"))
  }

  @Test(arguments: ["2026-06-30", "2026-06-03"])
  func `books without an entry have no figures`(_ asOf: String) throws {
    let report = try SampleBooks().report(asOf)
    #expect(report.headline.netCashFlow.value == nil)
    #expect(report.headline.netCashFlow.reason == "no-entries")
    #expect(report.headline.totalDebt.value == nil)
    #expect(report.headline.runwayMonths.value == nil)
    #expect(report.json["netWorth"]?["value"] == .null)
    #expect(report.netWorth.history.isEmpty)
    #expect(report.narrative.contains("no entry"))
  }

  @Test func `a journal that starts tomorrow has no figures today`() throws {
    let books = try SampleBooks(
      "2026-07-01 Employer | Assets:Checking 3000 USD | Income:Salary -3000 USD")
    let report = try books.report("2026-06-30")
    #expect(report.headline.netCashFlow.value == nil)
    #expect(report.headline.totalDebt.reason == "no-entries")
    #expect(report.dataQuality.map(\.id).contains("future-entries"))
  }

  @Test func `books of one opening entry have a net worth and no flows`() throws {
    let books = try SampleBooks("2026-06-01 Opening | Assets:Checking 500 USD | Equity:O -500 USD")
    let report = try books.report("2026-06-30")
    #expect(report.netWorth.value == Quantity(500))
    #expect(report.headline.netCashFlow.reason == "no-flows")
    #expect(report.headline.savingsRate.reason == "no-income")
    #expect(report.headline.runwayMonths.reason == "insufficient-history")
  }

  @Test func `no income leaves ratios out and keeps the runway`() throws {
    let books = try SampleBooks(
      """
      2026-05-01 Opening | Assets:Checking 500 USD | Equity:O -500 USD
      2026-05-02 Market | Expenses:Food 100 USD | Assets:Checking -100 USD
      2026-06-02 Market | Expenses:Food 100 USD | Assets:Checking -100 USD
      """)
    let report = try books.report("2026-06-30")
    #expect(report.headline.savingsRate.value == nil)
    #expect(report.headline.debtToIncome.reason == "no-income")
    #expect(report.headline.runwayMonths.value == Quantity(3))
    #expect(report.spending.categories.first?.incomeShare == nil)
  }

  @Test func `an absurd goal and an empty budget give a report`() throws {
    var books = try SampleBooks.household()
    try books.goal(
      "Moon", "1000000000000000000000000000000", by: "2027-01-01", account: "Assets:Checking",
      monthly: "0.01")
    try books.budget("Expenses:Food", "0")
    let report = try books.report("2026-06-30")
    let goal = try #require(report.goals.first)
    #expect(goal.projection?.projectedCompletion == nil)
    #expect(goal.projection?.onTrack == false)
    let budget = try #require(report.spending.budgets.first)
    #expect(budget.fraction == nil)
    #expect(budget.level == nil)
    #expect(budget.spent == Quantity(500))
  }

  @Test func `accounts without types are an error that names them`() throws {
    let books = try SampleBooks(
      "2026-06-01 Markt | Ausgaben:Essen 10 EUR | Aktiva:Giro -10 EUR")
    #expect(throws: KPIError.untypedAccounts(["Aktiva", "Ausgaben"])) {
      try books.report("2026-06-30")
    }
  }

  @Test func `a balance of more than 38 digits is an error that names it`() throws {
    let huge = String(repeating: "9", count: 38)
    let books = try SampleBooks(
      """
      2026-06-01 A | Assets:Checking \(huge) USD | Income:Salary -\(huge) USD
      2026-06-02 B | Assets:Checking \(huge) USD | Income:Salary -\(huge) USD
      """)
    let place = OverflowPlace(
      account: "Assets:Checking", commodity: "USD", day: try day("2026-06-02"))
    #expect(throws: KPIError.overflow(place)) { try books.report("2026-06-30") }
  }

  @Test(arguments: TestWorkers.allCases)
  func `a report is the same whoever makes it`(_ workers: TestWorkers) throws {
    var household = try SampleBooks.household()
    try household.price("2026-03-01", "EUR", "1.1")
    let euros = try household.money("1400", "EUR")
    try household.budget("Expenses:Food", "400")
    try household.budget("Expenses:Rent", "1") { $0.amount = euros }
    try household.subscription("Landlord", "1500", from: "2026-03-10")
    var closed = household
    try closed.add("2026-04-30 Landlord | Expenses:Rent -3000 USD | Equity:Closing 3000 USD")
    try closed.add("2026-05-12 Bank | Liabilities:Visa 300 USD | Assets:Checking -300 USD")
    let growing = try GrowingBooks(entries: 800)
    let middle = try day("2026-06-20")
    let reports = [
      (household.ledger, middle), (closed.ledger, middle), (growing.ledger, growing.lastDay),
    ]
    for (ledger, asOf) in reports {
      let request = ReportRequest(title: "", asOf: asOf)
      let expected = try KPIEngine.makeReport(ReportContext(ledger, request))
      let report = try KPIEngine.makeReport(ReportContext(ledger, request, workers.workers))
      #expect(report == expected)
    }
  }

  @Test(arguments: TestWorkers.allCases)
  func `a sum of too many digits is told of whoever meets it`(_ workers: TestWorkers) throws {
    var ledger = LedgerBuilder()
    let huge = String(repeating: "9", count: 38)
    for date in ["2026-01-01", "2026-02-01"] {
      try ledger.move(date, "shop", to: "expenses:a", from: "assets:bank", huge)
    }
    let request = ReportRequest(title: "", asOf: try day("2026-02-28"))
    var errors: [KPIError] = []
    for workers in [Workers.alone, workers.workers] {
      do throws(KPIError) {
        _ = try ReportContext(ledger.ledger, request, workers)
      } catch {
        errors.append(error)
      }
    }
    #expect(errors.map { "\($0)" } == Array(repeating: "\(errors[0])", count: 2))
  }
}
