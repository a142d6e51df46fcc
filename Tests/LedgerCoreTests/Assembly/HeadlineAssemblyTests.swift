import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct HeadlineAssemblyTests {
  private func point(
    _ month: Int, year: Int = 2026, currency: String = "USD", netCashFlow: String = "500",
    savingsRate: String? = "0.25"
  ) throws -> KPISnapshotPoint {
    let month = Month(year: year, month: month)
    return KPISnapshotPoint(
      month: month, asOf: month.lastDay, currency: currency, origin: .live, netWorth: Quantity(1),
      totalDebt: Quantity(600), netCashFlow: try number(netCashFlow),
      savingsRate: try savingsRate.map(number), runwayMonths: nil,
      monthlyRecurringOutflow: .zero, debtToIncome: nil)
  }

  @Test func `amounts change by percent and ratios by points, on the stored month before`() throws {
    let may = try point(5)
    let tiles = try SampleBooks.household().report("2026-06-30") { $0.snapshots = [may] }.headline
    #expect(tiles.netCashFlow.trend.kind == .percentChange)
    #expect(
      tiles.netCashFlow.trend.monthOverMonth
        == .init(delta: Quantity(1), isGood: true, isLevel: false, origin: .live))
    #expect(tiles.savingsRate.trend.kind == .pointDelta)
    #expect(tiles.savingsRate.trend.monthOverMonth?.delta == Quantity("0.083333333333"))
    #expect(tiles.totalDebt.trend.monthOverMonth?.delta == Quantity("-0.5"))
    #expect(tiles.totalDebt.trend.monthOverMonth?.isGood == true)
  }

  @Test func `a month without a snapshot is derived from dated entries`() throws {
    let tiles = try SampleBooks.household().report("2026-06-30").headline
    let change = try #require(tiles.netCashFlow.trend.monthOverMonth)
    #expect(change == .init(delta: .zero, isGood: true, isLevel: true, origin: .derived))
    #expect(tiles.netCashFlow.trend.yearOverYear == nil)
    #expect(tiles.debtToIncome.trend.monthOverMonth == nil)
  }

  @Test func `a change too small to be shown is level, good or not`() throws {
    for (stored, isLevel, isGood) in [
      ("1000.4", true, false), ("1000.6", false, false), ("999.6", true, true),
    ] {
      let may = try point(5, netCashFlow: stored)
      let tiles = try SampleBooks.household().report("2026-06-30") { $0.snapshots = [may] }
        .headline
      let change = try #require(tiles.netCashFlow.trend.monthOverMonth)
      #expect(change.isLevel == isLevel, "\(stored)")
      #expect(change.isGood == isGood, "\(stored)")
      #expect(change.isWorse == (!isGood && !isLevel), "\(stored)")
    }
  }

  @Test func `nil in a snapshot stands, and an older month never stands in`() throws {
    let may = try point(5, savingsRate: nil)
    let tiles = try SampleBooks.household().report("2026-06-30") { $0.snapshots = [may] }.headline
    #expect(tiles.savingsRate.trend.monthOverMonth == nil)
    let books = try SampleBooks(
      "2026-06-02 Employer | Assets:Checking 10 USD | Income:Salary -10 USD")
    let april = try point(4)
    let young = try books.report("2026-06-30") { $0.snapshots = [april] }.headline
    #expect(young.netCashFlow.trend.monthOverMonth == nil)
  }

  @Test func `snapshots of another currency and of the month itself are not read`() throws {
    let others = [try point(5, currency: "EUR", netCashFlow: "1"), try point(6), try point(7)]
    let tiles = try SampleBooks.household().report("2026-06-30") { $0.snapshots = others }.headline
    #expect(tiles.netCashFlow.trend.monthOverMonth?.origin == .derived)
  }

  @Test func `a year ago is the same month of the year before`() throws {
    let before = try point(6, year: 2025)
    let tiles = try SampleBooks.household().report("2026-06-30") { $0.snapshots = [before] }
      .headline
    #expect(tiles.netCashFlow.trend.yearOverYear?.delta == Quantity(1))
  }

  @Test func `a history has twelve months, the own one last`() throws {
    let history = try SampleBooks.household().report("2026-06-30").headline.netCashFlow.history
    #expect(history.count == 12)
    #expect(
      history.suffix(5) == [nil, Quantity(1000), Quantity(1000), Quantity(1000), Quantity(1000)])
  }

  @Test func `more debt, recurring outflow and debt-to-income are bad, more of the rest is good`()
    throws
  {
    var books = try SampleBooks.household()
    try books.add("2026-06-20 Shop | Expenses:Fun 10 USD | Liabilities:Visa -10 USD")
    try books.subscription("Gym", "35", from: "2026-06-03")
    try books.subscription("Box", "5", from: "2026-01-03")
    let tiles = try books.report("2026-06-30").headline
    #expect(tiles.totalDebt.trend.monthOverMonth?.isGood == false)
    #expect(tiles.monthlyRecurringOutflow.trend.monthOverMonth?.isGood == false)
    #expect(tiles.netCashFlow.trend.monthOverMonth?.isGood == false)
    #expect(tiles.savingsRate.trend.monthOverMonth?.isGood == false)
    #expect(tiles.runwayMonths.trend.monthOverMonth?.isGood == true)
  }
}
