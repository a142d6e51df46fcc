import LedgerModel
import Testing

@testable import LedgerCore

struct LedgerColumnsTests {
  @Test(
    arguments: [
      (EntryFlags.cleared, EntryTraits()), (EntryFlags.closing, EntryTraits.closing),
      (EntryFlags.opening, EntryTraits.opening),
      ([.closing, .opening, .pending], [.closing, .opening]),
    ] as [(EntryFlags, EntryTraits)])
  func `an entry's flags say what it is`(_ flags: EntryFlags, _ traits: EntryTraits) throws {
    var ledger = LedgerBuilder()
    try ledger.entry("2025-01-01", "a", flags: flags, [("assets:a", "1", "USD")])
    let columns = LedgerColumns(ledger.ledger, AccountClassification(ledger.ledger.accounts))
    #expect(columns.flaggedTraits(of: 0) == traits)
  }

  @Test func `the bits of a posting's flags are told apart`() throws {
    var ledger = LedgerBuilder()
    try ledger.entry("2025-01-01", "a", [("assets:a", "1", "USD")])
    try ledger.entry(
      "2025-01-01", "b",
      lines: [
        .init("assets:a", "1", "USD", isVirtual: true),
        .init("assets:a", "1", "USD", unit: ("1", "EUR")),
        .init("assets:a", "1", "USD", day: "2025-01-02"),
        .init("assets:a", "123456789012345678901234567890", "USD"),
      ])
    let columns = LedgerColumns(ledger.ledger, AccountClassification(ledger.ledger.accounts))
    #expect(columns.postings(of: 0) == 0..<1)
    #expect(columns.postings(of: 1) == 1..<5)
    #expect((0..<5).filter(columns.isVirtual) == [1])
    #expect((0..<5).filter(columns.hasCost) == [2])
    #expect((0..<5).filter { columns.haveOwnDay(columns.flags[$0].rawValue) } == [3])
    #expect((0..<5).filter(columns.isWide) == [4])
  }
}
