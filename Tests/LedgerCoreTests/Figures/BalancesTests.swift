import LedgerModel
import Testing

@testable import LedgerCore

struct BalancesTests {
  private var ledger = LedgerBuilder()

  @Test mutating func `assets, debts and cash are told apart`() throws {
    try ledger.entry(
      "2025-01-01", "have",
      [
        ("assets:bank", "100", "USD"), ("assets:house", "900", "USD"),
        ("assets:cash", "-30", "USD"), ("liabilities:loan", "-400", "USD"),
        ("liabilities:visa", "50", "USD"), ("equity:x", "-620", "USD"),
      ])
    let balances = try SweptLedger(ledger).balances("2025-01-01")
    #expect(balances.assets == Quantity(970))
    #expect(balances.liabilities == Quantity(350))
    #expect(balances.netWorth == Quantity(620))
    #expect(balances.totalDebt == Quantity(400))
    #expect(balances.liquid == Quantity(70))
  }

  @Test mutating func `a debt is at least nothing for each account and commodity`() throws {
    try ledger.price("2025-01-01", "EUR", "2", "USD")
    try ledger.entry(
      "2025-01-01", "owe",
      [("liabilities:visa", "-10", "EUR"), ("liabilities:visa", "5", "USD")])
    let swept = try SweptLedger(ledger)
    let balances = try swept.balances("2025-01-01")
    #expect(balances.totalDebt == Quantity(20))
    #expect(balances.liabilities == Quantity(15))
    #expect(try balances.values[swept.account("liabilities:visa")] == Quantity(-15))
  }

  @Test mutating func `a payable that is no debt still lowers net worth`() throws {
    ledger.attributes("liabilities:payable") { $0.isDebt = false }
    try ledger.move("2025-01-01", to: "expenses:x", from: "liabilities:payable:tax", "10")
    let balances = try SweptLedger(ledger).balances("2025-01-01")
    #expect(balances.totalDebt == .zero)
    #expect(balances.netWorth == Quantity(-10))
  }

  @Test mutating func `a holding without a price has a line and no value`() throws {
    try ledger.entry(
      "2025-01-01", "have",
      [
        ("assets:fund", "337.26", "VACHR"), ("assets:bank", "5", "USD"),
        ("liabilities:visa", "-2", "USD"),
      ])
    let swept = try SweptLedger(ledger)
    let balances = try swept.balances("2025-01-01")
    #expect(balances.netWorth == Quantity(3))
    #expect(
      swept.texts(balances.lines.filter { $0.value == nil }.map(\.holding)) == ["337.26 VACHR"])
    #expect(swept.texts(balances.netWorthByCommodity) == ["337.26 VACHR", "3 USD"])
    #expect(try balances.values[swept.account("assets:fund")] == nil)
  }

  @Test mutating func `a value says which price it rests on`() throws {
    try ledger.entry(
      "2025-01-01", "buy", lines: [.init("assets:fund", "2", "VTI", unit: ("10", "USD"))])
    let value = try #require(try SweptLedger(ledger).balances("2025-03-01").lines.first?.value)
    #expect(try value.priceDay == day("2025-01-01"))
    #expect(value.isTraded)
  }
}
