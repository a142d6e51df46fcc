import LedgerModel
import Testing

@testable import LedgerCore

struct EntryVisitsTests {
  private func visits(_ builder: LedgerBuilder) -> (visits: EntryVisits, days: [Day]) {
    let ledger = builder.ledger
    let survey = LedgerSurvey(ledger, AccountClassification(ledger.accounts))
    let days = PostingDays(ledger, survey.columns, survey.traits)
    return (EntryVisits(survey.columns, survey.traits, days), survey.columns.days)
  }

  @Test func `empty books have no months`() {
    let (visits, days) = visits(LedgerBuilder())
    #expect(visits.months == nil && visits.isEmpty)
    #expect(visits.placed(days).entries.isEmpty)
  }

  @Test func `an entry visits the months of its postings' own days`() throws {
    var ledger = LedgerBuilder()
    try ledger.salary("2025-03-01", "1")
    try ledger.entry(
      "2025-02-10", "late",
      lines: [
        .init("expenses:a", "1", "USD", day: "2025-02-11"),
        .init("assets:a", "-1", "USD", day: "2025-04-01"),
      ])
    let (visits, days) = visits(ledger)
    #expect(!visits.isEmpty)
    #expect(visits.months == Month(year: 2025, month: 2)...Month(year: 2025, month: 4))
    #expect(visits.placed(days).starts == [0, 1, 2, 3])
    #expect(visits.placed(days).entries == [1, 0, 1])
  }
}
