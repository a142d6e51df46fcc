import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `KPIReport+JSON+GoalsTests` {
  @Test func `a goal that cannot be valued says why`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-01 Gift | Assets:Savings 5 XYZ | Equity:Gifts -5 XYZ")
    try books.goal("House", "1000", account: "Assets:Savings")
    guard case .array(let goals) = try books.report("2026-06-30").json["goals"] else {
      Issue.record("goals are no list")
      return
    }
    #expect(goals.first?["projection"] == .null)
    #expect(goals.first?["current"] == .null)
    #expect(goals.first?["reason"] == .string("account-without-price"))
  }
}
