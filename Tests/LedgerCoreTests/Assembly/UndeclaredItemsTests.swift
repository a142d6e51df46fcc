import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct UndeclaredItemsTests {
  /// Books with an entry on the 15th of each month from January to June 2026.
  private func monthly(_ entries: [String]) throws -> SampleBooks {
    let lines = (1...6).flatMap { month in entries.map { "2026-0\(month)-15 \($0)" } }
    return try SampleBooks(lines.joined(separator: "\n"))
  }

  private func found(
    _ entries: String..., declaring declare: (inout SampleBooks) throws -> Void = { _ in }
  ) throws -> [String] {
    var books = try monthly(entries)
    try declare(&books)
    return try books.report("2026-06-30").recurring.undeclared.map(\.name)
  }

  @Test func `what is charged each month and not declared is listed with its evidence`() throws {
    let books = try monthly([
      "Netflix | Expenses:TV 15.49 USD | Assets:Checking -15.49 USD",
      "Gym | Expenses:Fun 42.00 USD | Liabilities:Visa -42.00 USD",
    ])
    let recurring = try books.report("2026-06-30").recurring
    #expect(recurring.undeclared.map(\.name) == ["Gym", "Netflix"])
    #expect(recurring.detectedOutflow == Quantity("57.49"))
    #expect(recurring.monthlyOutflow == .zero)
    let gym = try #require(recurring.undeclared.first)
    #expect(gym.evidence.text == "6 charges of 42.00 USD, 2026-01-15 to 2026-06-15")
    #expect(
      gym.directive == """
        subscription Gym  42.00 USD  monthly from 2026-01-15
            account      Expenses:Fun
            payee        Gym
        """)
  }

  @Test(
    arguments: [
      "Pay | Expenses:Tax 5 USD | Income:Job -10 USD | Assets:Checking 5 USD",
      "Bank | Expenses:Interest 5 USD | Assets:Checking -5 USD",
      "Bank | Liabilities:Loan 90 USD | Expenses:Fee 5 USD | Assets:Checking -95 USD",
      "Broker | Assets:Fund 90 USD | Expenses:Fee 5 USD | Assets:Checking -95 USD",
      "Shop | Expenses:Food -5 USD | Assets:Checking 5 USD",
      "Savings | Assets:Savings 5 USD | Assets:Checking -5 USD",
    ])
  func `neither what is withheld nor interest, transfers and loans are subscriptions`(
    _ entry: String
  ) throws {
    #expect(try found(entry).isEmpty)
  }

  @Test func `declared items always win`() throws {
    let entry = "Netflix | Expenses:TV 15.49 USD | Assets:Checking -15.49 USD"
    #expect(
      try found(entry) { try $0.subscription("TV", "15", from: "2026-01-15", payee: "net") }
        .isEmpty)
    // Even where the charges are on other days, or the item has an end.
    #expect(try found(entry) { try $0.subscription("Netflix", "15", from: "2026-01-01") }.isEmpty)
    #expect(
      try found(entry) {
        try $0.subscription("TV", "15.49", from: "2026-01-01", account: "Expenses:TV")
      }.isEmpty)
    #expect(try found(entry) { try $0.subscription("Netflix", "5", from: "2026-01-01") } != [])
  }

  @Test func `items of one payee are named after their accounts`() throws {
    let names = try found(
      "Town | Expenses:Water 30 USD | Assets:Checking -30 USD",
      "Town | Expenses:Waste 12 USD | Assets:Checking -12 USD")
    #expect(names == ["Town (Water)", "Town (Waste)"])
  }

  @Test func `what one entry books on two accounts is one item`() throws {
    let books = try monthly([
      "Fiber | Expenses:Home 30 USD | Expenses:Work 20 USD | Assets:Checking -50 USD"
    ])
    let items = try books.report("2026-06-30").recurring.undeclared
    #expect(items.map(\.amount) == [Quantity(50)])
    #expect(
      items.first?.directive.contains("Expenses:Home\n    account      Expenses:Work") == true)
  }

  @Test func `without a payee an item is named after its account`() throws {
    #expect(try found("| Expenses:Rent 900 USD | Assets:Checking -900 USD") == ["Rent"])
  }

  @Test func `yearly gifts and journeys are none`() throws {
    let books = try SampleBooks(
      """
      2025-06-10 Marta | Expenses:Gifts 60 USD | Assets:Checking -60 USD
      2025-06-10 Domain | Expenses:Web 60 USD | Assets:Checking -60 USD
      2026-06-10 Marta | Expenses:Gifts 60 USD | Assets:Checking -60 USD
      2026-06-10 Domain | Expenses:Web 60 USD | Assets:Checking -60 USD
      """)
    #expect(try books.report("2026-06-30").recurring.undeclared.map(\.name) == ["Domain"])
  }
}
