import LedgerModel
import Testing

@testable import LedgerCore

struct `LedgerSweep+OpenedBalancesTests` {
  private var ledger = LedgerBuilder()

  @Test mutating func `opening balances count after the first day, and what is earned does not`()
    throws
  {
    try ledger.open("2025-01-31", "7")
    try ledger.open("2025-02-01", "500")
    try ledger.move("2025-02-02", to: "assets:bank:checking", from: "equity:gifts", "20")
    try ledger.salary("2025-02-03", "100")
    let swept = try SweptLedger(ledger)
    let sums = try swept.sweep.openedBalances(
      after: day("2025-01-31"), through: day("2025-02-28"))
    #expect(try sums.values.map { try $0.quantity() } == [Quantity(500)])
    #expect(
      try swept.sweep.openedBalances(after: day("2025-02-28"), through: day("2025-02-28")).isEmpty)
  }
}
