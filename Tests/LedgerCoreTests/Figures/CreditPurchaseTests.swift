import LedgerModel
import Testing

@testable import LedgerCore

struct CreditPurchaseTests {
  @Test(arguments: [
    ("expenses:food", "10", true), ("expenses:food", "-10", false),
    ("expenses:Bank Interest", "10", false), ("assets:house", "10", false),
  ])
  func `an expense that raises a debt buys something, unless it is interest`(
    _ account: String, _ amount: String, _ isPurchase: Bool
  ) throws {
    var ledger = LedgerBuilder()
    try ledger.move("2025-01-01", to: account, from: "liabilities:visa", amount)
    let swept = try SweptLedger(ledger)
    let payments = swept.sweep.payments
    #expect(
      try payments.hasPurchases(swept.account("liabilities:visa"), upTo: day("2025-01-01"))
        == isPurchase)
  }
}
