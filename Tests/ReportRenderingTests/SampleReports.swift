import LedgerModel
import Testing

@testable import LedgerCore

/// Reports to render: a household with everything, and one with nothing.
enum SampleReports {
  /// A household with something in every section.
  static let rich = KPIReport(
    title: "Household", asOf: day("2026-11-30"), month: Month(year: 2026, month: 11),
    isPartial: false, currency: dollars, booksEnd: day("2026-12-03"), hasEntries: true,
    window: KPIReport.Window(
      from: Month(year: 2026, month: 5), to: Month(year: 2026, month: 10), months: 6),
    source: KPIReport.Source(
      dialects: ["hledger"], files: 3, entries: 1412,
      cashAccounts: ["Assets:Checking", "Assets:Savings"],
      cashByName: ["Assets:Checking", "Assets:Savings"]),
    health: KPIReport.Health(
      rating: .stable, score: 4,
      contributions: .init(savingsRate: 2, debtToIncome: 1, runwayMonths: 1, netCashFlow: 0),
      toNext: "One point from strong: 6,789.13 more in cash makes the runway 6 months."),
    headline: headline, netWorth: netWorth, flows: flows, liquidity: liquidity, soFar: soFar,
    attention: attention, spending: spending, recurring: recurring, debt: debt, goals: goals,
    calendar: calendar, dataQuality: findings,
    snapshots: KPIReport.SnapshotBlock(restated: [
      KPIReport.SnapshotBlock.Restated(
        month: Month(year: 2026, month: 8), measure: "netCashFlow", stored: number("696.90"),
        recomputed: number("641.90"))
    ]),
    fingerprint: "9c3f0a7b12de4455",
    narrative: "November was steady. 1,151.20 of 5,211.32 was saved, and groceries ran over.")

  /// Books without a single entry.
  static let empty = KPIReport(
    title: "Empty", asOf: day("2026-11-30"), month: Month(year: 2026, month: 11), isPartial: true,
    currency: currency("", scale: 2), booksEnd: nil, hasEntries: false,
    window: KPIReport.Window(
      from: Month(year: 2026, month: 11), to: Month(year: 2026, month: 10), months: 0),
    source: KPIReport.Source(
      dialects: [], files: 1, entries: 0, cashAccounts: [], cashByName: []),
    health: KPIReport.Health(
      rating: .watch, score: 0,
      contributions: .init(savingsRate: 0, debtToIncome: 0, runwayMonths: 0, netCashFlow: 0),
      toNext: nil),
    headline: emptyHeadline, netWorth: emptyNetWorth, flows: emptyFlows,
    liquidity: KPIReport.Liquidity(liquid: .zero, accounts: []), soFar: nil, attention: [],
    spending: KPIReport.Spending(
      fixed: KPIReport.Share(amount: .zero), discretionary: KPIReport.Share(amount: .zero),
      newCategories: [], categories: [], budgets: []),
    recurring: emptyRecurring,
    debt: KPIReport.Debt(
      total: .zero, paidInFull: .zero, debts: [],
      payoff: KPIReport.Payoff(firstMonth: Month(year: 2026, month: 12))),
    goals: [],
    calendar: KPIReport.CalendarBlock(
      from: day("2026-11-30"), to: day("2026-12-30"), events: []),
    dataQuality: [], snapshots: KPIReport.SnapshotBlock(restated: []),
    fingerprint: "cbf29ce484222325", narrative: "")
}

extension SampleReports {
  static func number(_ text: String) -> Quantity { Quantity(text) ?? .zero }

  static func day(_ text: String) -> Day { Day(text) ?? Day(ordinal: 0) }

  static func currency(
    _ symbol: String, scale: UInt8, isLeft: Bool = false, hasSpace: Bool = true,
    decimal: Character = ".", group: Character? = ","
  ) -> KPIReport.ReportingCurrency {
    var style = CommodityStyle()
    style.isSymbolLeft = isLeft
    style.hasSpace = hasSpace
    style.decimalMark = decimal
    style.groupMark = group
    return KPIReport.ReportingCurrency(
      symbol: symbol, scale: scale, style: style, reason: "the default commodity (D)")
  }

  static let dollars = currency("USD", scale: 2)

  static func change(_ delta: String?, isGood: Bool, isLive: Bool = true) -> KPIReport.Change? {
    delta.map {
      KPIReport.Change(
        delta: number($0), isGood: isGood, isLevel: number($0).rounded(toScale: 3).isZero,
        origin: isLive ? .live : .derived)
    }
  }
}
