import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct KPIReportNarrativeTests {
  @Test func `it repeats the figures in plain sentences`() throws {
    #expect(
      try SampleBooks.household().report("2026-06-30").narrative == """
        June 2026 is rated stable, with a score of 3. 3000.00 USD came in and 2000.00 USD was spent; \
        1000.00 USD was left, 33.3 % of income. Net worth is 8700.00 USD, 1000.00 USD more than a \
        month before, and debt is 300.00 USD. Cash of 9000.00 USD lasts 4.5 months.
        """)
  }

  @Test func `of several things that need a look all are named`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Market | Expenses:Food 2500 USD | Assets:Checking -2500 USD")
    try books.budget("Expenses:Food", "800")
    let narrative = try books.report("2026-06-30").narrative
    #expect(narrative.hasSuffix("2 things need a look: Expenses:Food, Net cash flow."))
  }

  @Test func `what is overdue needs a look as well`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Water", "98.75", from: "2026-06-10", account: "Expenses:Water")
    #expect(
      try books.report("2026-06-30").narrative.hasSuffix(
        "One thing needs a look: Water was due on 10 Jun and is not in the books."))
    try books.budget("Expenses:Food", "100")
    #expect(
      try books.report("2026-06-30").narrative.hasSuffix(
        "2 things need a look: Water, Expenses:Food."))
  }

  @Test func `a month to date says so`() throws {
    let narrative = try SampleBooks.household().report("2026-06-12").narrative
    #expect(narrative.hasPrefix("June 2026 up to 12 Jun 2026 is rated"))
  }
}
