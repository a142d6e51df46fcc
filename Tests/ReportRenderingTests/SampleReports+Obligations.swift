import LedgerModel

@testable import LedgerCore

extension SampleReports {
  static let recurring = KPIReport.Recurring(
    monthlyOutflow: number("389.47"), incomeShare: number("0.074735"),
    detectedOutflow: number("24.00"),
    largest: [
      item("Car insurance", "633.00", "every 3 months", "211.00", "Expenses:Insurance"),
      item("Electricity", "89.00", "monthly", "89.00", "Expenses:Utilities"),
      item("Gym", "39.90", "monthly", "39.90", "Expenses:Health"),
      item("Netflix", "17.99", "monthly", "17.99", "Expenses:Subscriptions"),
    ],
    upcoming: soFar.due,
    overdue: [due("2026-11-20", "Electricity", "89.00", .overdue)],
    undeclared: [
      KPIReport.DetectedItem(
        name: "Spotify", account: "Expenses:Subscriptions", amount: number("12.00"),
        period: "monthly", monthly: number("12.00"),
        evidence: evidence("2024-01-04", "2026-11-04"),
        directive: "subscription Spotify  12.00 USD  monthly from 2024-01-04"),
      KPIReport.DetectedItem(
        name: "iCloud", account: "Expenses:Subscriptions", amount: number("12.00"),
        period: "monthly", monthly: number("12.00"),
        evidence: evidence("2025-03-09", "2026-11-09"),
        directive: "subscription iCloud  12.00 USD  monthly from 2025-03-09"),
    ],
    stopped: ["Disney+"],
    priceCreep: KPIReport.PriceCreep(
      baselineDate: day("2025-11-30"), totalMonthlyChange: number("2.50"),
      totalFraction: number("0.0065"),
      items: [
        KPIReport.PriceCreep.Item(
          name: "Netflix", baseline: number("15.49"), baselineDate: day("2025-11-30"),
          current: number("17.99"), change: number("2.50"), fraction: number("0.161394448031"),
          since: day("2026-02-15"))
      ]))

  static let emptyRecurring = KPIReport.Recurring(
    monthlyOutflow: .zero, incomeShare: nil, detectedOutflow: .zero, largest: [], upcoming: [],
    overdue: [], undeclared: [], stopped: [],
    priceCreep: KPIReport.PriceCreep(
      baselineDate: day("2025-11-30"), totalMonthlyChange: nil, totalFraction: nil, items: []))

  private static func evidence(_ first: String, _ last: String) -> KPIReport.Evidence {
    KPIReport.Evidence(
      charges: 20, first: day(first), last: day(last), amounts: [number("12.00")],
      commodity: "USD", text: "20 charges of 12.00 USD, \(first) to \(last)")
  }

  private static func item(
    _ name: String, _ amount: String, _ period: String, _ monthly: String, _ account: String
  ) -> KPIReport.RecurringItem {
    KPIReport.RecurringItem(
      name: name, amount: number(amount), period: period, monthly: number(monthly),
      account: account)
  }

  static let debt = KPIReport.Debt(
    total: number("182340.10"), paidInFull: number("412.75"), weightedAPR: number("0.0431"),
    coverage: number("0.9977"), minimumCoverage: Quantity(1),
    debts: [
      debtLine("Liabilities:Mortgage", "178746.80", "0.0389", "912.30", .declared, "2026-12-05"),
      debtLine("Liabilities:Visa", "3180.55", "0.2499", "63.61", .card, "2026-12-15"),
      KPIReport.DebtLine(
        account: "Liabilities:Amex", balance: number("412.75"), apr: nil, minimum: nil,
        minimumSource: nil, due: nil, isPaidInFull: true),
    ],
    payoff: payoff)

