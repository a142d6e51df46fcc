import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct GoalFundingTests {
  @Test func `an account is shared with goals on it, above it and below it`() throws {
    var books = try SampleBooks()
    for (name, account) in [
      ("one", "a:b"), ("two", "a:b"), ("three", "c"), ("four", "c:d:e"), ("five", "f"),
      ("six", "fg"),
    ] {
      try books.goal(name, "9", account: account)
    }
    try books.goal("stated", "9", saved: "1")
    let funding = GoalFunding(books.ledger)
    #expect(
      books.ledger.goals.map { funding.isShared($0.account) }
        == [true, true, true, true, false, false, false])
  }
}
