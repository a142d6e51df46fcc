import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct NarrativeAssemblyTests {
  @Test func `it repeats the figures in plain sentences`() throws {
    #expect(
      try SampleBooks.household().report("2026-06-30").narrative == """
        2026-06 is rated strong, with a score of 5. 3000.00 USD came in and 2000.00 USD was spent; \
        1000.00 USD was left, 33.3 % of income. Net worth is 8700.00 USD, 1000.00 USD more than a \
        month before, and debt is 300.00 USD. Cash of 9000.00 USD lasts 4.5 months.
        """)
  }

  @Test func `a month to date says so`() throws {
    let narrative = try SampleBooks.household().report("2026-06-12").narrative
    #expect(narrative.hasPrefix("2026-06 up to 2026-06-12 is rated"))
  }
}
