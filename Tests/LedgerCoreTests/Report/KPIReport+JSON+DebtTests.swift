import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `KPIReport+JSON+DebtTests` {
  private func debt(budget: String?) throws -> JSONValue? {
    var books = try SampleBooks.household()
    let fifty = try books.money("50")
    books.attributes("Liabilities:Visa") {
      $0.apr = Quantity(units: Int64(12), scale: 2)
      $0.minimum = .fixed(fifty)
    }
    if let budget { try books.budget("Liabilities", budget) { $0.strategy = .snowball } }
    return try books.report("2026-06-30").json["debt"]
  }

  private func names(_ value: JSONValue?) -> [String]? {
    guard case .object(let members) = value else { return nil }
    return members.map(\.name)
  }

  private func first(_ value: JSONValue?) -> JSONValue? {
    guard case .array(let elements) = value else { return nil }
    return elements.first
  }

  @Test func `a plan has the keys of the schema`() throws {
    let payoff = try #require(try debt(budget: "200")?["payoff"])
    #expect(
      names(payoff) == [
        "budget", "strategy", "reason", "avalanche", "snowball", "minimumOnly", "extraMonthly",
      ])
    for plan in ["avalanche", "snowball", "minimumOnly"] {
      #expect(
        names(payoff[plan]) == [
          "converged", "months", "payoffDate", "totalInterest", "totalPaid", "lastMonthPayment",
          "budgetBelowMinimums", "reason", "firstWin", "debts", "schedule",
        ])
    }
    #expect(
      first(payoff["snowball"]?["debts"]) == [
        "account": .string("Liabilities:Visa"), "payoffMonth": .integer(2),
        "payoffDate": .string("2026-08-31"), "interest": .string("4.03"),
      ])
    #expect(
      first(payoff["snowball"]?["schedule"]) == [
        "month": .string("2026-07"), "account": .string("Liabilities:Visa"),
        "interest": .string("3.00"), "paid": .string("200.00"), "balance": .string("103.00"),
      ])
  }

  @Test func `a plan that does not end has no sums`() throws {
    let plan = try #require(try debt(budget: "3")?["payoff"]?["avalanche"])
    #expect(plan["converged"] == .bool(false))
    #expect(plan["reason"] == .string("payment-does-not-cover-interest"))
    for key in ["months", "payoffDate", "totalInterest", "totalPaid", "lastMonthPayment"] {
      #expect(plan[key] == .null)
    }
    #expect(first(plan["debts"])?["interest"] == .null)
  }

  @Test func `no debts are a plan of no months`() throws {
    let books = try SampleBooks("2026-06-01 Gift | Assets:Cash 9 USD | Income:Gifts -9 USD")
    let payoff = try books.report("2026-06-30").json["debt"]?["payoff"]
    #expect(payoff?["budget"] == .string("0"))
    #expect(payoff?["avalanche"]?["months"] == .integer(0))
    #expect(payoff?["avalanche"]?["schedule"] == .array([]))
    #expect(payoff?["avalanche"]?["firstWin"] == .null)
  }
}
