import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextFixedSpendingTests {
  private func fixed(_ change: (inout SampleBooks) throws -> Void) throws -> Quantity {
    var books = try SampleBooks.household()
    try change(&books)
    let report = try books.report("2026-06-30")
    let spending = report.spending
    #expect(try spending.fixed.amount + spending.discretionary.amount == report.flows.expenses)
    return spending.fixed.amount
  }

  @Test func `nothing is fixed by itself`() throws {
    #expect(try fixed { _ in } == .zero)
  }

  @Test func `a tagged account is fixed with all below it`() throws {
    #expect(try fixed { $0.attributes("Expenses:Food") { $0.spend = .fixed } } == Quantity(500))
  }

  @Test(arguments: [(Recurrence.Interval.months(1), "1500"), (.days(1), "0")])
  func `what pays an item of a week or longer is fixed`(
    _ interval: Recurrence.Interval, _ amount: String
  ) throws {
    let found = try fixed {
      try $0.subscription("Landlord", "1500", interval, from: "2026-06-10")
    }
    #expect(found == Quantity(amount))
  }

  @Test func `a posting that is tagged and matched counts once`() throws {
    let found = try fixed {
      $0.attributes("Expenses:Rent") { $0.spend = .fixed }
      try $0.subscription("Landlord", "1500", from: "2026-06-10")
    }
    #expect(found == Quantity(1500))
  }

  @Test func `what a loan's payment spends is interest, whatever its account is called`() throws {
    let found = try fixed {
      try $0.add("2026-03-02 Bank | Liabilities:Loan -1000 USD | Assets:Car 1000 USD")
      try $0.add(
        "2026-06-20 Bank | Liabilities:Loan 60 USD | Expenses:Bank 40 USD | Assets:Checking -100 USD"
      )
    }
    #expect(found == Quantity(40))
  }

  @Test func `foreign spending counts at its cost`() throws {
    let found = try fixed {
      try $0.add(
        "2026-06-20 Radio | Expenses:Fun 10.00 EUR @@ 11.00 USD | Assets:Checking -11.00 USD")
      try $0.subscription("Radio", "11", from: "2026-06-20")
    }
    #expect(found == Quantity(11))
  }
}
