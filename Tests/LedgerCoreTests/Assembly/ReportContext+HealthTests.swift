import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextHealthTests {
  @Test func `the best rating has nothing above it`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-02 Bank | Liabilities:Visa 300 USD | Assets:Checking -300 USD")
    let health = try #require(try books.report("2026-06-30").health)
    #expect(health.rating == .strong)
    #expect(health.score == 5)
    #expect(health.toNext == nil)
  }

  @Test func `the nearest way up is one sentence with its amount`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-02 Bank | Liabilities:Visa 300 USD | Assets:Checking -300 USD")
    try books.add("2026-05-29 Roof | Assets:House 6000 USD | Assets:Checking -6000 USD")
    let health = try #require(try books.report("2026-06-30").health)
    #expect(health.contributions.runwayMonths == -1)
    #expect(
      health.toNext == "2 points from strong: 3300.00 USD more in cash makes the runway 3 months.")
  }

  @Test(arguments: [("2026-06-30", true), ("2026-07-31", false), ("2027-05-31", false)])
  func `a month that is over and that the books end before has nothing to rate`(
    _ asOf: String, _ isRated: Bool
  ) throws {
    let report = try SampleBooks.household().report(asOf)
    #expect((report.health != nil) == isRated)
    #expect((report.json["health"] == .null) != isRated)
    #expect(report.narrative.contains("is not rated, as the books have nothing in it.") != isRated)
  }

  @Test func `the first days of a month are rated though nothing is booked yet`() throws {
    #expect(try SampleBooks.household().report("2026-07-03").health != nil)
  }
}
