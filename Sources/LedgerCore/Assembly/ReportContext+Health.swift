internal import LedgerModel

extension ReportContext {
  /// The rating of the month, and the nearest way up in one sentence; `nil` for empty books, and for a
  /// month that is over and that the books end before, as there is nothing to rate.
  func health(
    _ figures: DatedFigures, debtService: Quantity?
  ) -> KPIReport.Health? {
    guard let end = sweep.lastDay, end >= month.firstDay || asOf < month.lastDay else { return nil }
    let inputs = HealthFigures(
      liquid: figures.balances.liquid,
      meanMonthlyExpenses: figures.trailing.meanLivingExpenses,
      income: figures.flows.totalIncome, netCashFlow: figures.netCashFlow,
      debtService: debtService, meanMonthlyIncome: figures.trailing.meanIncome)
    let health = inputs.health
    let step = inputs.stepToNextRating(scale: currency.scale)
    return KPIReport.Health(
      rating: health.rating, score: health.score, contributions: health,
      toNext: step.flatMap(sentence))
  }

  private func sentence(_ step: HealthStep) -> String? {
    guard let improvement = step.improvements.first else { return nil }
    let points = step.points == 1 ? "One point" : "\(step.points) points"
    return "\(points) from \(step.next.rawValue): \(sentence(improvement))."
  }

  private func sentence(_ improvement: HealthStep.Improvement) -> String {
    let amount = text.amount(improvement.amount)
    switch improvement.lever {
    case .saving:
      let goal =
        improvement.reaches.map { "makes the savings rate \(text.percent($0, places: 0))" }
        ?? "makes the net cash flow zero"
      return "\(amount) more saved in the month \(goal)"
    case .debtService:
      let goal = improvement.reaches.map { text.percent($0, places: 0) } ?? "lower"
      return "\(amount) less to pay on debts each month makes debt-to-income \(goal)"
    case .cash:
      let months = improvement.reaches.map { $0.text() } ?? "0"
      return "\(amount) more in cash makes the runway \(months) month\(months == "1" ? "" : "s")"
    }
  }
}
