import LedgerModel
import Testing

@testable import LedgerCore

struct DebtAccumulatorTests {
  @Test func `an entry is a payment once its last posting is in, also the last entry`() throws {
    var ledger = LedgerBuilder()
    try ledger.move("2025-01-02", to: "liabilities:a", from: "assets:bank", "30")
    try ledger.move("2025-01-01", to: "liabilities:a", from: "assets:bank", "20")
    let swept = try SweptLedger(ledger)
    let walk = swept.sweep.walk
    var debts = DebtAccumulator(walk, swept.sweep.valuation)
    let month = Month(year: 2025, month: 1)
    try walk.forEach(in: month, upTo: month.lastDay, of: .liability) {
      (step) throws(QuantityError) in
      try debts.add(step)
    }
    let payments = try debts.finish().payments(of: swept.account("liabilities:a"))
    #expect(payments.map(\.amount) == [Quantity(20), Quantity(30)])
  }
}
