import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct PayoffAssemblyTests {
  /// A loan of 1000 at 12 % with 50 a month, and 300 on a card without a rate.
  private func books() throws -> SampleBooks {
    var books = try SampleBooks.household()
    try books.add("2026-03-02 Bank | Liabilities:Loan -1000 USD | Assets:Car 1000 USD")
    let fifty = try books.money("50")
    books.attributes("Liabilities:Loan") {
      $0.apr = Quantity(units: Int64(12), scale: 2)
      $0.minimum = .fixed(fifty)
    }
    return books
  }

  private func payoff(_ books: SampleBooks) throws -> KPIReport.Payoff {
    try books.report("2026-06-30").debt.payoff
  }

  @Test func `without a directive the budget is the sum of minimums`() throws {
    let payoff = try payoff(books())
    #expect(payoff.budget == Quantity(50))
    #expect(payoff.strategy == nil)
    #expect(payoff.firstMonth == Month(year: 2026, month: 7))
    #expect(payoff.avalanche?.schedule.first?.interest == Quantity(10))
  }

  @Test func `both strategies and the minimums alone always stand`() throws {
    var books = try books()
    try books.budget("Liabilities", "200") { $0.strategy = .snowball }
    let payoff = try payoff(books)
    #expect(payoff.avalanche?.firstWin?.id == "Liabilities:Loan")
    #expect(payoff.snowball?.firstWin?.id == "Liabilities:Visa")
    #expect(payoff.preferred == payoff.snowball)
    #expect(payoff.avalanche?.totals?.months == 7)
    #expect(payoff.minimumOnly?.converged == false)
    #expect(payoff.minimumOnly?.debts.first { $0.id == "Liabilities:Loan" }?.payoffMonth == 23)
  }

  @Test func `a yearly budget counts by the month`() throws {
    var books = try books()
    try books.budget("Liabilities", "2400", Recurrence(.years(1)))
    #expect(try payoff(books).budget == Quantity(200))
  }

  @Test func `a budget for one debt of several is no payoff budget`() throws {
    var books = try books()
    try books.budget("Liabilities:Loan", "200")
    let report = try books.report("2026-06-30")
    #expect(report.debt.payoff.budget == Quantity(50))
    #expect(
      report.dataQuality.first { $0.id == "payoff-budget-partial" }?.items == ["Liabilities:Loan"])
  }

  @Test func `extras count in their month, one of this month in the next, past ones never`() throws
  {
    var books = try books()
    let amount = try books.money("100")
    let days = try ["2026-06-01", "2026-06-20", "2026-07-15", "2026-08-15"].map { try day($0) }
    try books.budget("Liabilities", "60") { budget in
      budget.extras = days.map { Budget.Extra(day: $0, amount: amount) }
    }
    let schedule = try #require(try payoff(books).avalanche).schedule
    let paid = (1...3).map { month in
      schedule.filter { $0.month == month }.reduce(Ratio.zero) { $0 + Ratio($1.paid) }
    }
    #expect(paid == [Ratio(160), Ratio(160), Ratio(60)])
    let middle = try books.report("2026-06-10").debt.payoff
    #expect(middle.avalanche?.schedule.first?.paid == Quantity(260))
  }

  @Test(arguments: [("2026-07-30", 1), ("2026-07-29", 0), ("2026-12-30", 6)])
  func `a promotion lasts as many months as are whole until its last day`(
    _ last: String, _ months: Int
  ) throws {
    var books = try books()
    let last = try day(last)
    books.attributes("Liabilities:Loan") {
      $0.promotion = PromotionalRate(rate: .zero, lastDay: last)
    }
    let lines = try #require(try payoff(books).avalanche).schedule.filter {
      $0.id == "Liabilities:Loan"
    }
    #expect(lines.prefix { $0.interest.isZero }.count == months)
  }

  @Test func `a card that is paid in full is not planned for`() throws {
    var books = try SampleBooks(
      "2026-01-01 Opening | Assets:Cash 900 USD | Equity:Opening -900 USD")
    for month in ["03", "04", "05", "06"] {
      try books.add("2026-\(month)-10 Market | Expenses:Food 90 USD | Liabilities:Card -90 USD")
      if month == "03" { continue }
      try books.add("2026-\(month)-05 Card | Liabilities:Card 90 USD | Assets:Cash -90 USD")
    }
    let debt = try books.report("2026-06-30").debt
    #expect(debt.paidInFull == Quantity(90))
    #expect(debt.payoff.avalanche?.totals?.months == 0)
    #expect(debt.payoff.extraMonthly.isEmpty)
  }

  @Test func `each step more a month says what it saves`() throws {
    var books = try books()
    try books.budget("Liabilities", "100")
    let steps = try payoff(books).extraMonthly
    #expect(steps.map(\.amount) == [50, 100, 150, 200].map { Quantity($0) })
    let saved = steps.compactMap(\.interestSaved)
    #expect(saved.count == 4 && saved == saved.sorted() && saved[0].isPositive)
    #expect(steps.compactMap(\.monthsSaved) == [5, 7, 8, 9])
  }

  @Test func `a budget without a price leaves no plan, and says so`() throws {
    var books = try books()
    let amount = try books.money("200", "XYZ")
    try books.budget("Liabilities", "200") { $0.amount = amount }
    let report = try books.report("2026-06-30")
    #expect(report.debt.payoff.avalanche == nil)
    #expect(report.debt.payoff.reason == "budget-without-price")
    #expect(report.dataQuality.map(\.id).contains("payoff-budget-unpriced"))
  }
}
