import LedgerModel
import TallyTestSupport
import Testing

@testable import LedgerCore

struct SweepPassTests {
  /// An amount of few or of many digits, and of any scale.
  private func amount(_ random: inout SeededGenerator) -> String {
    let digits = Int.random(in: 1...99_999, using: &random)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: "\(digits)"
    case 1: "\(digits).125"
    case 2: "-\(digits).50"
    case 3: "9223372036854775807.\(digits)"
    default: "\(digits).25"
    }
  }

  /// Books with all kinds of entries, out of order.
  private func books(_ random: inout SeededGenerator) throws -> LedgerBuilder {
    var ledger = LedgerBuilder()
    try ledger.price("2024-01-01", "EUR", "1.25", "USD")
    for _ in 0..<120 {
      let date =
        "2025-0\(Int.random(in: 1...3, using: &random))-1\(Int.random(in: 0...9, using: &random))"
      let (one, other) = (amount(&random), amount(&random))
      let symbol = Bool.random(using: &random) ? "USD" : "EUR"
      try ledger.entry(
        date, "x", flags: Int.random(in: 0..<20, using: &random) == 0 ? .closing : [],
        lines: [
          .init("expenses:a\(Int.random(in: 0..<3, using: &random))", one, "USD"),
          .init("expenses:b", other, symbol, isVirtual: Int.random(in: 0..<9, using: &random) == 0),
          .init(
            ["income:a", "liabilities:card", "assets:bank"].randomElement(using: &random) ?? "",
            one, symbol, unit: Int.random(in: 0..<9, using: &random) == 0 ? ("2", "USD") : nil),
          .init(
            "assets:cash", other, symbol,
            day: Int.random(in: 0..<9, using: &random) == 0 ? "2025-02-03" : nil),
        ])
    }
    return ledger
  }

  @Test func `the sums of months are those of their steps`() throws {
    var random = SeededGenerator()
    let swept = try SweptLedger(books(&random))
    let walk = swept.sweep.walk
    var history = HoldingHistory(accountCount: swept.ledger.accounts.count)
    for month in walk.calendar.months {
      var flows = FlowAccumulator(walk, swept.sweep.valuation)
      try walk.forEach(in: month, upTo: month.lastDay, of: [.flow, .stock]) {
        (step) throws(QuantityError) in
        if step.brought.contains(.stock) {
          try history.add(walk.quantity(of: step), step.holding)
        } else {
          try flows.add(step)
        }
      }
      try history.finish(month)
      let expected = try flows.finish()
      #expect(
        try swept.sweep.flows(of: month, upTo: month.lastDay) == expected,
        "TALLY_SEED=\(random.seed)")
    }
    history.seal()
    let end = Month(year: 2025, month: 12)
    let holdings = try swept.sweep.holdings(on: end.lastDay)
    let expected = try history.holdings(through: end, adding: [:])
    #expect(holdings.map(\.key) == expected.map(\.key), "TALLY_SEED=\(random.seed)")
    #expect(holdings.map(\.quantity) == expected.map(\.quantity), "TALLY_SEED=\(random.seed)")
  }
}
