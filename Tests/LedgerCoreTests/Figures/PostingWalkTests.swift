import LedgerModel
import Testing

@testable import LedgerCore

struct PostingWalkTests {
  private var ledger = LedgerBuilder()

  private func days(_ month: Int, upTo text: String) throws -> [String] {
    let walk = try SweptLedger(ledger).sweep.walk
    var found: [String] = []
    walk.forEach(in: Month(year: 2025, month: month), upTo: try day(text), of: .stock) { step in
      found.append("\(step.day) \(step.posting)")
    }
    return found
  }

  @Test mutating func `postings are visited on the day on which they count`() throws {
    try ledger.salary("2025-01-10", "1")
    try ledger.entry(
      "2025-01-20", "late",
      lines: [
        .init("assets:b", "1", "USD", day: "2025-02-05"), .init("assets:a", "-1", "USD"),
      ])
    try ledger.move("2025-01-31", to: "assets:a", from: "equity:x", "1", flags: .closing)
    try ledger.move("2025-01-15", to: "expenses:a", from: "equity:x", "1")
    #expect(
      try days(1, upTo: "2025-12-31")
        == ["2025-01-10 0", "2025-01-10 1", "2025-01-20 3", "2025-01-31 5"])
    #expect(try days(1, upTo: "2025-01-15") == ["2025-01-10 0", "2025-01-10 1"])
    #expect(try days(2, upTo: "2025-12-31") == ["2025-02-05 2", "2025-02-01 4"])
    #expect(try days(2, upTo: "2025-02-03") == ["2025-02-01 4"])
  }

  @Test mutating func `a quantity that needs more than 64 bits is whole`() throws {
    let wide = "123456789012345678901234567890"
    try ledger.salary("2025-01-10", wide)
    #expect(try SweptLedger(ledger).balances("2025-01-10").netWorth == number(wide))
  }
}
