import LedgerModel
import Testing

@testable import LedgerCore

struct ClosingSearchTests {
  private var ledger = LedgerBuilder()

  /// The entries that are found to close and to open, by number.
  private func found() throws -> (closing: [Int], opening: [Int]) {
    let walk = try SweptLedger(ledger).sweep.walk
    let entries = 0..<ledger.ledger.entries.count
    return (
      entries.filter { walk.traits(of: $0).contains(.closing) },
      entries.filter { walk.traits(of: $0).contains(.opening) }
    )
  }

  private mutating func year(closing: String = "equity:closing balances") throws {
    try ledger.open("2024-01-01", "100")
    try ledger.spend("2024-05-01", "expenses:food", "30")
    try ledger.move("2024-06-01", to: "expenses:food", from: "liabilities:visa", "5")
    try ledger.entry(
      "2024-12-31", "end",
      [
        ("assets:bank:checking", "-70", "USD"), ("liabilities:visa", "5", "USD"),
        (closing, "65", "USD"),
      ])
    try ledger.entry(
      "2025-01-01", "start",
      [
        ("assets:bank:checking", "70", "USD"), ("liabilities:visa", "-5", "USD"),
        ("equity:opening balances", "-65", "USD"),
      ])
  }

  @Test(arguments: ["equity:closing balances", "Equity:Opening/Closing"])
  mutating func `emptying whole roots against such an account closes`(_ name: String) throws {
    try year(closing: name)
    #expect(try found().closing == [3])
    #expect(try found().opening == [4])
  }

  @Test mutating func `against another account it does not`() throws {
    try year(closing: "equity:drawings")
    #expect(try found().closing == [])
    #expect(try found().opening == [])
  }

  @Test mutating func `as long as another account of the root is open it does not`() throws {
    try ledger.move("2024-02-01", to: "assets:house", from: "income:gift", "500")
    try year()
    #expect(try found().closing == [])
  }

  @Test mutating func `a first opening entry stays what it is`() throws {
    try ledger.open("2024-01-01", "100")
    #expect(try found().closing == [])
    #expect(try found().opening == [])
  }

  @Test mutating func `income and spending against equity alone closes`() throws {
    try ledger.salary("2024-02-01", "100")
    try ledger.entry(
      "2024-12-31", "retain",
      [
        ("income:salary", "100", "USD"), ("expenses:food", "-40", "USD"),
        ("equity:retained", "-60", "USD"),
      ])
    #expect(try found().closing == [1])
    #expect(try SweptLedger(ledger).flows("2024-12") == MonthFlows())
  }

  @Test mutating func `an exchange on the way to an expense does not`() throws {
    try ledger.entry(
      "2024-12-31", "fee",
      [
        ("income:interest", "-10", "USD"), ("equity:conversion", "10", "USD"),
        ("equity:conversion", "-9", "EUR"), ("expenses:fee", "9", "EUR"),
      ])
    #expect(try found().closing == [])
  }

  @Test mutating func `a tag that both entries bear is settled by what they do`() throws {
    try ledger.open("2024-01-01", "100")
    let both: EntryFlags = [.closing, .opening]
    try ledger.move(
      "2024-12-31", to: "equity:opening/closing", from: "assets:bank:checking", "100", flags: both)
    try ledger.move(
      "2025-01-01", to: "assets:bank:checking", from: "equity:opening/closing", "100", flags: both)
    #expect(try found().closing == [1])
    #expect(try found().opening == [2])
  }
}