  /// Plans for smaller debts than those above, so that their schedules are short.
  static let payoff: KPIReport.Payoff = {
    let debts = [
      PayoffDebt(
        id: "Liabilities:Visa", balance: number("3180.55"), apr: number("0.2499"),
        minimum: .percentage(number("0.1"), floor: number("100"))),
      PayoffDebt(
        id: "Liabilities:Mortgage", balance: number("2000"), apr: number("0.0389"),
        minimum: .fixed(number("400"))),
    ]
    var payoff = KPIReport.Payoff(
      budget: number("1050"), strategy: .avalanche, firstMonth: Month(year: 2026, month: 12))
    func plan(_ strategy: Budget.Strategy, _ budget: Quantity?) -> PayoffPlan {
      PayoffMath.plan(for: debts, strategy: strategy, monthlyBudget: budget)
    }
    payoff.avalanche = plan(.avalanche, number("1050"))
    payoff.snowball = plan(.snowball, number("1050"))
    payoff.minimumOnly = plan(.avalanche, nil)
    payoff.extraMonthly = [
      KPIReport.ExtraMonthly(
        amount: number("50"), months: 5, totalInterest: number("180.10"),
        interestSaved: number("11.32"), monthsSaved: 1)
    ]
    return payoff
  }()

  private static func debtLine(
    _ account: String, _ balance: String, _ rate: String, _ minimum: String,
    _ source: KPIReport.MinimumSource,
    _ due: String
  ) -> KPIReport.DebtLine {
    KPIReport.DebtLine(
      account: account, balance: number(balance), apr: number(rate), minimum: number(minimum),
      minimumSource: source, due: day(due), isPaidInFull: false,
      lastPayment: account == "Liabilities:Mortgage" ? payment : nil)
  }

  private static let payment = KPIReport.DebtPayment(
    date: day("2026-11-05"), total: number("1096.30"), principal: number("332.10"),
    interest: number("580.20"), escrow: number("184"), other: .zero)

  static let goals = [
    goal(
      "Emergency fund", "Assets:Savings", target: "15000", current: "12400", monthly: "400",
      by: "2027-06-01", fraction: "0.826666666667", required: "433.33", done: "2027-06-30",
      isOnTrack: false),
    goal(
      "Bike", nil, target: "1200", current: "300", monthly: "100", by: nil, fraction: "0.25",
      required: nil, done: "2027-08-30", isOnTrack: nil),
    goal(
      "New roof", "Assets:Roof", target: "8000", current: "8000", monthly: "0", by: nil,
      fraction: "1", required: nil, done: nil, isOnTrack: true),
  ]

  static let calendar = KPIReport.CalendarBlock(
    from: day("2026-12-03"), to: day("2027-01-02"),
    events: soFar.due.map {
      KPIReport.CalendarBlock.Event(
        date: $0.date, source: $0.name == "Visa" || $0.name == "Mortgage" ? .debt : .subscription,
        name: $0.name, amount: $0.amount, state: $0.state)
    }, lowPoint: soFar.lowPoint)

  static let findings = [
    Finding(
      id: "unpriced", severity: .warning,
      text: "One commodity has no price and is left out of net worth.", items: ["337.26 VACHR"]),
    Finding(
      id: "stale-price", severity: .note, text: "Prices older than 35 days value what is held.",
      items: ["VTI (2026-09-30)"]),
    Finding(
      id: "cash-by-name", severity: .note, text: "Cash accounts are known by their names.",
      items: ["Assets:Checking", "Assets:Savings"]),
  ]

  /// A goal; `required` and `done` are the projection's.
  static func goal(
    _ name: String, _ account: String?, target: String, current: String, monthly: String,
    by date: String?, fraction: String, required: String?, done: String?, isOnTrack: Bool?
  ) -> KPIReport.GoalLine {
    KPIReport.GoalLine(
      name: name, account: account, target: number(target), current: number(current),
      plannedMonthly: number(monthly), targetDate: date.map(day),
      projection: GoalProjection(
        remaining: (try? number(target) - number(current)) ?? .zero,
        progressFraction: number(fraction), monthsToTarget: date == nil ? nil : 6,
        requiredMonthly: required.map(number), projectedCompletion: done.map(day),
        onTrack: isOnTrack),
      isDeadlinePassed: false, finishesAfterTarget: isOnTrack == false, hasSharedFunding: false,
      actualMonthly: account == "Assets:Savings" ? number("310.25") : nil)
  }
}
