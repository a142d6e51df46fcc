import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct AttentionAssemblyTests {
  private func kinds(_ report: KPIReport) -> [String] {
    report.attention.map { "\($0.severity.rawValue) \($0.kind.rawValue) \($0.subject)" }
  }

  @Test func `nothing stands out in a plain month`() throws {
    #expect(try SampleBooks.household().report("2026-06-30").attention.isEmpty)
  }

  @Test func `warnings stand first, then the largest`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Market | Expenses:Food 300 USD | Assets:Checking -300 USD")
    try books.add("2026-06-21 Shop | Expenses:Toys 9000 USD | Assets:Checking -9000 USD")
    try books.budget("Expenses:Food", "800")
    try books.budget("Expenses:Rent", "1600")
    #expect(
      kinds(try books.report("2026-06-30")) == [
        "warning netCashFlow netCashFlow", "warning runway runwayMonths",
        "warning budget Expenses:Food", "info savingsRate savingsRate", "info budget Expenses:Rent",
        "info spendingSpike Expenses:Food",
      ])
  }

  @Test func `every text has its numbers`() throws {
    var books = try SampleBooks.household()
    try books.budget("Expenses:Food", "400")
    let fact = try #require(try books.report("2026-06-30").attention.first)
    #expect(fact.text == "Expenses:Food: 500.00 of 400.00, 125 % of the monthly budget.")
    #expect(fact.facts.map(\.name) == ["spent", "budget", "fraction"])
  }

  @Test func `a yearly bill of a declared item is no spike, but stays flagged`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Insurer | Expenses:Food 700 USD | Assets:Checking -700 USD")
    #expect(kinds(try books.report("2026-06-30")) == ["info spendingSpike Expenses:Food"])
    try books.subscription("Insurer", "700", .years(1), from: "2025-06-20")
    let report = try books.report("2026-06-30")
    #expect(report.attention.isEmpty)
    #expect(report.spending.categories.first { $0.account == "Expenses:Food" }?.isFlagged == true)
  }

  @Test func `a minimum that never pays a debt off is said`() throws {
    var books = try SampleBooks.household()
    let usd = books.ledger.commodities.intern("USD")
    books.attributes("Liabilities:Visa") {
      $0.apr = Quantity("0.24")
      $0.minimum = .fixed(Money(Quantity(6), usd))
    }
    let fact = try #require(try books.report("2026-06-30").attention.first)
    #expect(fact.kind == .minimumBelowInterest)
    #expect(fact.text.contains("(6.00)"))
  }

  @Test func `a price that rose is a fact`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Films", "15.49", from: "2024-01-03") {
      $0.prices = [
        .init(day: try day("2026-02-15"), amount: Money(try number("17.99"), $0.amount.commodity))
      ]
    }
    let report = try books.report("2026-06-30")
    #expect(
      report.attention.map(\.text) == [
        "Films: from 15.49 to 17.99 a month since 15 Feb 2026, 30.00 more a year."
      ])
    #expect(report.recurring.priceCreep.totalMonthlyChange == Quantity("2.50"))
    #expect(report.attention.map(\.isNews) == [false])
    #expect(try books.report("2026-02-28").attention.last?.isNews == true)
  }

  @Test func `a small spike comes last`() throws {
    var books = try SampleBooks.household()
    for month in ["03", "04", "05"] {
      try books.add("2026-\(month)-20 Kiosk | Expenses:Ads 1 USD | Assets:Checking -1 USD")
    }
    try books.add("2026-06-20 Kiosk | Expenses:Ads 15 USD | Assets:Checking -15 USD")
    try books.budget("Expenses:Ads", "16")
    #expect(
      kinds(try books.report("2026-06-30")) == [
        "info budget Expenses:Ads", "info spendingSpike Expenses:Ads",
      ])
  }
}
