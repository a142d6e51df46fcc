import LedgerModel
import Testing

@testable import LedgerCore

struct ChargeHistoryTests {
  private var ledger = LedgerBuilder()

  @Test mutating func `charges are by payee and day, refunds and the future included`() throws {
    try ledger.move("2025-03-01", "Netflix", to: "expenses:tv", from: "assets:bank", "15.49")
    try ledger.move("2025-01-01", "Netflix", to: "expenses:tv", from: "assets:bank", "14.49")
    try ledger.move("2025-02-01", "Shop", to: "expenses:food", from: "assets:bank", "9")
    try ledger.move("2099-02-01", "Netflix", to: "expenses:tv", from: "assets:bank", "-1")
    let swept = try SweptLedger(ledger)
    let history = ChargeHistory(swept.sweep)
    let netflix = PayeeID(try #require(swept.ledger.payees.find("Netflix")))
    let charges = history.charges(of: netflix)
    #expect(charges.map(\.day.description) == ["2025-01-01", "2025-03-01", "2099-02-01"])
    #expect(swept.texts(charges.map(\.money)) == ["14.49 USD", "15.49 USD", "-1 USD"])
    #expect(charges.map(\.entry) == [1, 0, 3])
    #expect(history.payees.map { swept.ledger.payees[$0.index] } == ["Netflix", "Shop"])
    #expect(history.charges(of: PayeeID(99)).isEmpty)
  }

  @Test mutating func `what is withheld is marked`() throws {
    try ledger.entry(
      "2025-01-01", "pay",
      [("assets:bank", "8", "USD"), ("expenses:tax", "2", "USD"), ("income:x", "-10", "USD")])
    let swept = try SweptLedger(ledger)
    let charges = ChargeHistory(swept.sweep).charges(of: PayeeID(0))
    #expect(charges.map(\.isWithheld) == [true])
    #expect(try charges.map(\.account) == [swept.account("expenses:tax")])
  }

  @Test mutating func `virtual postings and closing entries are no charges`() throws {
    try ledger.entry(
      "2025-01-01", "x", lines: [.init("expenses:x", "1", "USD", isVirtual: true)])
    try ledger.move(
      "2025-01-01", "x", to: "expenses:x", from: "equity:x", "1", flags: .closing)
    #expect(ChargeHistory(try SweptLedger(ledger).sweep).payees.isEmpty)
  }
}
