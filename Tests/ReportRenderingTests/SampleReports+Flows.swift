import LedgerModel

@testable import LedgerCore

extension SampleReports {
  static let flows = KPIReport.Flows(
    income: number("5211.32"), expenses: number("4060.12"), withheld: number("1021.40"),
    realisedGains: number("0"),
    bridge: bridge,
    savingsRateAfterTax: number("0.274761904762"),
    byCommodity: KPIReport.FlowsByCommodity(
      income: [KPIReport.CommodityAmount(commodity: "USD", quantity: number("5211.32"))],
      expenses: [
        KPIReport.CommodityAmount(commodity: "EUR", quantity: number("41.50")),
        KPIReport.CommodityAmount(commodity: "USD", quantity: number("4015.30")),
      ],
      netWorth: [KPIReport.CommodityAmount(commodity: "VACHR", quantity: number("337.26"))]))

  private static let bridge: CashMovement = {
    var bridge = CashMovement()
    bridge.cashChange = number("451.10")
    bridge.netCashFlow = number("1151.20")
    bridge.repayment = number("-559.90")
    bridge.cardFloat = number("59.80")
    bridge.investing = number("-200.00")
    return bridge
  }()

  static let emptyFlows = KPIReport.Flows(
    income: .zero, expenses: .zero, withheld: .zero, realisedGains: .zero,
    bridge: CashMovement(),
    savingsRateAfterTax: nil,
    byCommodity: KPIReport.FlowsByCommodity(income: [], expenses: [], netWorth: []))

  static let liquidity = KPIReport.Liquidity(
    liquid: number("17322.17"),
    accounts: [
      KPIReport.Liquidity.Account(account: "Assets:Savings", value: number("12400.00")),
      KPIReport.Liquidity.Account(account: "Assets:Checking", value: number("4922.17")),
    ],
    meanMonthlyExpenses: number("4827.298333333333"), runwayAllExpenses: number("2.961"),
    runwayWithDebtService: number("3.112"), runway12m: number("3.71"))

  static let soFar = KPIReport.SoFar(
    asOf: day("2026-12-03"), income: .zero, expenses: number("284.10"), cash: number("17038.07"),
    budgets: [
      budget("Expenses:Groceries", spent: "84.10", of: "600", "0.140166666667", nil),
      budget("Expenses:Eating out", spent: "200", of: "220", "0.909090909091", .info),
    ],
    due: [
      due("2026-12-05", "Mortgage", "912.30"), due("2026-12-12", "Car insurance", "211.00"),
      due("2026-12-15", "Netflix", "17.99"), due("2026-12-15", "Visa", "63.61"),
      due("2026-12-20", "Electricity", nil), due("2027-01-02", "Gym", "39.90"),
    ],
    lowPoint: KPIReport.LowPoint(
      date: day("2026-12-20"), balance: number("15779.62"), events: ["Mortgage", "Visa"]))

  static func due(
    _ date: String, _ name: String, _ amount: String?,
    _ state: KPIReport.DueItem.State = .due
  ) -> KPIReport.DueItem {
    KPIReport.DueItem(date: day(date), name: name, amount: amount.map(number), state: state)
  }

  static func budget(
    _ account: String, spent: String, of budget: String, _ fraction: String?,
    _ level: AttentionLevel?
  ) -> KPIReport.BudgetLine {
    KPIReport.BudgetLine(
      account: account, period: "monthly", budget: number(budget), spent: number(spent),
      fraction: fraction.map(number), level: level, elapsed: number("1"), committed: number(spent))
  }

  static let spending = KPIReport.Spending(
    fixed: KPIReport.Share(amount: number("2301.55"), share: number("0.566867")),
    discretionary: KPIReport.Share(amount: number("1758.57"), share: number("0.433133")),
    newCategories: ["Expenses:Gifts"],
    categories: [
      category("Expenses:Housing", "1120.00", "1120.00", "0", "0"),
      category("Expenses:Taxes", "1021.40", "1018.93", "2.1", "0.002424111569"),
      category("Expenses:Groceries", "684.20", "598.104166666667", "44.3", "0.143948"),
      category(
        "Expenses:Travel", "412.00", "143.458333333333", "88.12", "1.871914", isFlagged: true),
      category("Expenses:Insurance", "301.00", "298.5", "1.2", "0.008375"),
      category("Expenses:Eating out", "212.30", "231.8", "30.33", "-0.084124"),
      category("Expenses:Utilities", "166.02", "171.2", "14.01", "-0.030257"),
      category("Expenses:Gifts", "75.00", "0", "0", nil),
      category("Expenses:Subscriptions", "47.97", "45.47", "1.25", "0.054981"),
      category("Expenses:Bank fees", "20.23", "12.9", "3.4", "0.568217"),
    ],
    budgets: [
      budget("Expenses:Groceries", spent: "684.20", of: "600", "1.140333333333", .warning),
      budget("Expenses:Eating out", spent: "212.30", of: "220", "0.965", .info),
      budget("Expenses:Travel", spent: "412", of: "1800", "0.228888888889", nil),
      budget("*", spent: "4060.12", of: "4800", "0.845858333333", nil),
      budget("Expenses:Hobby", spent: "0", of: "0", nil, nil),
    ])

  private static func category(
    _ account: String, _ month: String, _ average: String, _ deviation: String,
    _ delta: String?, isFlagged: Bool = false
  ) -> KPIReport.Category {
    KPIReport.Category(
      account: account, currentMonth: number(month), trailingMonthlyAverage: number(average),
      trailingStdDev: number(deviation), deltaRatio: delta.map(number),
      zScore: delta == nil ? nil : number("0.5"), historyMonths: 6, incomeShare: number("0.0792"),
      isFlagged: isFlagged)
  }
}
