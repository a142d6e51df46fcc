import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct BudgetSpendingTests {
  @Test func `an expense counts in the budgets of its account and those above`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-03 Market | Expenses:Food 40 USD | Assets:Checking -40 USD")
    for account in [nil, "Expenses:Food", "Expenses:Food:Market", "Expenses:Foo"] {
      try books.budget(account, "1000")
    }
    let lines = try books.report("2026-06-30").spending.budgets
    #expect(lines.map(\.spent) == [2040, 0, 540, 500].map { Quantity($0) })
  }

  @Test func `a period that begins inside a month leaves out what was before`() throws {
    var books = try SampleBooks.household()
    try books.budget(
      "Expenses", "1000", Recurrence(.months(1), start: try day("2026-05-12")))
    #expect(try books.report("2026-06-30").spending.budgets.map(\.spent) == [Quantity(500)])
    #expect(try books.report("2026-06-10").spending.budgets.map(\.spent) == [Quantity(2000)])
  }
}
