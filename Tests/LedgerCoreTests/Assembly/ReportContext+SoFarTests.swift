import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextSoFarTests {
  @Test func `the current month is a block of its own`() throws {
    var books = try SampleBooks.household()
    try books.budget("Expenses:Food", "600")
    try books.subscription("Gym", "35", from: "2026-01-12", account: "Expenses:Fun")
    let report = try books.report("2026-05-31") { $0.soFarDay = try day("2026-06-10") }
    #expect(report.month == Month(year: 2026, month: 5))
    let soFar = try #require(report.soFar)
    #expect(soFar.income == Quantity(3000))
    #expect(soFar.expenses == Quantity(1500))
    #expect(soFar.cash == Quantity(9500))
    #expect(soFar.budgets.map(\.spent) == [.zero])
    #expect(soFar.budgets.map(\.elapsed) == [Quantity("0.333333333333")])
    #expect(soFar.due.map(\.date.description) == ["2026-05-12", "2026-06-12"])
    // The market's 500 of 15 June stands in the books already.
    let market = try day("2026-06-15")
    #expect(
      soFar.lowPoint
        == .init(date: market, balance: Quantity(8930), events: ["Gym", "Gym", "Market"]))
  }

  @Test(arguments: [("2026-07-31", true), ("2026-08-01", false)])
  func `books that are far behind have no current month`(_ today: String, _ stands: Bool) throws {
    let report = try SampleBooks.household().report("2026-06-30") { $0.soFarDay = try day(today) }
    #expect((report.soFar != nil) == stands)
  }

  @Test func `without a day there is no block`() throws {
    #expect(try SampleBooks.household().report("2026-05-31").soFar == nil)
  }
}
