import LedgerModel
import Testing

@testable import LedgerCore

struct LedgerSurveyTests {
  @Test func `postings are counted by account, and entries have their traits`() throws {
    var ledger = LedgerBuilder()
    try ledger.spend("2025-01-01", "expenses:food", "5")
    try ledger.entry(
      "2025-01-02", "x",
      lines: [
        .init("expenses:food", "5", "USD", isVirtual: true),
        .init("expenses:food", "1", "USD", day: "2025-01-03"), .init("nowhere", "-1", "USD"),
      ])
    let books = ledger.ledger
    let survey = LedgerSurvey(books, AccountClassification(books.accounts))
    let food = Int(try #require(books.accounts.find("expenses:food")).index)
    #expect(survey.realCounts[food] == 2)
    #expect(survey.virtualCounts[food] == 1)
    #expect(survey.realCounts.reduce(0, +) == 4)
    #expect(survey.traits == [[.expense, .stock, .liquid], [.expense, .untyped, .ownDay]])
  }
}
