import LedgerModel
import Testing

@testable import LedgerCore

struct NetWorthMovementTests {
  private var ledger = LedgerBuilder()

  private func movement(_ text: String = "2025-03", upTo: String? = nil) throws -> NetWorthMovement
  {
    let sweep = try SweptLedger(ledger).sweep
    let month = try #require(Month(text))
    let movement = try sweep.netWorthMovement(
      of: month, upTo: try upTo.map(day) ?? month.lastDay)
    let sum = try movement.saved + movement.markets + movement.currency + movement.other
    #expect(sum == movement.change)
    return movement
  }

  @Test mutating func `what is saved, and what prices do, stand apart`() throws {
    try ledger.price("2025-02-28", "VTI", "50", "USD")
    try ledger.price("2025-02-28", "EUR", "1.1", "USD")
    try ledger.price("2025-03-31", "VTI", "60", "USD")
    try ledger.price("2025-03-31", "EUR", "1.2", "USD")
    try ledger.entry(
      "2025-02-01", "have",
      [
        ("assets:broker", "10", "VTI"), ("assets:cash", "100", "EUR"), ("equity:x", "-1", "USD"),
      ])
    try ledger.salary("2025-03-02", "1000")
    try ledger.move("2025-03-03", to: "assets:bank", from: "equity:gift", "7")
    try ledger.entry(
      "2025-03-10", "buy",
      lines: [
        .init("assets:broker", "2", "VTI", unit: ("55", "USD")),
        .init("assets:bank:checking", "-110", "USD"),
      ])
    let movement = try movement()
    #expect(movement.saved == Quantity(1000))
    #expect(movement.markets == Quantity(110))
    #expect(movement.currency == Quantity(10))
    #expect(movement.other == Quantity(7))
  }

  @Test(arguments: ["lot", "price"])
  mutating func `a sale counts what the price did in the month, once`(_ kind: String) throws {
    try ledger.price("2025-02-28", "VTI", "55", "USD")
    try ledger.entry(
      "2025-02-01", "buy",
      lines: [
        .init("assets:broker", "10", "VTI", unit: ("50", "USD")),
        .init("assets:bank", "-500", "USD"),
      ])
    let sold =
      kind == "lot"
      ? LedgerBuilder.Line("assets:broker", "-10", "VTI", lot: ("50", "USD"))
      : LedgerBuilder.Line("assets:broker", "-10", "VTI", unit: ("60", "USD"))
    try ledger.entry(
      "2025-03-01", "sell",
      lines: [sold, .init("assets:bank", "600", "USD"), .init("income:trading", "-100", "USD")])
    let movement = try movement()
    #expect(movement.change == Quantity(50))
    #expect(movement.markets == Quantity(50))
    #expect(movement.other == .zero)
  }

  @Test mutating func `prices of 28 places have values that add up with other money`() throws {
    try ledger.entry(
      "2025-03-01", "have", [("assets:bank", "100000", "USD"), ("equity:x", "-100000", "USD")])
    try ledger.entry(
      "2025-03-10", "buy",
      lines: [
        .init(
          "assets:broker", "31.296869", "VTI", unit: ("53.6599999999999999998612221219", "USD")),
        .init("assets:bank", "-1679.39", "USD"),
      ])
    let movement = try movement()
    #expect(try movement.change == number("99999.99999054"))
    #expect(try movement.markets + movement.currency == .zero)
  }

  @Test mutating func `a holding that gets its first price is no gain of the markets`() throws {
    try ledger.entry("2025-02-01", "have", [("assets:broker", "10", "VTI")])
    try ledger.price("2025-03-31", "VTI", "60", "USD")
    let movement = try movement()
    #expect(movement.markets == .zero)
    #expect(movement.other == Quantity(600))
  }

  @Test mutating func `a day inside the month ends the movement`() throws {
    try ledger.salary("2025-03-02", "1000")
    try ledger.salary("2025-03-20", "1")
    #expect(try movement(upTo: "2025-03-10").saved == Quantity(1000))
  }
}
