import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct TrailingMonthsTests {
  @Test(arguments: [(6, 3), (2, 2), (1, 1), (1_000_000, 3), (Int.max, 3)])
  func `the window starts with the first income or spending`(_ count: Int, _ months: Int) throws {
    let window = try SampleBooks.household().report("2026-06-15") { $0.window = count }.window
    #expect(window.months == months)
    #expect(window.to == Month(year: 2026, month: 5))
  }

  @Test func `a month without spending counts as zero from then on`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-01-05 Market | Expenses:Food 30 USD | Assets:Checking -30 USD")
    let report = try books.report("2026-06-30")
    #expect(report.window.months == 5)
    #expect(report.liquidity.meanMonthlyExpenses == Quantity(1206))
  }
}
