import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `CalendarAssembly+RulesTests` {
  private func events(
    _ postings: [(String, String)], name: String? = nil, every recurrence: Recurrence? = nil,
    adding entries: String...
  ) throws -> [String] {
    var books = try SampleBooks.household()
    for entry in entries { try books.add(entry) }
    let monthly = Recurrence(.months(1), start: try day("2026-01-05"))
    try books.rule(name, every: recurrence ?? monthly, postings)
    return try books.report("2026-06-30").calendar.events.map {
      "\($0.date) \($0.source.rawValue) \($0.name) \($0.amount?.text() ?? "-") \($0.state.rawValue)"
    }
  }

  private let pay = [("Assets:Checking", "3000"), ("Income:Salary", "-3000")]

  @Test func `income that a rule brings in stands with what reaches cash`() throws {
    #expect(try events(pay) == ["2026-07-05 income Income:Salary 3000 due"])
    let net = [
      ("Assets:Checking", "2400"), ("Expenses:Taxes", "600"), ("Income:Salary", "-3000"),
    ]
    #expect(try events(net, name: "Paycheck") == ["2026-07-05 income Paycheck 2400 due"])
  }

  @Test func `an entry near the day takes its place`() throws {
    let early = "2026-07-03 Employer | Assets:Checking 3100 USD | Income:Salary -3100 USD"
    #expect(try events(pay, adding: early) == ["2026-07-05 income Income:Salary 3100 scheduled"])
  }

  @Test func `a rule that only spends is a budget, and so is one without cash`() throws {
    #expect(try events([("Expenses:Food", "400"), ("Assets:Checking", "-400")]).isEmpty)
    #expect(try events([("Income:Salary", "-400"), ("Equity:Plan", "400")]).isEmpty)
  }

  @Test func `money that is moved stands once`() throws {
    let move = [("Assets:Broker", "200"), ("Assets:Checking", "-200")]
    #expect(
      try events(
        move, every: Recurrence(.months(1)),
        adding: "2026-06-01 Bank | Assets:Broker 200 USD | Assets:Checking -200 USD")
        == ["2026-07-01 rule Assets:Broker 200 due"])
  }

  @Test func `the due day of a debt stands for the rule that pays it`() throws {
    var books = try SampleBooks.household()
    books.attributes("Liabilities:Visa") { $0.dueDay = 9 }
    try books.rule(
      every: Recurrence(.months(1)), [("Liabilities:Visa", "40"), ("Assets:Checking", "-40")])
    let events = try books.report("2026-06-30").calendar.events.filter { $0.state == .due }
    #expect(events.map(\.source) == [.debt])
    #expect(events.map(\.amount) == [Quantity(40)])
  }
}
