import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct RecurringAssemblyTests {
  @Test func `outflow is the exact sum of monthly equivalents, rounded once`() throws {
    var books = try SampleBooks.household()
    for name in ["A", "B", "C"] {
      try books.subscription(name, "10.00", .weeks(1), from: "2026-06-01")
    }
    let recurring = try books.report("2026-06-30").recurring
    #expect(recurring.monthlyOutflow == Quantity("130.00"))
    #expect(recurring.incomeShare == Quantity("0.043333333333"))
    #expect(recurring.largest.map(\.name) == ["A", "B", "C"])
    #expect(recurring.largest.first?.monthly == Quantity("43.33"))
  }

  @Test func `the tile is the outflow of the block`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Gym", "35.00", from: "2026-01-03")
    let report = try books.report("2026-06-30")
    #expect(report.headline.monthlyRecurringOutflow.value == report.recurring.monthlyOutflow)
    #expect(report.recurring.monthlyOutflow == Quantity(35))
  }

  @Test(arguments: [
    ("2026-03-31", "0"), ("2026-04-01", "10"), ("2026-06-30", "10"), ("2026-07-01", "0"),
  ])
  func `an item is in force from its start until its end`(_ asOf: String, _ outflow: String) throws
  {
    var books = try SampleBooks.household()
    try books.subscription("Box", "10", from: "2026-04-01") {
      $0.recurrence.end = try day("2026-07-01")
    }
    #expect(try books.report(asOf).recurring.monthlyOutflow == Quantity(outflow))
  }

  @Test func `a later directive of the same name changes the period`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Box", "10", from: "2026-01-01")
    try books.subscription("Box", "96", .years(1), from: "2026-06-01")
    #expect(try books.report("2026-05-31").recurring.monthlyOutflow == Quantity(10))
    let later = try books.report("2026-06-30").recurring
    #expect(later.monthlyOutflow == Quantity(8))
    #expect(later.largest.map(\.period) == ["yearly"])
  }

  @Test func `a price is the later of the last charge and the last price line`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-05-03 NETFLIX.COM | Expenses:Fun 16.00 USD | Assets:Checking -16.00 USD")
    try books.subscription("Netflix", "15.00", from: "2026-01-03", payee: "netflix") {
      $0.prices = [
        .init(day: try day("2026-06-10"), amount: Money(try number("17.00"), $0.amount.commodity))
      ]
    }
    #expect(try books.report("2026-04-30").recurring.monthlyOutflow == Quantity(15))
    #expect(try books.report("2026-05-31").recurring.monthlyOutflow == Quantity(16))
    #expect(try books.report("2026-06-30").recurring.monthlyOutflow == Quantity(17))
  }

  @Test func `three unpaid periods after a paid one stop an item`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-03-03 Gym | Expenses:Fun 35 USD | Assets:Checking -35 USD")
    try books.subscription("Gym", "35", from: "2026-01-03")
    #expect(try books.report("2026-06-08").recurring.monthlyOutflow == Quantity(35))
    let stopped = try books.report("2026-06-09").recurring
    #expect(stopped.monthlyOutflow == .zero)
    #expect(stopped.stopped == ["Gym"])
    #expect(stopped.upcoming.isEmpty)
    #expect(stopped.overdue.isEmpty)
  }

  @Test func `an item that was never paid does not stop`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Gym", "35", from: "2026-01-03")
    #expect(try books.report("2026-06-30").recurring.monthlyOutflow == Quantity(35))
  }

  @Test func `a foreign price counts at the price of the day, and without one is listed`() throws {
    var books = try SampleBooks.household()
    try books.price("2026-06-01", "EUR", "1.10")
    for (name, symbol) in [("Paper", "EUR"), ("Radio", "CHF")] {
      try books.subscription(name, "10", from: "2026-01-03")
      let commodity = books.ledger.commodities.intern(symbol)
      books.ledger.subscriptions[books.ledger.subscriptions.count - 1].amount =
        Money(Quantity(10), commodity)
    }
    let report = try books.report("2026-06-30") { $0.currency = "USD" }
    #expect(report.recurring.monthlyOutflow == Quantity(11))
    #expect(report.dataQuality.first { $0.id == "subscription-unpriced" }?.items == ["Radio"])
  }

  @Test func `a tagged rule is an item with what it spends`() throws {
    var books = try SampleBooks.household()
    try books.rule(
      "Loan",
      [("Expenses:Interest", "40"), ("Liabilities:Loan", "60"), ("Assets:Checking", "-100")])
    try books.rule("Saving", [("Assets:Savings", "50"), ("Assets:Checking", "-50")])
    let recurring = try books.report("2026-06-30").recurring
    #expect(recurring.monthlyOutflow == Quantity(40))
    #expect(recurring.largest.map(\.name) == ["Loan"])
  }

  @Test func `an item that ended is not one that stopped`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-03-03 Gym | Expenses:Fun 35 USD | Assets:Checking -35 USD")
    try books.subscription("Gym", "35", from: "2026-01-03") {
      $0.recurrence.end = try day("2026-06-20")
    }
    #expect(try books.report("2026-06-10").recurring.stopped == ["Gym"])
    #expect(try books.report("2026-06-30").recurring.stopped.isEmpty)
  }

  @Test func `an item that is paid again is in force again`() throws {
    var books = try SampleBooks.household()
    for date in ["2026-01-03", "2026-06-03"] {
      try books.add("\(date) Gym | Expenses:Fun 35 USD | Assets:Checking -35 USD")
    }
    try books.subscription("Gym", "35", from: "2026-01-03")
    #expect(try books.report("2026-05-31").recurring.stopped == ["Gym"])
    #expect(try books.report("2026-06-30").recurring.monthlyOutflow == Quantity(35))
  }
}
