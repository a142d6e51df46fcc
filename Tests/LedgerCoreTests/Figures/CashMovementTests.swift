import LedgerModel
import Testing

@testable import LedgerCore

struct CashMovementTests {
  private var ledger = LedgerBuilder()

  private func movement(
    _ text: String = "2025-03", prices: ReportRequest.Prices = .traded
  ) throws -> CashMovement {
    let sweep = try SweptLedger(ledger, prices: prices).sweep
    let month = try #require(Month(text))
    let cards = try CardFloat(sweep, on: month.lastDay)
    let movement = try sweep.cashMovement(of: month, upTo: month.lastDay, cards: cards)
    let steps = [
      movement.netCashFlow, movement.realisedGains, movement.borrowing, movement.repayment,
      movement.cardFloat, movement.investing, movement.equity, movement.revaluation,
      movement.rounding,
    ]
    var sum = Quantity.zero
    for step in steps { sum = try sum + step }
    #expect(sum == movement.cashChange)
    return movement
  }

  @Test mutating func `each way money takes has its line`() throws {
    try ledger.salary("2025-03-01", "1000")
    try ledger.spend("2025-03-02", "expenses:food", "300")
    try ledger.move("2025-03-03", to: "assets:bank:checking", from: "liabilities:loan", "500")
    try ledger.move("2025-03-04", to: "liabilities:loan", from: "assets:bank:checking", "50")
    try ledger.move("2025-03-05", to: "assets:broker", from: "assets:bank:checking", "200")
    try ledger.move("2025-03-06", to: "assets:bank:checking", from: "equity:partner", "70")
    try ledger.move("2025-03-07", to: "assets:savings", from: "assets:bank:checking", "5")
    try ledger.move("2025-03-08", to: "assets:bank:checking", from: "income:gains", "9")
    let movement = try movement()
    #expect(movement.cashChange == Quantity(1029))
    #expect(movement.netCashFlow == Quantity(700))
    #expect(movement.realisedGains == Quantity(9))
    #expect(movement.borrowing == Quantity(500))
    #expect(movement.repayment == Quantity(-50))
    #expect(movement.investing == Quantity(-200))
    #expect(movement.equity == Quantity(70))
    #expect(movement.rounding == .zero)
  }

  @Test mutating func `a card paid in full floats`() throws {
    try ledger.move("2025-02-20", to: "expenses:food", from: "liabilities:visa", "80")
    try ledger.move("2025-03-10", to: "liabilities:visa", from: "assets:bank", "80")
    try ledger.move("2025-03-20", to: "expenses:food", from: "liabilities:visa", "60")
    let movement = try movement()
    #expect(movement.cardFloat == Quantity(-20))
    #expect(movement.borrowing == .zero)
    #expect(movement.cashChange == Quantity(-80))
  }

  @Test mutating func `foreign cash is revalued`() throws {
    try ledger.price("2025-02-28", "EUR", "1.1", "USD")
    try ledger.price("2025-03-10", "EUR", "1.2", "USD")
    try ledger.price("2025-03-31", "EUR", "1.3", "USD")
    try ledger.entry(
      "2025-02-01", "x", [("assets:cash", "100", "EUR"), ("income:x", "-100", "EUR")])
    try ledger.entry(
      "2025-03-10", "x", [("expenses:x", "10", "EUR"), ("assets:cash", "-10", "EUR")])
    let movement = try movement()
    #expect(movement.netCashFlow == Quantity(-12))
    #expect(movement.revaluation == Quantity(19))
    #expect(movement.cashChange == Quantity(7))
    #expect(movement.rounding == .zero)
  }

  @Test mutating func `closing and opening entries change no cash`() throws {
    try ledger.move(
      "2025-03-01", to: "assets:bank", from: "equity:opening", "500", flags: .opening)
    try ledger.salary("2025-03-02", "10")
    let movement = try movement()
    #expect(movement.cashChange == Quantity(10))
    #expect(movement.equity == .zero)
  }

  @Test mutating func `a debt and a house that an opening balance brings in are equity`() throws {
    try ledger.entry(
      "2025-03-01", "start",
      [
        ("assets:bank", "500", "USD"), ("assets:house", "900", "USD"),
        ("liabilities:loan", "-300", "USD"), ("equity:opening balances", "-1100", "USD"),
      ])
    let movement = try movement()
    #expect(movement.equity == Quantity(500))
    #expect(movement.borrowing == .zero)
    #expect(movement.investing == .zero)
  }

  @Test mutating func `an entry over two months has its other half in equity`() throws {
    try ledger.entry(
      "2025-03-31", "late",
      lines: [
        .init("expenses:fees", "10", "USD"),
        .init("assets:bank", "-10", "USD", day: "2025-04-02"),
      ])
    #expect(try movement().equity == Quantity(10))
    #expect(try movement("2025-04").equity == Quantity(-10))
    #expect(try movement().rounding == .zero)
  }

  @Test mutating func `an entry that is off within its tolerance is rounding`() throws {
    try ledger.entry(
      "2025-03-31", "buy",
      lines: [
        .init("assets:broker", "3", "VTI", unit: ("33.333", "USD")),
        .init("assets:bank", "-100", "USD"),
      ])
    let movement = try movement()
    #expect(try movement.investing == number("-99.999"))
    #expect(try movement.rounding == number("-0.001"))
  }

  @Test mutating func `a virtual envelope in cash is equity`() throws {
    try ledger.entry(
      "2025-03-31", "x", lines: [.init("assets:cash:pot", "4", "USD", isVirtual: true)])
    #expect(try movement().equity == Quantity(4))
  }

  @Test(arguments: ["lot", "price"])
  mutating func `a sale with its gain is a gain and the way back of what was paid`(
    _ kind: String
  ) throws {
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
    #expect(movement.realisedGains == Quantity(100))
    #expect(movement.investing == Quantity(500))
    #expect(movement.rounding == .zero)
  }

  @Test mutating func `what is ignored or has no price still lets the steps add up`() throws {
    ledger.ignore(commodity: "TOKEN")
    try ledger.entry(
      "2025-03-01", "x",
      lines: [
        .init("assets:wallet", "100", "TOKEN", total: ("30", "USD")),
        .init("assets:bank", "-30", "USD"),
      ])
    try ledger.entry("2025-03-02", "y", [("assets:cash", "7", "X"), ("income:y", "-7", "X")])
    let movement = try movement()
    #expect(movement.cashChange == Quantity(-30))
    #expect(movement.equity == Quantity(-30))
    #expect(movement.rounding == .zero)
  }
}
