import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct EntryLookTests {
  private func books() throws -> Ledger {
    var ledger = LedgerBuilder()
    try ledger.spend("2025-01-01", "expenses:food", "5")
    try ledger.entry(
      "2025-01-02", "x",
      lines: [
        .init("expenses:food", "5", "USD", isVirtual: true),
        .init("expenses:food", "1", "USD", day: "2025-01-03"), .init("nowhere", "-1", "USD"),
      ])
    try ledger.spend("2025-01-04", "expenses:food", "7")
    return ledger.ledger
  }

  @Test func `charges are counted by payee, virtual postings left out`() throws {
    let books = try books()
    let look = EntryLook(books, AccountClassification(books.accounts), .alone)
    let x = Int(try #require(books.payees.find("x")))
    #expect(look.chargeCounts[x] == 1)
    #expect(look.chargeCounts.reduce(0, +) == 3)
  }

  @Test(arguments: TestWorkers.allCases)
  func `two halves come to the same as the whole`(_ workers: TestWorkers) throws {
    let books = try books()
    let classification = AccountClassification(books.accounts)
    let whole = EntryLook(books, classification, .alone)
    let halves = EntryLook(books, classification, workers.workers)
    #expect(halves.traits == whole.traits)
    #expect(halves.counts == whole.counts)
    #expect(halves.virtualCounts == whole.virtualCounts)
    #expect(halves.chargeCounts == whole.chargeCounts)
  }
}
