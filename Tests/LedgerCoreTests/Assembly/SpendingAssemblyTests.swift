import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct SpendingAssemblyTests {
  @Test(arguments: [
    (1, ["Expenses:Rent", "Expenses:Food"]), (2, ["Expenses:Rent", "Expenses:Food:Market"]),
    (9, ["Expenses:Rent", "Expenses:Food:Market"]),
  ])
  func `a category is so many levels below the root`(_ depth: Int, _ names: [String]) throws {
    let report = try SampleBooks.household().report("2026-06-30") { $0.depth = depth }
    #expect(report.spending.categories.map(\.account) == names)
  }

  @Test func `a category is compared with the months of the window`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Market | Expenses:Food 300 USD | Assets:Checking -300 USD")
    let food = try #require(try books.report("2026-06-30").spending.categories.last)
    #expect(food.currentMonth == Quantity(800))
    #expect(food.trailingMonthlyAverage == Quantity(500))
    #expect(food.trailingStdDev == .zero)
    #expect(food.deltaRatio == Quantity("0.6"))
    #expect(food.zScore == .zero)
    #expect(food.historyMonths == 3)
    #expect(food.incomeShare == Quantity("0.266666666667"))
    #expect(food.isFlagged)
  }

  @Test func `without history nothing is flagged and nothing is new`() throws {
    let spending = try SampleBooks.household().report("2026-03-31").spending
    #expect(spending.newCategories.isEmpty)
    let rent = try #require(spending.categories.first)
    #expect(rent.trailingMonthlyAverage == .zero)
    #expect(rent.deltaRatio == nil)
    #expect(rent.zScore == nil)
    #expect(!rent.isFlagged)
  }

  @Test func `spending on something for the first time is a new category`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Shop | Expenses:Toys 30 USD | Assets:Checking -30 USD")
    #expect(try books.report("2026-06-30").spending.newCategories == ["Expenses:Toys"])
  }

  @Test func `a refund is negative spending in its category`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Shop | Expenses:Toys -30 USD | Assets:Checking 30 USD")
    let toys = try #require(try books.report("2026-06-30").spending.categories.last)
    #expect(toys.currentMonth == Quantity(-30))
    #expect(toys.incomeShare == Quantity("-0.01"))
  }
}
