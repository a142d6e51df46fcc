import LedgerModel
import Testing

@testable import LedgerCore

struct CashSumsTests {
  @Test func `a purchase on a card that carries a balance is borrowed`() throws {
    var ledger = LedgerBuilder()
    try ledger.move("2024-11-01", to: "expenses:food", from: "liabilities:visa", "100")
    try ledger.move("2025-01-05", to: "expenses:food", from: "liabilities:visa", "10")
    let sweep = try SweptLedger(ledger).sweep
    let month = Month(year: 2025, month: 1)
    var sums = CashSums(sweep, try CardFloat(sweep, on: month.lastDay))
    try sweep.walk.forEach(in: month, upTo: month.lastDay, of: .stock) {
      (step) throws(QuantityError) in try sums.add(step)
    }
    try sums.finishEntry()
    #expect(try sums.borrowing.quantity() == Quantity(10))
    #expect(sums.cardFloat.isZero)
    #expect(sums.liquid.isZero)
  }
}
