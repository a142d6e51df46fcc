import LedgerModel
import Testing

@testable import LedgerCore

@Suite struct ReportContextRestatedTests {
  private func point(_ asOf: String, netWorth: String) throws -> KPISnapshotPoint {
    let asOf = try day(asOf)
    return KPISnapshotPoint(
      month: asOf.month, asOf: asOf, currency: "USD", origin: .live,
      netWorth: try number(netWorth), totalDebt: Quantity(300), netCashFlow: Quantity(1500),
      savingsRate: Quantity("0.5"), runwayMonths: Quantity("4"),
      monthlyRecurringOutflow: Quantity(99), debtToIncome: Quantity(1))
  }

  @Test func `a line is compared as of its own day, in the five dated figures`() throws {
    let same = try point("2026-05-10", netWorth: "8200")
    let report = try SampleBooks.household().report("2026-06-30") { $0.snapshots = [same] }
    #expect(report.snapshots.restated.map(\.measure) == ["runwayMonths"])
  }

  @Test func `the report's own month is compared once a later month has a line`() throws {
    let (own, later) = (
      try point("2026-05-31", netWorth: "1"), try point("2026-06-30", netWorth: "8700")
    )
    let open = try SampleBooks.household().report("2026-05-31") { $0.snapshots = [own] }
    #expect(open.snapshots.restated.isEmpty)
    let closed = try SampleBooks.household().report("2026-05-31") { $0.snapshots = [own, later] }
    #expect(Set(closed.snapshots.restated.map(\.month)) == [own.month])
    #expect(closed.snapshots.restated.first?.measure == "netWorth")
  }

  @Test func `what differs is shown with both figures`() throws {
    let stale = try point("2026-05-10", netWorth: "1")
    let report = try SampleBooks.household().report("2026-06-30") { $0.snapshots = [stale] }
    let change = try #require(report.snapshots.restated.first)
    #expect(change.month == Month(year: 2026, month: 5))
    #expect(change.measure == "netWorth")
    #expect(change.stored == Quantity(1))
    #expect(change.recomputed == Quantity(8200))
    #expect(report.dataQuality.map(\.id).contains("restated"))
  }
}
