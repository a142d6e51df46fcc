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
    let history = ChargeHistory(swept.sweep.walk)
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
    let charges = ChargeHistory(swept.sweep.walk).charges(of: PayeeID(0))
    #expect(charges.map(\.isWithheld) == [true])
    #expect(try charges.map(\.account) == [swept.account("expenses:tax")])
  }

  @Test mutating func `virtual postings and closing entries are no charges`() throws {
    try ledger.entry(
      "2025-01-01", "x", lines: [.init("expenses:x", "1", "USD", isVirtual: true)])
    try ledger.move(
      "2025-01-01", "x", to: "expenses:x", from: "equity:x", "1", flags: .closing)
    #expect(ChargeHistory(try SweptLedger(ledger).sweep.walk).payees.isEmpty)
  }

  @Test mutating func `charges stand by their own days, whatever the order of reading`() throws {
    try ledger.entry(
      "2025-01-05", "shop",
      lines: [
        .init("expenses:a", "1", "USD", day: "2025-01-09"), .init("expenses:b", "2", "USD"),
        .init("assets:bank", "-3", "USD"),
      ])
    try ledger.move("2025-01-07", "shop", to: "expenses:a", from: "assets:bank", "4")
    let swept = try SweptLedger(ledger)
    let charges = ChargeHistory(swept.sweep.walk).charges(of: PayeeID(0))
    #expect(swept.texts(charges.map(\.money)) == ["2 USD", "4 USD", "1 USD"])
  }

  @Test mutating func `what is ignored or closes a period leaves no gap among the charges`() throws
  {
    try ledger.move("2025-01-01", "shop", to: "expenses:a", from: "assets:bank", "1")
    try ledger.move("2025-01-02", "shop", to: "expenses:a", from: "equity:x", "2", flags: .closing)
    try ledger.move("2025-01-03", "other", to: "expenses:a", from: "assets:bank", "3")
    try ledger.move("2025-01-04", "shop", to: "expenses:a", from: "assets:bank", "4")
    let swept = try SweptLedger(ledger)
    let history = ChargeHistory(swept.sweep.walk)
    let charges = history.payees.map { swept.texts(history.charges(of: $0).map(\.money)) }
    #expect(charges == [["1 USD", "4 USD"], ["3 USD"]])
  }
}
