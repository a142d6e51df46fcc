internal import LedgerModel

extension KPIReport.Headline {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "netCashFlow": netCashFlow.json(write), "savingsRate": savingsRate.json(write),
      "runwayMonths": runwayMonths.json(write), "totalDebt": totalDebt.json(write),
      "monthlyRecurringOutflow": monthlyRecurringOutflow.json(write),
      "debtToIncome": debtToIncome.json(write),
    ]
  }
}

extension KPIReport.Tile {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "title": .string(title),
      "value": unit == .currency ? write.money(value) : write.ratio(value),
      "unit": .string(unit.rawValue), "reason": write.text(reason), "trend": trend.json(write),
    ]
  }
}

extension KPIReport.Trend {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "kind": .string(kind.rawValue), "momDelta": write.ratio(monthOverMonth?.delta),
      "momIsGood": write.bool(monthOverMonth?.isGood),
      "yoyDelta": write.ratio(yearOverYear?.delta),
      "yoyIsGood": write.bool(yearOverYear?.isGood),
      "momOrigin": write.text(monthOverMonth?.origin.description),
      "yoyOrigin": write.text(yearOverYear?.origin.description),
    ]
  }
}

extension KPIReport.NetWorth {
  /// The block; without any entry the figures are absent.
  func json(_ write: FigureJSON, isKnown: Bool) -> JSONValue {
    [
      "value": isKnown ? write.money(value) : .null,
      "assets": isKnown ? write.money(assets) : .null,
      "liabilities": isKnown ? write.money(liabilities) : .null, "trend": trend.json(write),
      "history": .array(
        history.map { point in
          [
            "month": .string(point.month.description), "asOf": write.day(point.asOf),
            "netWorth": write.money(point.netWorth), "totalDebt": write.money(point.totalDebt),
            "origin": .string(point.origin.description),
          ]
        }),
      "moved": moved.map { move in
        [
          "saved": write.money(move.saved), "markets": write.money(move.markets),
          "currency": write.money(move.currency), "other": write.money(move.other),
        ]
      } ?? .null,
    ]
  }
}

extension KPIReport.Flows {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "income": write.money(income), "expenses": write.money(expenses),
      "withheld": write.money(withheld), "realisedGains": write.money(realisedGains),
      "cashChange": write.money(bridge.cashChange),
      "bridge": [
        "netCashFlow": write.money(bridge.netCashFlow),
        "realisedGains": write.money(bridge.realisedGains),
        "borrowing": write.money(bridge.borrowing), "repayment": write.money(bridge.repayment),
        "cardFloat": write.money(bridge.cardFloat), "investing": write.money(bridge.investing),
        "equity": write.money(bridge.equity), "revaluation": write.money(bridge.revaluation),
        "rounding": write.money(bridge.rounding),
      ],
      "savingsRateAfterTax": write.ratio(savingsRateAfterTax),
      "byCommodity": [
        "income": amounts(byCommodity.income, write),
        "expenses": amounts(byCommodity.expenses, write),
        "netWorth": amounts(byCommodity.netWorth, write),
      ],
    ]
  }

  private func amounts(_ amounts: [KPIReport.CommodityAmount], _ write: FigureJSON) -> JSONValue {
    .object(amounts.map { .init($0.commodity, write.ratio($0.quantity)) })
  }
}

extension KPIReport.Liquidity {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "liquid": write.money(liquid),
      "accounts": .array(
        accounts.map { ["account": .string($0.account), "value": write.money($0.value)] }),
      "meanMonthlyExpenses": write.ratio(meanMonthlyExpenses),
      "runwayAllExpenses": write.ratio(runwayAllExpenses),
      "runwayWithDebtService": write.ratio(runwayWithDebtService),
      "runway12m": write.ratio(runway12m),
    ]
  }
}
