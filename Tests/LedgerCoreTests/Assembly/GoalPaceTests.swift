import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct GoalPaceTests {
  private func pace(
    _ account: String?, _ asOf: String = "2026-06-30", adding entries: String...
  ) throws -> Quantity? {
    var books = try SampleBooks.household()
    for entry in entries { try books.add(entry) }
    try books.goal("House", "9000", account: account)
    return try books.report(asOf).goals.first?.actualMonthly
  }

  @Test func `it is the mean monthly change of the account over the window`() throws {
    let rate = try pace(
      "Assets:Savings",
      adding: "2026-04-02 Bank | Assets:Savings 100 USD | Assets:Checking -100 USD",
      "2026-05-02 Bank | Assets:Savings:Jar 100 USD | Assets:Checking -100 USD",
      "2026-06-02 Bank | Assets:Savings 999 USD | Assets:Checking -999 USD")
    #expect(rate == Quantity("66.666666666667"))
  }

  @Test func `a price that moves is no contribution`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-02-01 Bank | Assets:Savings 100 EUR @@ 110 USD | Equity:Opening -110 USD")
    try books.add("2026-05-01 Bank | Assets:Savings 30 EUR @@ 30 USD | Assets:Checking -30 USD")
    try books.price("2026-06-20", "EUR", "2")
    try books.goal("House", "9000", account: "Assets:Savings")
    #expect(try books.report("2026-06-30").goals.first?.actualMonthly == Quantity(20))
  }

  @Test(arguments: ["Equity:Opening Balances", "Equity:opening/closing", "Equity:Opening-Balances"])
  func `an opening balance is not put aside`(_ equity: String) throws {
    let name = equity.replacing(" ", with: "")
    let rate = try pace(
      "Assets:Savings", adding: "2026-03-01 Start | Assets:Savings 7000 USD | \(name) -7000 USD",
      "2026-05-02 Bank | Assets:Savings 300 USD | Assets:Checking -300 USD")
    #expect(rate == Quantity(100))
  }

  @Test func `without an account, or without a window, it is not known`() throws {
    #expect(try pace(nil) == nil)
    #expect(try pace("Assets:Checking", "2026-03-31") == nil)
  }
}
