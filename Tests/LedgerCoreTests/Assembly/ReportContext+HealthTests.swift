import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextHealthTests {
  @Test func `the best rating has nothing above it`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-02 Bank | Liabilities:Visa 300 USD | Assets:Checking -300 USD")
    let health = try books.report("2026-06-30").health
    #expect(health.rating == .strong)
    #expect(health.score == 5)
    #expect(health.toNext == nil)
  }

  @Test func `the nearest way up is one sentence with its amount`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-02 Bank | Liabilities:Visa 300 USD | Assets:Checking -300 USD")
    try books.add("2026-05-29 Roof | Assets:House 6000 USD | Assets:Checking -6000 USD")
    let health = try books.report("2026-06-30").health
    #expect(health.contributions.runwayMonths == -1)
    #expect(
      health.toNext == "2 points from strong: 3300.00 USD more in cash makes the runway 3 months.")
  }
}
