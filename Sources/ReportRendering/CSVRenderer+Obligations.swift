internal import LedgerCore
internal import LedgerModel

extension CSVRenderer {
  func recurring(_ report: KPIReport) -> CSVSection {
    var rows = section("recurring", report)
    let recurring = report.recurring
    rows.add(amount: recurring.monthlyOutflow, "monthlyOutflow")
    rows.add(ratio: recurring.incomeShare, "incomeShare")
    rows.add(amount: recurring.detectedOutflow, "detectedOutflow")
    for name in recurring.stopped { rows.add(text: name, "stopped") }
    return rows
  }

  func items(_ report: KPIReport) -> CSVSection {
    var rows = section("largest", report)
    for item in report.recurring.largest {
      rows.item = item.name
      rows.add(amount: item.amount, "amount")
      rows.add(text: item.period, "period")
      rows.add(amount: item.monthly, "monthly")
      rows.add(text: item.account, "account")
    }
    return rows
  }

  func undeclared(_ report: KPIReport) -> CSVSection {
    var rows = section("undeclared", report)
    for item in report.recurring.undeclared {
      rows.item = item.name
      rows.add(text: item.account, "account")
      rows.add(amount: item.amount, "amount")
      rows.add(text: item.period, "period")
      rows.add(amount: item.monthly, "monthly")
      rows.add(count: item.evidence.charges, "charges")
      rows.add(date: item.evidence.first, "first")
      rows.add(date: item.evidence.last, "last")
      rows.add(text: item.directive, "directive")
    }
    return rows
  }

  func priceCreep(_ report: KPIReport) -> CSVSection {
    var rows = section("priceCreep", report)
    let creep = report.recurring.priceCreep
    rows.add(date: creep.baselineDate, "baselineDate")
    rows.add(amount: creep.totalMonthlyChange, "totalMonthlyChange")
    rows.add(ratio: creep.totalFraction, "totalFraction")
    for item in creep.items {
      rows.item = item.name
      rows.add(amount: item.baseline, "baseline")
      rows.add(date: item.baselineDate, "baselineDate")
      rows.add(amount: item.current, "current")
      rows.add(amount: item.change, "change")
      rows.add(ratio: item.fraction, "fraction")
      rows.add(date: item.since, "since")
    }
    return rows
  }

  func goals(_ report: KPIReport) -> CSVSection {
    var rows = section("goals", report)
    for goal in report.goals {
      rows.item = goal.name
      rows.add(text: goal.account, "account")
      rows.add(amount: goal.target, "target")
      rows.add(amount: goal.current, "current")
      rows.add(amount: goal.plannedMonthly, "plannedMonthly")
      rows.add(date: goal.targetDate, "targetDate")
      rows.add(amount: goal.projection?.remaining, "remaining")
      rows.add(ratio: goal.projection?.progressFraction, "progressFraction")
      rows.add(count: goal.projection?.monthsToTarget, "monthsToTarget")
      rows.add(amount: goal.projection?.requiredMonthly, "requiredMonthly")
      rows.add(date: goal.projection?.projectedCompletion, "projectedCompletion")
      rows.add(flag: goal.projection?.onTrack, "onTrack")
      rows.add(flag: goal.isDeadlinePassed, "deadlinePassed")
      rows.add(flag: goal.finishesAfterTarget, "finishesAfterTarget")
      rows.add(flag: goal.hasSharedFunding, "sharedFunding")
      rows.add(average: goal.actualMonthly, "actualMonthly")
      rows.add(text: goal.reason, "reason")
    }
    return rows
  }

  func calendar(_ report: KPIReport) -> CSVSection {
    var rows = section("calendar", report)
    let calendar = report.calendar
    rows.add(date: calendar.from, "from")
    rows.add(date: calendar.to, "to")
    add(calendar.lowPoint, to: &rows)
    for event in calendar.events {
      rows.item = "\(event.date) \(event.name)"
      rows.add(text: event.source.rawValue, "source")
      rows.add(amount: event.amount, "amount")
      rows.add(text: event.state.rawValue, "state")
    }
    return rows
  }
}
