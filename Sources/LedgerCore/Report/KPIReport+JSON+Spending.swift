internal import LedgerModel

extension KPIReport.Spending {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "fixed": fixed.json(write), "discretionary": discretionary.json(write),
      "newCategories": write.strings(newCategories),
      "categories": .array(categories.map { $0.json(write) }),
      "budgets": .array(budgets.map { $0.json(write) }),
    ]
  }
}

extension KPIReport.Share {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    ["amount": write.money(amount), "share": write.ratio(share)]
  }
}

extension KPIReport.Category {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "account": .string(account), "currentMonth": write.money(currentMonth),
      "trailingMonthlyAverage": write.ratio(trailingMonthlyAverage),
      "trailingStdDev": write.ratio(trailingStdDev), "deltaRatio": write.ratio(deltaRatio),
      "zScore": write.ratio(zScore), "historyMonths": .integer(historyMonths),
      "incomeShare": write.ratio(incomeShare), "flagged": .bool(isFlagged),
    ]
  }
}

extension KPIReport.BudgetLine {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "account": .string(account), "period": .string(period), "budget": write.money(budget),
      "spent": write.money(spent), "fraction": write.ratio(fraction),
      "level": write.text(level?.rawValue), "elapsed": write.ratio(elapsed),
      "committed": write.money(committed),
    ]
  }
}

extension KPIReport.SoFar {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "asOf": write.day(asOf), "income": write.money(income), "expenses": write.money(expenses),
      "budgets": .array(budgets.map { $0.json(write) }),
      "due": .array(due.map { $0.json(write) }), "lowPoint": lowPoint?.json(write) ?? .null,
    ]
  }
}

extension KPIReport.LowPoint {
  func json(_ write: FigureJSON) -> JSONValue {
    ["date": write.day(date), "balance": write.money(balance), "events": write.strings(events)]
  }
}

extension KPIReport.CalendarBlock {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "from": write.day(from), "to": write.day(to),
      "events": .array(
        events.map { event in
          [
            "date": write.day(event.date), "source": .string(event.source.rawValue),
            "name": .string(event.name), "amount": write.money(event.amount),
            "state": .string(event.state.rawValue),
          ]
        }),
      "lowPoint": lowPoint?.json(write) ?? .null,
    ]
  }
}
