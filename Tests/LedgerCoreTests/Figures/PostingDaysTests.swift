import LedgerModel
import Testing

@testable import LedgerCore

struct PostingDaysTests {
  @Test func `a closing entry takes assets and debts away on the day after`() throws {
    var ledger = LedgerBuilder()
    try ledger.entry(
      "2024-12-31", "close", flags: .closing,
      lines: [
        .init("assets:a", "-1", "USD"), .init("liabilities:a", "1", "USD"),
        .init("equity:x", "1", "USD"), .init("assets:b", "-1", "USD", day: "2024-11-30"),
        .init("income:a", "1", "USD"),
      ])
    let classification = AccountClassification(ledger.ledger.accounts)
    let columns = LedgerColumns(ledger.ledger, classification)
    let days = PostingDays(ledger.ledger, columns, [.closing, .stock])
    #expect(
      (0..<5).map { days.day(of: $0, in: 0).description } == [
        "2025-01-01", "2025-01-01", "2024-12-31", "2024-12-01", "2024-12-31",
      ])
  }
}
