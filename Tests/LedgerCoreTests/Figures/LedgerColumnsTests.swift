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

  @Test(arguments: [false, true])
  func `days are found whether entries stand by day or not`(_ isInOrder: Bool) throws {
    var ledger = LedgerBuilder()
    let days = ["2025-01-01", "2025-01-03", "2025-01-03", "2025-01-05"]
    for day in isInOrder ? days : days.reversed() {
      try ledger.entry(day, "a", [("assets:a", "1", "USD"), ("assets:b", "-1", "USD")])
    }
    let columns = LedgerColumns(ledger.ledger, AccountClassification(ledger.ledger.accounts))
    #expect(columns.isInOrder == isInOrder)
    let last = try ["2024-12-31", "2025-01-02", "2025-01-03", "2025-02-01"].map {
      try columns.lastDay(upTo: day($0))?.description
    }
    #expect(last == [nil, "2025-01-01", "2025-01-03", "2025-01-05"])
    let some = try columns.entries(after: day("2025-01-01"), through: day("2025-01-03"))
    #expect(some == (isInOrder ? 1..<3 : 0..<4))
    #expect(columns.postings(of: 1..<3) == 2..<6)
    #expect(columns.postings(of: 1..<1).isEmpty)
  }
}
