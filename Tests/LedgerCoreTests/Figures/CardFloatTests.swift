import LedgerModel
import Testing

@testable import LedgerCore

struct CardFloatTests {
  private var ledger = LedgerBuilder()

  private func paidInFull(on text: String) throws -> [String] {
    let swept = try SweptLedger(ledger)
    let cards = try CardFloat(swept.sweep, on: try day(text))
    #expect(cards.debts.allSatisfy(cards.isPaidInFull))
    return cards.debts.map { swept.ledger.accounts[$0] }
  }

  private mutating func buy(_ text: String, _ amount: String, with card: String = "visa") throws {
    try ledger.move(text, to: "expenses:food", from: "liabilities:\(card)", amount)
  }

  private mutating func pay(_ text: String, _ amount: String) throws {
    try ledger.move(text, to: "liabilities:visa", from: "assets:bank", amount)
  }

  @Test mutating func `a card that owes no more than its late purchases is paid in full`() throws {
    for month in 1...4 {
      try buy("2025-0\(month)-10", "100")
      if month > 1 { try pay("2025-0\(month)-20", "100") }
    }
    #expect(try paidInFull(on: "2025-04-30") == ["liabilities:visa"])
    #expect(try paidInFull(on: "2025-04-15") == ["liabilities:visa"])
  }

  @Test mutating func `a card that carries a balance is not`() throws {
    for month in 1...4 {
      try buy("2025-0\(month)-10", "100")
      try pay("2025-0\(month)-20", "20")
    }
    #expect(try paidInFull(on: "2025-04-30") == [])
  }

  @Test mutating func `one carried month end of the last three is enough`() throws {
    try buy("2025-01-10", "100")
    try buy("2025-02-25", "1")
    try pay("2025-03-02", "101")
    try buy("2025-04-25", "1")
    #expect(try paidInFull(on: "2025-04-30") == [])
    #expect(try paidInFull(on: "2025-05-31") == ["liabilities:visa"])
  }

  @Test(arguments: [("2025-04-17", 1), ("2025-04-16", 0)])
  mutating func `the 45 days end on the month's last day`(_ text: String, _ count: Int) throws {
    try buy(text, "100")
    try pay("2025-06-01", "100")
    #expect(try paidInFull(on: "2025-05-30").count == 1)
    try buy("2025-05-31", "0.01")
    #expect(try paidInFull(on: "2025-05-31").count == count)
  }

  @Test mutating func `a loan is not, nor is one whose interest is added to it`() throws {
    try ledger.move("2025-04-01", to: "assets:bank", from: "liabilities:loan", "5000")
    try ledger.move("2025-04-05", to: "expenses:interest", from: "liabilities:friend", "10")
    #expect(try paidInFull(on: "2025-04-30") == [])
  }

  @Test mutating func `each commodity is held against its own purchases`() throws {
    try buy("2025-04-10", "100")
    try ledger.entry("2025-03-01", "x", [("liabilities:visa", "-5", "EUR")])
    #expect(try paidInFull(on: "2025-04-30") == [])
  }
}
