import LedgerModel

@testable import LedgerCore

extension SampleReports {
  static let headline = KPIReport.Headline(
    netCashFlow: tile(
      "Net cash flow", "1151.20", .currency, month: ("0.084", true), year: ("-0.12", false),
      "980.1 1200.5 -210.00 1190 1010.50 1020.75 1300.25 35.10 1010 696.90 1062.00 1151.20"),
    savingsRate: tile(
      "Savings rate", "0.220903724968", .ratio, month: ("0.016", true), year: ("-0.034", false),
      "0.19 0.23 -0.04 0.22 0.2 0.2 0.25 0.01 0.2 0.134019230769 0.2049 0.220903724968"),
    runwayMonths: tile(
      "Runway", "3.588377723971", .months, month: ("0.21", true), year: ("0.9", true),
      "- - 2.4 2.6 2.7 2.9 3.1 3.0 3.1 3.3 3.378 3.588377723971"),
    totalDebt: tile(
      "Total debt", "182340.10", .currency, month: ("-0.0031", true), year: ("-0.041", true),
      "190100 189500 188900 188200 187500 186800 186000 185100 184300 183600 182900 182340.1"),
    monthlyRecurringOutflow: tile(
      "Monthly recurring", "389.47", .currency, month: ("0", true), year: ("0.073", false),
      "363 363 363 366 366 366 387 387 389.47 389.47 389.47 389.47"),
    debtToIncome: tile(
      "Debt-to-income", "0.284", .ratio, month: ("-0.002", true), year: (nil, true),
      "- - - - - - - - - - 0.286 0.284"))

  static func tile(
    _ title: String, _ value: String?, _ unit: KPIReport.Tile.Unit, month: (String?, Bool),
    year: (String?, Bool), _ history: String
  ) -> KPIReport.Tile {
    KPIReport.Tile(
      title: title, value: value.map(number), unit: unit,
      reason: value == nil ? "insufficient-history" : nil,
      trend: KPIReport.Trend(
        kind: unit == .currency ? .percentChange : .pointDelta,
        monthOverMonth: change(month.0, isGood: month.1),
        yearOverYear: change(year.0, isGood: year.1, isLive: false)),
      history: history.split(separator: " ").map { Quantity($0) })
  }

  static let emptyHeadline = KPIReport.Headline(
    netCashFlow: emptyTile("Net cash flow", "0", .currency),
    savingsRate: emptyTile("Savings rate", nil, .ratio),
    runwayMonths: emptyTile("Runway", nil, .months),
    totalDebt: emptyTile("Total debt", "0", .currency),
    monthlyRecurringOutflow: emptyTile("Monthly recurring", "0", .currency),
    debtToIncome: emptyTile("Debt-to-income", nil, .ratio))

  private static func emptyTile(
    _ title: String, _ value: String?, _ unit: KPIReport.Tile.Unit
  ) -> KPIReport.Tile {
    tile(title, value, unit, month: (nil, true), year: (nil, true), "- - - - - - - - - - - -")
  }

  static let netWorth = KPIReport.NetWorth(
    value: number("84210.55"), assets: number("266550.65"), liabilities: number("182340.10"),
    trend: KPIReport.Trend(
      kind: .percentChange, monthOverMonth: change("0.011", isGood: true),
      yearOverYear: change("0.098", isGood: true, isLive: false)),
    history: (0..<12).map { step in
      let month = Month(year: 2025, month: 12).adding(step)
      return KPIReport.NetWorthPoint(
        month: month, asOf: month.lastDay,
        netWorth: step == 10 ? number("83259.46") : Quantity(76_700 + step * 683),
        totalDebt: Quantity(190_100 - step * 705), origin: step < 8 ? .derived : .live)
    },
    moved: NetWorthMovement(
      change: number("951.09"), saved: number("1151.20"), markets: number("-204.11"),
      currency: number("4.00"), other: .zero),
    unpriced: ["337.26 VACHR"])

  static let emptyNetWorth = KPIReport.NetWorth(
    value: .zero, assets: .zero, liabilities: .zero,
    trend: KPIReport.Trend(kind: .percentChange), history: [], moved: nil, unpriced: [])

  static let attention = [
    KPIReport.Anomaly(
      severity: .warning, kind: .budget, subject: "Expenses:Groceries",
      facts: [
        KPIReport.Anomaly.Fact(name: "spent", value: number("684.20")),
        KPIReport.Anomaly.Fact(name: "budget", value: number("600")),
      ],
      text: "Expenses:Groceries: 684.20 of 600.00, 114 % of the monthly budget."),
    KPIReport.Anomaly(
      severity: .warning, kind: .minimumBelowInterest, subject: "Liabilities:Visa",
      facts: [KPIReport.Anomaly.Fact(name: "minimum", value: number("63.61"))],
      text: "Liabilities:Visa: its minimum (63.61) is not above its interest (66.23): no end."),
    KPIReport.Anomaly(
      severity: .info, kind: .spendingSpike, subject: "Expenses:Travel", facts: [],
      text: "Expenses:Travel: 412.00 this month, 143.46 in a usual one."),
    KPIReport.Anomaly(
      severity: .info, kind: .priceIncrease, subject: "Netflix",
      facts: [
        KPIReport.Anomaly.Fact(name: "baseline", value: number("15.49")),
        KPIReport.Anomaly.Fact(name: "current", value: number("17.99")),
      ],
      text: "Netflix: from 15.49 to 17.99 a month since 2026-02-15, 30.00 more a year."),
  ]
}
