import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextLiquidityTests {
  @Test func `what is withheld ends with the income and is no burn`() throws {
    var books = try SampleBooks.household()
    for month in ["03", "04", "05"] {
      try books.add(
        "2026-\(month)-05 Employer | Expenses:Taxes 500 USD | Income:Salary -500 USD")
    }
    let report = try books.report("2026-06-30")
    #expect(report.liquidity.meanMonthlyExpenses == Quantity(2000))
    #expect(report.headline.runwayMonths.value == Quantity("4.5"))
    #expect(report.liquidity.runwayAllExpenses == Quantity("3.6"))
  }

  @Test func `principal is part of the runway with debt service`() throws {
    var books = try SampleBooks.household()
    for month in ["03", "04", "05"] {
      try books.add("2026-\(month)-25 Bank | Liabilities:Loan 100 USD | Assets:Checking -100 USD")
    }
    try books.add("2026-02-25 Bank | Liabilities:Loan -1000 USD | Assets:Car 1000 USD")
    let report = try books.report("2026-06-30")
    #expect(report.liquidity.liquid == Quantity(8700))
    #expect(report.liquidity.runwayWithDebtService == Quantity("4.142857142857"))
  }

  @Test func `a year's runway needs a year`() throws {
    var books = try SampleBooks.household()
    #expect(try books.report("2026-06-30").liquidity.runway12m == nil)
    try books.add("2025-06-05 Market | Expenses:Food 6000 USD | Assets:Checking -6000 USD")
    #expect(try books.report("2026-06-30").liquidity.runway12m == Quantity(3))
  }

  @Test func `accounts stand from the largest`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-01 Bank | Assets:Savings 6000 USD | Assets:Checking -6000 USD")
    let accounts = try books.report("2026-06-30").liquidity.accounts
    #expect(accounts.map(\.account) == ["Assets:Savings", "Assets:Checking"])
  }
}
