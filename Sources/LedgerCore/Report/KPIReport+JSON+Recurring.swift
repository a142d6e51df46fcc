internal import LedgerModel

extension KPIReport.Recurring {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "monthlyOutflow": write.money(monthlyOutflow), "incomeShare": write.ratio(incomeShare),
      "detectedOutflow": write.money(detectedOutflow),
      "largest": .array(largest.map { $0.json(write) }),
      "upcoming": .array(upcoming.map { $0.json(write) }),
      "overdue": .array(overdue.map { $0.json(write) }),
      "undeclared": .array(undeclared.map { $0.json(write) }),
      "priceCreep": priceCreep.json(write),
    ]
  }
}

extension KPIReport.RecurringItem {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "name": .string(name), "amount": write.money(amount), "period": .string(period),
      "monthly": write.money(monthly), "account": write.text(account),
    ]
  }
}

extension KPIReport.DueItem {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "date": write.day(date), "name": .string(name), "amount": write.money(amount),
      "state": .string(state.rawValue),
    ]
  }
}

extension KPIReport.DetectedItem {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "name": .string(name), "account": .string(account), "amount": write.money(amount),
      "period": .string(period), "monthly": write.money(monthly),
      "evidence": evidence.json(write), "directive": .string(directive),
    ]
  }
}

extension KPIReport.Evidence {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "charges": .integer(charges), "first": write.day(first), "last": write.day(last),
      "amounts": .array(amounts.map { .string($0.text()) }), "commodity": .string(commodity),
    ]
  }
}

extension KPIReport.PriceCreep {
  fileprivate func json(_ write: FigureJSON) -> JSONValue {
    [
      "baselineDate": write.day(baselineDate),
      "totalMonthlyChange": write.money(totalMonthlyChange),
      "totalFraction": write.ratio(totalFraction),
      "items": .array(
        items.map { item in
          [
            "name": .string(item.name), "baseline": write.money(item.baseline),
            "baselineDate": write.day(item.baselineDate), "current": write.money(item.current),
            "change": write.money(item.change),
            "fraction": write.ratio(item.fraction), "since": write.day(item.since),
          ]
        }),
    ]
  }
}
