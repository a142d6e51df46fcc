internal import LedgerCore
internal import LedgerModel

extension CSVRenderer {
  func headline(_ report: KPIReport) -> CSVSection {
    var rows = section("headline", report)
    let headline = report.headline
    let tiles = [
      ("netCashFlow", headline.netCashFlow), ("savingsRate", headline.savingsRate),
      ("runwayMonths", headline.runwayMonths), ("totalDebt", headline.totalDebt),
      ("monthlyRecurringOutflow", headline.monthlyRecurringOutflow),
      ("debtToIncome", headline.debtToIncome),
    ]
    for (name, tile) in tiles {
      rows.item = name
      add(tile.value, "value", as: tile.unit, to: &rows)
      rows.add(text: tile.reason, "reason")
      add(tile.trend, of: tile.unit, to: &rows)
      // What was owed in past months stands in the history of net worth.
      guard name != "totalDebt" else { continue }
      for (index, value) in tile.history.dropLast().enumerated() {
        let month = report.month.adding(index - tile.history.count + 1)
        add(value, month.description, as: tile.unit, to: &rows)
      }
    }
    return rows
  }

  private func add(
    _ value: Quantity?, _ measure: String, as unit: KPIReport.Tile.Unit, to rows: inout CSVSection
  ) {
    switch unit {
    case .currency: rows.add(amount: value, measure)
    case .ratio: rows.add(ratio: value, measure)
    case .months: rows.add(months: value, measure)
    }
  }

  private func add(
    _ trend: KPIReport.Trend, of unit: KPIReport.Tile.Unit, to rows: inout CSVSection
  ) {
    let changes = [("mom", trend.monthOverMonth), ("yoy", trend.yearOverYear)]
    for (name, change) in changes {
      if trend.kind == .pointDelta, unit == .months {
        rows.add(months: change?.delta, name + "Delta")
      } else {
        rows.add(ratio: change?.delta, name + "Delta")
      }
      rows.add(flag: change?.isGood, name + "IsGood")
      rows.add(text: change?.origin.description, name + "Origin")
    }
  }

  func netWorth(_ report: KPIReport) -> CSVSection {
    var rows = section("netWorth", report)
    let worth = report.netWorth
    rows.add(amount: report.hasEntries ? worth.value : nil, "value")
    rows.add(amount: report.hasEntries ? worth.assets : nil, "assets")
    rows.add(amount: report.hasEntries ? worth.liabilities : nil, "liabilities")
    add(worth.trend, of: .currency, to: &rows)
    rows.add(amount: worth.moved?.change, "change")
    rows.add(amount: worth.moved?.saved, "saved")
    rows.add(amount: worth.moved?.markets, "markets")
    rows.add(amount: worth.moved?.currency, "currency")
    rows.add(amount: worth.moved?.other, "other")
    for holding in worth.unpriced { rows.add(text: holding, "unpriced") }
    return rows
  }

  func netWorthHistory(_ report: KPIReport) -> CSVSection {
    var rows = section("netWorth history", report)
    for point in report.netWorth.history {
      rows.item = point.month.description
      rows.add(date: point.asOf, "asOf")
      rows.add(amount: point.netWorth, "netWorth")
      rows.add(amount: point.totalDebt, "totalDebt")
      rows.add(text: point.origin.description, "origin")
    }
    return rows
  }

  func flows(_ report: KPIReport) -> CSVSection {
    var rows = section("flows", report)
    let flows = report.flows
    rows.add(amount: flows.income, "income")
    rows.add(amount: flows.expenses, "expenses")
    rows.add(amount: flows.withheld, "withheld")
    rows.add(amount: flows.realisedGains, "realisedGains")
    rows.add(amount: flows.bridge.cashChange, "cashChange")
    rows.add(ratio: flows.savingsRateAfterTax, "savingsRateAfterTax")
    return rows
  }

  func bridge(_ report: KPIReport) -> CSVSection {
    var rows = section("flows bridge", report)
    let bridge = report.flows.bridge
    rows.add(amount: bridge.netCashFlow, "netCashFlow")
    rows.add(amount: bridge.realisedGains, "realisedGains")
    rows.add(amount: bridge.borrowing, "borrowing")
    rows.add(amount: bridge.repayment, "repayment")
    rows.add(amount: bridge.cardFloat, "cardFloat")
    rows.add(amount: bridge.investing, "investing")
    rows.add(amount: bridge.equity, "equity")
    rows.add(amount: bridge.revaluation, "revaluation")
    rows.add(amount: bridge.rounding, "rounding")
    return rows
  }

  func commodities(_ report: KPIReport) -> CSVSection {
    var rows = section("flows by commodity", report)
    let flows = report.flows.byCommodity
    let lists = [
      ("income", flows.income), ("expenses", flows.expenses), ("netWorth", flows.netWorth),
    ]
    for (measure, amounts) in lists {
      for line in amounts {
        rows.item = line.commodity
        rows.add(line.quantity, of: line.commodity, measure)
      }
    }
    return rows
  }

  func liquidity(_ report: KPIReport) -> CSVSection {
    var rows = section("liquidity", report)
    let liquidity = report.liquidity
    rows.add(amount: liquidity.liquid, "liquid")
    rows.add(average: liquidity.meanMonthlyExpenses, "meanMonthlyExpenses")
    rows.add(months: liquidity.runwayAllExpenses, "runwayAllExpenses")
    rows.add(months: liquidity.runwayWithDebtService, "runwayWithDebtService")
    rows.add(months: liquidity.runway12m, "runway12m")
    for line in liquidity.accounts {
      rows.item = line.account
      rows.add(amount: line.value, "value")
    }
    return rows
  }

  func attention(_ report: KPIReport) -> CSVSection {
    var rows = section("attention", report)
    for anomaly in report.attention {
      rows.item = "\(anomaly.kind.rawValue) \(anomaly.subject)"
      rows.add(text: anomaly.severity.rawValue, "severity")
      for fact in anomaly.facts {
        switch fact.name {
        case "runwayMonths": rows.add(months: fact.value, fact.name)
        case "fraction", "deltaRatio", "debtToIncome", "savingsRate":
          rows.add(ratio: fact.value, fact.name)
        default: rows.add(amount: fact.value, fact.name)
        }
      }
      rows.add(text: anomaly.text, "text")
    }
    return rows
  }
}
