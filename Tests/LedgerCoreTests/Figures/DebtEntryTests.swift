import LedgerModel
import Testing

@testable import LedgerCore

struct DebtEntryTests {
  @Test func `a debt that falls and rises in one entry is paid by the difference`() throws {
    var ledger = LedgerBuilder()
    try ledger.entry(
      "2025-01-01", "x",
      [
        ("liabilities:a", "50", "USD"), ("liabilities:a", "-10", "USD"),
        ("liabilities:b", "-5", "USD"), ("assets:bank", "-35", "USD"),
      ])
    let swept = try SweptLedger(ledger)
    let payments = swept.sweep.payments
    #expect(
      try payments.payments(of: swept.account("liabilities:a")).map(\.amount) == [Quantity(35)])
    #expect(try payments.payments(of: swept.account("liabilities:b")).isEmpty)
  }

  @Test func `parts of one debt are one payment`() throws {
    var ledger = LedgerBuilder()
    ledger.attributes("liabilities:loan") { $0.apr = Quantity(units: 5, scale: 2) }
    try ledger.entry(
      "2025-01-01", "x",
      [
        ("liabilities:loan:a", "50", "USD"), ("liabilities:loan:b", "10", "USD"),
        ("assets:bank", "-60", "USD"),
      ])
    let swept = try SweptLedger(ledger)
    let loan = try swept.account("liabilities:loan")
    #expect(swept.sweep.payments.payments(of: loan).map(\.amount) == [Quantity(60)])
  }
}
