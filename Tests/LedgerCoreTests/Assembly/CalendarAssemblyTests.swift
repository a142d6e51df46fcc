import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct CalendarAssemblyTests {
  private func books() throws -> SampleBooks {
    var books = try SampleBooks.household()
    let usd = books.ledger.commodities.intern("USD")
    books.attributes("Liabilities:Visa") {
      $0.dueDay = 15
      $0.minimum = .fixed(Money(Quantity(25), usd))
    }
    try books.subscription("Gym", "35", from: "2026-01-03", account: "Expenses:Fun")
    try books.goal("Bike", "900", by: "2026-07-20", account: "Assets:Checking")
    return books
  }

  private func shown(_ report: KPIReport) -> [String] {
    report.calendar.events.map {
      "\($0.date) \($0.source.rawValue) \($0.name) \($0.state.rawValue)"
    }
  }

  @Test func `items, due days and goals stand on one grid`() throws {
    let report = try books().report("2026-06-30")
    #expect(
      shown(report) == [
        "2026-06-03 subscription Gym overdue", "2026-06-15 debt Liabilities:Visa overdue",
        "2026-07-03 subscription Gym due", "2026-07-15 debt Liabilities:Visa due",
        "2026-07-20 goal Bike due",
      ])
    #expect(report.calendar.from == Day("2026-06-03"))
    #expect(report.calendar.to == Day("2026-07-30"))
    #expect(
      report.calendar.events.map(\.amount) == [35, 25, 35, 25].map { Quantity($0) } + [nil])
  }

  @Test(arguments: [("2026-07-12", "scheduled"), ("2026-06-09", "due")])
  func `a payment near the due day takes its place`(_ paid: String, _ state: String) throws {
    var books = try books()
    try books.add("\(paid) Visa | Liabilities:Visa 25 USD | Assets:Checking -25 USD")
    let events = try shown(books.report("2026-06-30"))
    #expect(events.contains("2026-07-15 debt Liabilities:Visa \(state)"))
  }

  @Test func `the low point follows what is due and what later entries move`() throws {
    var books = try books()
    try books.add("2026-07-05 Employer | Assets:Checking 3000 USD | Income:Salary -3000 USD")
    let report = try books.report("2026-06-30")
    #expect(report.liquidity.liquid == Quantity(9000))
    let third = try day("2026-07-03")
    #expect(
      report.calendar.lowPoint
        == .init(
          date: third, balance: Quantity(8905), events: ["Gym", "Liabilities:Visa", "Gym"]))
  }

  @Test func `the grid runs on from the current day where the month so far is shown`() throws {
    var books = try books()
    try books.add("2026-07-03 Gym | Expenses:Fun 36 USD | Assets:Checking -36 USD")
    let today = try day("2026-07-10")
    let report = try books.report("2026-06-30") { $0.soFarDay = today }
    #expect(report.calendar.to == Day("2026-08-09"))
    #expect(
      shown(report).filter { $0.contains("Gym") } == [
        "2026-06-03 subscription Gym overdue", "2026-07-03 subscription Gym logged",
        "2026-08-03 subscription Gym due",
      ])
    #expect(report.soFar?.lowPoint == report.calendar.lowPoint)
  }

  @Test func `without anything known there is no low point`() throws {
    #expect(try SampleBooks.household().report("2026-06-30").calendar.lowPoint == nil)
  }

  @Test func `a goal date moves no money`() throws {
    var books = try SampleBooks.household()
    try books.goal("Bike", "900", by: "2026-07-20", account: "Assets:Checking")
    #expect(try books.report("2026-06-30").calendar.lowPoint == nil)
  }
}
