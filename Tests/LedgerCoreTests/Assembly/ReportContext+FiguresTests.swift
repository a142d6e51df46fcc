import LedgerModel
import Testing

@testable import LedgerCore

/// What has more than 38 digits is absent and listed, and the rest of the report stands.
@Suite struct ReportContextFiguresTests {
  private static let huge = String(repeating: "9", count: 38)

  private func missing(_ report: KPIReport) -> [String] {
    report.dataQuality.first { $0.id == "too-many-digits" }?.items ?? []
  }

  @Test func `a change on a tiny figure`() throws {
    let may = Month(year: 2026, month: 5)
    let point = KPISnapshotPoint(
      month: may, asOf: may.lastDay, currency: "USD", origin: .live,
      netWorth: try number("0.00000000000000000000000000000000000001"),
      totalDebt: Quantity(300), netCashFlow: try number("0.000000000000000000000000001"),
      savingsRate: nil, runwayMonths: nil, monthlyRecurringOutflow: .zero, debtToIncome: nil)
    let report = try SampleBooks.household().report("2026-06-30") { $0.snapshots = [point] }
    #expect(report.netWorth.trend.monthOverMonth == nil)
    #expect(report.headline.netCashFlow.trend.monthOverMonth == nil)
    #expect(report.netWorth.value == Quantity(8700))
    #expect(
      missing(report) == ["Net cash flow, change on 2026-05", "Net worth, change on 2026-05"])
  }

  @Test func `a goal with a stated figure of 38 nines`() throws {
    var books = try SampleBooks.household()
    try books.goal("Moon", Self.huge, by: "2027-06-01", saved: "0.01")
    try books.goal("Bike", "1200", by: "2027-06-01", saved: "300")
    let report = try books.report("2026-06-30")
    #expect(report.goals.map { $0.projection == nil } == [true, false])
    #expect(report.goals[0].reason == "too-many-digits")
    #expect(missing(report) == ["what is missing for Moon"])
    #expect(!report.dataQuality.contains { $0.id == "goal-not-valued" })
  }

  @Test func `a subscription whose weeks do not add up to a month`() throws {
    var books = try SampleBooks.household()
    try books.subscription("Moon", Self.huge, .weeks(1), from: "2026-06-29")
    try books.subscription("Films", "15.00", from: "2026-06-03")
    let report = try books.report("2026-06-30")
    #expect(report.recurring.monthlyOutflow == Quantity(15))
    #expect(missing(report).contains("monthly equivalent of Moon"))
  }

  @Test func `subscriptions that together do not add up`() throws {
    var books = try SampleBooks.household()
    for name in ["A", "B"] {
      try books.subscription(name, String(repeating: "9", count: 36), from: "2026-06-03")
      try books.subscription(name + "2", String(repeating: "9", count: 36), from: "2026-06-03")
    }
    let report = try books.report("2026-06-30")
    #expect(report.recurring.largest.count == 1)
    #expect(report.netWorth.value == Quantity(8700))
  }

  @Test(arguments: ["0.00000000000000000000000000000000000001", Self.huge])
  func `a budget of odd size`(_ budget: String) throws {
    var books = try SampleBooks.household()
    try books.budget("Expenses:Food", budget, Recurrence(.months(1), start: day("2026-03-01"))) {
      $0.rollover = .surplus
    }
    let report = try books.report("2026-06-30")
    #expect(report.spending.budgets.first?.spent == Quantity(500))
    #expect(!missing(report).isEmpty)
  }

  @Test func `spending of which a mean at twelve places has too many digits`() throws {
    var books = try SampleBooks.household()
    let large = String(repeating: "9", count: 30)
    try books.add(
      "2026-05-20 Moon | Expenses:Moon \(large) USD | Assets:Moon -\(large) USD"
    )
    let report = try books.report("2026-06-30")
    let moon = try #require(report.spending.categories.first { $0.account == "Expenses:Moon" })
    #expect(moon.trailingMonthlyAverage == nil)
    #expect(missing(report).contains("average of Expenses:Moon"))
    #expect(report.flows.income == Quantity(3000))
  }

  @Test func `a debt whose interest has too many digits`() throws {
    var books = try SampleBooks.household()
    books.attributes("Liabilities:Visa") { $0.apr = Quantity(Self.huge) }
    let report = try books.report("2026-06-30")
    #expect(report.debt.debts.first?.balance == Quantity(300))
    #expect(missing(report).contains("interest on Liabilities:Visa"))
  }

  @Test func `a holding whose value has too many digits is left out of net worth`() throws {
    var books = try SampleBooks.household()
    try books.add("2026-06-01 Moon | Assets:Moon 1000 MOON | Equity:Moon -1000 MOON")
    try books.price("2026-06-01", "MOON", Self.huge)
    let report = try books.report("2026-06-30")
    #expect(report.netWorth.value == Quantity(8700))
    #expect(report.netWorth.unpriced == ["1000 MOON"])
    #expect(missing(report) == ["value of 1000 MOON"])
    #expect(!report.dataQuality.contains { $0.id == "unpriced" })
  }
}
