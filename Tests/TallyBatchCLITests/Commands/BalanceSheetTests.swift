import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct BalanceSheetTests {
  /// Makes a ledger of one entry a posting.
  static func ledger(
    _ postings: [(day: String, account: String, amount: String, commodity: String)]
  ) throws -> Ledger {
    var ledger = Ledger()
    for posting in postings {
      ledger.postings.append(
        account: ledger.accounts.intern(posting.account),
        try #require(Quantity(posting.amount)), ledger.commodities.intern(posting.commodity))
      ledger.entries.append(
        day: try #require(Day(posting.day)), payee: PayeeID(ledger.payees.intern("")), flags: [],
        at: LedgerModel.SourceLocation(file: 0, offset: 0), postingsEnd: ledger.postings.count)
    }
    return ledger
  }

  @Test func `balances are exact, by account and commodity, without zeros`() throws {
    let ledger = try Self.ledger([
      ("2026-01-01", "b", "0.1", "USD"), ("2026-01-02", "b", "0.2", "USD"),
      ("2026-01-02", "a:x", "5", "EUR"), ("2026-01-03", "a:x", "-5.00", "EUR"),
      ("2026-01-03", "a", "1", "USD"), ("2026-01-03", "a", "1", "EUR"),
    ])
    let sheet = try BalanceSheet(ledger)
    #expect(
      sheet.lines.map { "\($0.account) \($0.number) \($0.commodity)" } == [
        "a 1 EUR", "a 1 USD", "b 0.3 USD",
      ])
  }

  @Test func `an as-of day leaves later postings out, by their own day`() throws {
    var ledger = try Self.ledger([
      ("2026-01-01", "a", "1", "USD"), ("2026-01-02", "a", "2", "USD"),
      ("2026-01-01", "a", "4", "USD"),
    ])
    ledger.postings.setOwnDay(try #require(Day("2026-02-01")))
    let sheet = try BalanceSheet(ledger, asOf: Day("2026-01-01"))
    #expect(sheet.lines.map(\.quantity) == [Quantity(1)])
    #expect(try BalanceSheet(ledger).lines.map(\.quantity) == [Quantity(7)])
  }

  @Test func `a number has the places of its commodity and more if it needs them`() throws {
    var ledger = try Self.ledger([
      ("2026-01-01", "a", "1.50000", "USD"), ("2026-01-01", "b", "1.25125", "USD"),
    ])
    let usd = ledger.commodities.intern("USD")
    ledger.commodities[style: usd].declaredScale = 2
    #expect(try BalanceSheet(ledger).lines.map(\.number) == ["1.50", "1.25125"])
  }

  @Test func `a sum of more than 38 digits is an error`() throws {
    let most = String(repeating: "9", count: 38)
    let ledger = try Self.ledger([
      ("2026-01-01", "a", most, "USD"), ("2026-01-01", "a", "1", "USD"),
    ])
    #expect(throws: QuantityError.overflow) { try BalanceSheet(ledger) }
  }
}
