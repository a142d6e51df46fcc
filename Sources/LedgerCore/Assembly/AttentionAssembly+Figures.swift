internal import LedgerModel

extension AttentionAssembly {
  /// The headline figures that are past a limit, by the money that is missing.
  var figureFacts: [Fact] {
    [runwayFact, debtToIncomeFact, cashFlowFact, savingsRateFact].compactMap { $0 }
  }

  private var runwayFact: Fact? {
    guard let months = figures.runway.months, months < Ratio(3),
      let mean = figures.trailing.meanLivingExpenses
    else { return nil }
    guard let shown = context.figure(months, "Runway") else { return nil }
    return fact(
      .warning, .runway, "runwayMonths", size: (Ratio(3) - months) * mean,
      [("runwayMonths", shown), ("liquid", figures.balances.liquid)],
      "Runway: \(number(figures.balances.liquid)) in cash lasts "
        + "\(context.text.plain(shown)) months, under 3.")
  }

  private var debtToIncomeFact: Fact? {
    guard let share = debtToIncome, share > Ratio(9, 25),
      let income = figures.trailing.meanIncome, let service = debts.service.amount
    else { return nil }
    guard let shown = context.figure(share, "Debt-to-income") else { return nil }
    return fact(
      .warning, .debtToIncome, "debtToIncome", size: (share - Ratio(9, 25)) * income,
      [("debtToIncome", shown), ("debtService", service)],
      "Debt-to-income: minimum payments of \(number(service)) a month are "
        + "\(context.text.percent(shown)) of income, over 36 %.")
  }

  private var cashFlowFact: Fact? {
    guard figures.netCashFlow.isNegative else { return nil }
    let flows = figures.flows
    return fact(
      .warning, .netCashFlow, "netCashFlow", size: Ratio(figures.netCashFlow).magnitude,
      [
        ("netCashFlow", figures.netCashFlow), ("income", flows.totalIncome),
        ("expenses", flows.totalExpenses),
      ],
      "Net cash flow: \(number(flows.totalExpenses)) spent, \(number(flows.totalIncome)) earned, "
        + "\(number(figures.netCashFlow.magnitude)) short.")
  }

  private var savingsRateFact: Fact? {
    guard let rate = figures.savingsRate, rate < Ratio(1, 10) else { return nil }
    guard let shown = context.figure(rate, "Savings rate") else { return nil }
    return fact(
      .info, .savingsRate, "savingsRate",
      size: (Ratio(1, 10) - rate) * Ratio(figures.flows.totalIncome), [("savingsRate", shown)],
      "Savings rate: \(context.text.percent(shown)), under 10 %.")
  }
}
