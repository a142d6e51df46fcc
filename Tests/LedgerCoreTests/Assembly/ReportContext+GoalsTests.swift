import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextGoalsTests {
  @Test func `progress is the balance with sub-accounts at the price of the day`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-01 Bank | Assets:Savings 100 USD | Assets:Checking -100 USD")
    try books.add(
      "2026-06-01 Bank | Assets:Savings:Euro 100 EUR @@ 110 USD | Assets:Checking -110 USD")
    try books.price("2026-06-20", "EUR", "1.20")
    try books.goal("House", "1000", by: "2026-12-31", account: "Assets:Savings", monthly: "100")
    let goal = try #require(try books.report("2026-06-30").goals.first)
    #expect(goal.current == Quantity(220))
    #expect(goal.projection?.remaining == Quantity(780))
    #expect(goal.projection?.requiredMonthly == Quantity("130.00"))
    #expect(goal.projection?.onTrack == false)
    #expect(goal.finishesAfterTarget)
    #expect(!goal.isDeadlinePassed)
  }

  @Test func `a stated figure is the progress, and nothing stated is zero`() throws {
    var books = try SampleBooks.household()
    try books.goal("Bike", "1200", saved: "300")
    try books.goal("Boat", "1200")
    #expect(try books.report("2026-06-30").goals.map(\.current) == [Quantity(300), .zero])
  }

  @Test func `money without a price leaves the projection out and is said`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-01 Gift | Assets:Savings 5 XYZ | Equity:Gifts -5 XYZ")
    try books.goal("House", "1000", account: "Assets:Savings")
    let report = try books.report("2026-06-30")
    #expect(report.goals.first?.current == nil)
    #expect(report.goals.first?.projection == nil)
    #expect(report.dataQuality.first { $0.id == "goal-not-valued" }?.items == ["House"])
  }

  @Test func `goals on the same money warn`() throws {
    var books = try SampleBooks.household()
    try books.goal("House", "1000", account: "Assets")
    try books.goal("Bike", "100", account: "Assets:Checking")
    try books.goal("Boat", "100", account: "Liabilities:Visa")
    #expect(try books.report("2026-06-30").goals.map(\.hasSharedFunding) == [true, true, false])
  }

  @Test func `a passed deadline is said`() throws {
    var books = try SampleBooks.household()
    try books.goal("House", "1000000", by: "2026-06-29", account: "Assets:Checking")
    let report = try books.report("2026-06-30")
    #expect(report.goals.first?.isDeadlinePassed == true)
    #expect(report.dataQuality.map(\.id).contains("goal-deadline-passed"))
  }
}
