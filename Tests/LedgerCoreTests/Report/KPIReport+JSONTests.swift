import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct `KPIReport+JSONTests` {
  private func names(_ value: JSONValue?) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.name)
  }

  private func first(_ value: JSONValue?) -> JSONValue? {
    guard case .array(let elements) = value else { return nil }
    return elements.first
  }

  private func household() throws -> KPIReport {
    var books = try SampleBooks.household()
    try books.budget("Expenses:Food", "600")
    try books.goal("House", "20000", by: "2027-06-15", account: "Assets:Checking", monthly: "500")
    try books.subscription("Gym", "35", from: "2025-01-03")
    return try books.report("2026-06-30") { $0.soFarDay = try day("2026-07-02") }
  }

  @Test func `the top has the keys of the schema in its order`() throws {
    #expect(
      names(try household().json) == [
        "schema", "title", "asOf", "month", "partial", "currency", "incomeBasis", "booksEnd",
        "window", "health", "headline", "netWorth", "flows", "liquidity", "soFar", "attention",
        "spending", "recurring", "debt", "goals", "calendar", "dataQuality", "snapshots",
        "fingerprint", "narrative",
      ])
  }

  @Test func `the blocks have the keys of the schema`() throws {
    let json = try household().json
    #expect(
      names(json["headline"]?["savingsRate"]) == ["title", "value", "unit", "reason", "trend"])
    #expect(
      names(json["headline"]?["savingsRate"]?["trend"]) == [
        "kind", "momDelta", "momIsGood", "yoyDelta", "yoyIsGood", "momOrigin", "yoyOrigin",
      ])
    #expect(
      names(first(json["spending"]?["categories"])) == [
        "account", "currentMonth", "trailingMonthlyAverage", "trailingStdDev", "deltaRatio",
        "zScore", "historyMonths", "incomeShare", "flagged",
      ])
    #expect(
      names(first(json["spending"]?["budgets"])) == [
        "account", "period", "budget", "spent", "fraction", "level", "elapsed", "committed",
      ])
    #expect(
      names(first(json["goals"])) == [
        "name", "account", "target", "current", "plannedMonthly", "targetDate", "projection",
        "deadlinePassed", "finishesAfterTarget", "sharedFunding", "actualMonthly", "reason",
      ])
    #expect(names(json["soFar"]) == ["asOf", "income", "expenses", "budgets", "due", "lowPoint"])
  }

  @Test func `numbers are decimal strings, padded to the currency, and zero is 0`() throws {
    let json = try household().json
    #expect(json["flows"]?["income"] == .string("3000.00"))
    #expect(json["flows"]?["withheld"] == .string("0"))
    #expect(json["headline"]?["savingsRate"]?["value"] == .string("0.333333333333"))
    #expect(json["headline"]?["monthlyRecurringOutflow"]?["value"] == .string("35.00"))
    #expect(json["headline"]?["debtToIncome"]?["value"] == .null)
    #expect(json["health"]?["score"] == .integer(3))
  }

  @Test func `no number has an exponent or a negative zero`() throws {
    let text = try household().json.prettyText
    #expect(!text.contains("\"-0\""))
    #expect(!text.contains("\"-0.00\""))
  }

  @Test func `an empty window has no months`() throws {
    let window = try SampleBooks.household().report("2026-03-31").json["window"]
    #expect(window == ["from": .null, "to": .null, "months": .integer(0)])
  }
}
