import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextFlowsTests {
  @Test func `the rate after tax leaves taxes out of income`() throws {
    var books = try SampleBooks.household()
    #expect(try books.report("2026-06-30").flows.savingsRateAfterTax == nil)
    try books.add("2026-06-20 Treasury | Expenses:Taxes 600 USD | Assets:Checking -600 USD")
    let report = try books.report("2026-06-30")
    #expect(report.flows.savingsRateAfterTax == Quantity("0.166666666667"))
    #expect(report.headline.savingsRate.value == Quantity("0.133333333333"))
  }

  @Test func `amounts as booked stand by symbol`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-21 Hotel | Expenses:Travel 90 EUR @@ 100 USD | Assets:Checking -100 USD")
    let flows = try books.report("2026-06-30").flows
    #expect(flows.byCommodity.expenses.map(\.commodity) == ["EUR", "USD"])
    #expect(flows.byCommodity.expenses.map(\.quantity) == [Quantity(90), Quantity(2000)])
    #expect(flows.expenses == Quantity(2100))
  }
}
