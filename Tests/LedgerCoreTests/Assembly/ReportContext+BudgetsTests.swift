import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextBudgetsTests {
  @Test(
    arguments: [
      ("500", .warning), ("555.55", .info), ("555.56", nil), ("1000", nil),
    ] as [(String, AttentionLevel?)])
  func `a budget has a level from 90 percent on`(_ amount: String, _ level: AttentionLevel?)
    throws
  {
    var books = try SampleBooks.household()
    try books.budget("Expenses:Food", amount)
    let line = try #require(try books.report("2026-06-30").spending.budgets.first)
    #expect(line.spent == Quantity(500))
    #expect(line.level == level)
    #expect(line.elapsed == Quantity(1))
  }

  @Test func `the overall budget stands first and covers all expenses`() throws {
    var books = try SampleBooks.household()
    try books.budget("Expenses:Food", "600")
    try books.budget(nil, "4000")
    let lines = try books.report("2026-06-15").spending.budgets
    #expect(lines.map(\.account) == ["*", "Expenses:Food"])
    #expect(lines.first?.spent == Quantity(2000))
    #expect(lines.first?.elapsed == Quantity("0.5"))
  }

  @Test func `a budget is measured over its own period`() throws {
    var books = try SampleBooks.household()
    try books.budget(
      "Expenses:Food", "3000", Recurrence(.months(3), start: try day("2026-04-12")))
    let line = try #require(try books.report("2026-06-30").spending.budgets.first)
    #expect(line.spent == Quantity(1500))
    #expect(line.period == "quarterly")
    #expect(line.elapsed == Quantity("0.879120879121"))
  }

  @Test func `a rule posts its amount on the start of a period, and parents include children`()
    throws
  {
    var books = try SampleBooks.household()
    try books.rule(nil, [("Expenses:Food", "100"), ("Assets:Checking", "-100")])
    try books.rule(
      nil, every: Recurrence(.weeks(1)),
      [("Expenses:Food:Market", "50"), ("Assets:Checking", "-50")])
    try books.rule(
      nil, every: Recurrence(.years(1)), [("Expenses:Rent", "9"), ("Assets:Checking", "-9")])
    let lines = try books.report("2026-06-30").spending.budgets
    #expect(lines.map(\.account) == ["Expenses:Food", "Expenses:Food:Market"])
    #expect(lines.map(\.budget) == [Quantity(350), Quantity(250)])
  }

  @Test func `an own directive beats a rule on the same account`() throws {
    var books = try SampleBooks.household()
    try books.rule(nil, [("Expenses:Food", "100"), ("Assets:Checking", "-100")])
    try books.budget("Expenses:Food", "700")
    #expect(try books.report("2026-06-30").spending.budgets.map(\.budget) == [Quantity(700)])
  }

  @Test func `a rule that is tagged as an item is no budget`() throws {
    var books = try SampleBooks.household()
    try books.rule("Rent", [("Expenses:Rent", "1500"), ("Assets:Checking", "-1500")])
    #expect(try books.report("2026-06-30").spending.budgets.isEmpty)
  }

  @Test func `Fava's budgets count by the day, until the next one`() throws {
    var books = try SampleBooks.household()
    try books.budget(
      "Expenses:Food", "85", Recurrence(.months(3), start: try day("2026-01-01")), origin: .fava)
    #expect(
      try books.report("2026-01-31").spending.budgets.map(\.budget) == [Quantity("29.28")])
    try books.budget(
      "Expenses:Food", "310", Recurrence(.months(1), start: try day("2026-01-31")), origin: .fava)
    let line = try #require(try books.report("2026-01-31").spending.budgets.first)
    #expect(line.budget == Quantity("38.33"))
  }

  @Test(arguments: [
    (Budget.Rollover.none, "600"), (.surplus, "800"), (.signed, "700"),
  ])
  func `rollover hands on what is left`(_ rollover: Budget.Rollover, _ budget: String) throws {
    var books = try SampleBooks.household()
    try books.add("2026-05-20 Market | Expenses:Food 300 USD | Assets:Checking -300 USD")
    try books.add("2026-06-01 Market | Expenses:Food -100 USD | Assets:Checking 100 USD")
    try books.budget("Expenses:Food", "600") {
      $0.rollover = rollover
      $0.rolloverStart = Month(year: 2026, month: 4)
    }
    // April leaves 100, May overspends by 200 (less April's 100), June leaves 200.
    let line = try #require(try books.report("2026-07-31").spending.budgets.first)
    #expect(line.budget == Quantity(budget))
  }

  @Test(arguments: [(Budget.Rollover.surplus, "4400"), (.signed, "4300")])
  func `what periods after the books leave is handed on too, and at once`(
    _ rollover: Budget.Rollover, _ budget: String
  ) throws {
    var books = try SampleBooks.household()
    try books.add("2026-05-20 Market | Expenses:Food 300 USD | Assets:Checking -300 USD")
    try books.add("2026-06-01 Market | Expenses:Food -100 USD | Assets:Checking 100 USD")
    try books.budget("Expenses:Food", "600") {
      $0.rollover = rollover
      $0.rolloverStart = Month(year: 2026, month: 4)
    }
    // As above in July 2026, and 600 in each of the six months after.
    let line = try #require(try books.report("2027-01-31").spending.budgets.first)
    #expect(line.budget == Quantity(budget))
    let last = try #require(try books.report("9999-12-31").spending.budgets.first)
    #expect(try Ratio(last.budget) == Ratio(line.budget) + ratio("600") * Ratio(7972 * 12 + 11))
  }

  @Test func `what is still due in the period is committed`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Box", "20", from: "2026-01-25", account: "Expenses:Food")
    try books.subscription("Gym", "35", from: "2026-01-25", account: "Expenses:Fun")
    try books.budget("Expenses:Food", "600")
    let line = try #require(try books.report("2026-06-20").spending.budgets.first)
    #expect(line.committed == Quantity(520))
  }

  @Test func `a budget on debts is the payoff budget and not a spending budget`() throws {
    var books = try SampleBooks.household()
    try books.budget("Liabilities", "900") { $0.strategy = .avalanche }
    try books.budget("Assets:Checking", "900")
    let report = try books.report("2026-06-30")
    #expect(report.spending.budgets.isEmpty)
    #expect(report.debt.payoff.budget == Quantity(900))
    #expect(report.debt.payoff.strategy == .avalanche)
    #expect(
      report.dataQuality.first { $0.id == "budget-not-spending" }?.items == ["Assets:Checking"])
  }

  @Test(arguments: ["USD", "EUR"], [Budget.Origin.directive, .fava, .periodicRule])
  func `a budget is used as much in every reporting currency`(
    _ currency: String, _ origin: Budget.Origin
  ) throws {
    var books = try SampleBooks.household()
    try books.price("2026-03-01", "EUR", "1.25")
    try books.add("2026-06-20 Market | Expenses:Food 100 EUR | Assets:Checking -100 EUR")
    try books.price("2026-06-25", "EUR", "1.60")
    let (start, euro) = (try day("2026-06-01"), books.ledger.commodities.intern("EUR"))
    try books.budget("Expenses:Food", "0", Recurrence(.months(1), start: start), origin: origin) {
      $0.amount = Money(Quantity(1000), euro)
    }
    let line = try #require(
      try books.report("2026-06-30") { $0.currency = currency }.spending.budgets.first)
    // 500 USD at 1.25 on 15 June, and 100 EUR.
    #expect(line.fraction == Quantity("0.5"))
    #expect(line.budget == Quantity(currency == "EUR" ? 1000 : 1600))
    #expect(line.spent == Quantity(currency == "EUR" ? 500 : 800))
  }

  @Test func `spending without a price in a budget's currency is compared in the report's`() throws
  {
    var books = try SampleBooks.household()
    let euro = books.ledger.commodities.intern("EUR")
    try books.price("2026-06-12", "EUR", "1.25")
    try books.budget("Expenses:Food", "0") { $0.amount = Money(Quantity(1000), euro) }
    let line = try #require(try books.report("2026-06-30").spending.budgets.first)
    #expect(line.spent == Quantity(500))
    #expect(line.fraction == Quantity("0.4"))
  }
}
