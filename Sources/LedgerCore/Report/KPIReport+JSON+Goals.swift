internal import LedgerModel

extension KPIReport.GoalLine {
  func json(_ write: FigureJSON) -> JSONValue {
    [
      "name": .string(name), "account": write.text(account), "target": write.money(target),
      "current": write.money(current), "plannedMonthly": write.money(plannedMonthly),
      "targetDate": write.day(targetDate),
      "projection": projection.map { projection in
        [
          "remaining": write.money(projection.remaining),
          "progressFraction": write.ratio(projection.progressFraction),
          "monthsToTarget": write.integer(projection.monthsToTarget),
          "requiredMonthly": write.money(projection.requiredMonthly),
          "projectedCompletion": write.day(projection.projectedCompletion),
          "onTrack": write.bool(projection.onTrack),
        ]
      } ?? .null,
      "deadlinePassed": .bool(isDeadlinePassed), "finishesAfterTarget": .bool(finishesAfterTarget),
      "sharedFunding": .bool(hasSharedFunding), "actualMonthly": write.ratio(actualMonthly),
      "reason": write.text(reason),
    ]
  }
}
