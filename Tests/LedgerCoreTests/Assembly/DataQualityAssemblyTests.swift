import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct DataQualityAssemblyTests {
  private func items(_ id: String, _ report: KPIReport) -> [String]? {
    report.dataQuality.first { $0.id == id }?.items
  }

  @Test func `what has no price is left out and listed`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-01 Gift | Assets:Broker 7.26 ZZZ | Equity:Gifts -7.26 ZZZ")
    try books.add("2026-06-02 Gift | Assets:Broker 5 AAA | Equity:Gifts -5 AAA")
    let report = try books.report("2026-06-30")
    #expect(items("unpriced", report) == ["5 AAA", "7.26 ZZZ"])
    #expect(report.netWorth.unpriced == ["5 AAA", "7.26 ZZZ"])
    #expect(report.netWorth.value == Quantity(8700))
  }

  @Test func `an ignored commodity is said to be ignored and nothing else`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-01 Gift | Assets:Broker 7 ZZZ | Equity:Gifts -7 ZZZ")
    books.ledger.commodities.ignored = [books.ledger.commodities.intern("ZZZ")]
    let report = try books.report("2026-06-30")
    #expect(items("unpriced", report) == nil)
    #expect(items("ignored", report) == ["ZZZ"])
  }

  @Test func `trades and old prices are said`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-03-20 Buy | Assets:Broker 2 FUND @@ 100 USD | Assets:Checking -100 USD")
    try books.add("2026-03-20 Buy | Assets:Broker 2 BOND @@ 100 USD | Assets:Checking -100 USD")
    try books.price("2026-06-29", "BOND", "51")
    let report = try books.report("2026-06-30")
    #expect(items("traded-price", report) == ["FUND"])
    #expect(items("stale-price", report) == ["FUND of 20 Mar 2026"])
  }

  @Test func `guesses and what is left out are said`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-07-02 Market | Expenses:Food 1 USD | Assets:Checking -1 USD")
    try books.add("2026-06-02 Envelope | Budget:Food 1 USD | Budget:Free -1 USD")
    let report = try books.report("2026-06-30")
    #expect(items("cash-by-name", report) == ["Assets:Checking"])
    #expect(items("currency-guessed", report) == ["USD"])
    #expect(items("unclassified", report) == ["Budget (2 postings)"])
    #expect(report.dataQuality.first { $0.id == "future-entries" }?.text.hasPrefix("One") == true)
    let asked = try books.report("2026-06-30") { $0.currency = "USD" }
    #expect(items("currency-guessed", asked) == nil)
  }

  @Test func `a month of the window without entries is sparse`() throws {
    var books = try SampleBooks(
      "2026-01-05 Employer | Assets:Checking 10 USD | Income:Salary -10 USD")
    try books.add("2026-04-05 Employer | Assets:Checking 10 USD | Income:Salary -10 USD")
    #expect(
      items("sparse-months", try books.report("2026-04-30")) == ["February 2026", "March 2026"])
  }

  @Test func `the reader's findings stand first`() throws {
    var books = try SampleBooks.household()
    let finding = Finding(id: "decimal-mark", severity: .note, text: "Guessed.")
    books.ledger.findings = [finding]
    #expect(try books.report("2026-06-30").dataQuality.first == finding)
  }
}
