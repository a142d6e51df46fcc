internal import LedgerModel

extension HealthFigures {
  /// What would earn the next better rating, or `nil` if there is none.
  ///
  /// Each change is tried alone with all else as it is, and is the smallest of its kind: cash does
  /// not grow by what is saved, and the mean expenses stay. Amounts have `scale` decimal places.
  package func stepToNextRating(scale: UInt8) -> HealthStep? {
    let health = health
    guard let next = health.rating.next else { return nil }
    let improvements = HealthStep.Improvement.Lever.allCases.compactMap { lever in
      targets(of: lever).lazy
        .compactMap { improvement(lever, reaching: $0, scale: scale) }
        .first { rating(with: $0).map { $0 >= next } ?? false }
    }
    return HealthStep(
      next: next, points: next.leastScore - health.score,
      improvements: improvements.sorted { $0.amount < $1.amount })
  }

  /// The values at which a figure earns more points, the nearest first; `nil` is a net cash flow of
  /// zero where there is no savings rate.
  private func targets(of lever: HealthStep.Improvement.Lever) -> [Quantity?] {
    switch lever {
    case .saving where !income.isPositive: [nil]
    case .saving: [.zero, Quantity(units: 1, scale: 1), Quantity(units: 2, scale: 1)]
    case .debtService:
      [Quantity(units: 5, scale: 1), Quantity(units: 36, scale: 2), Quantity(units: 2, scale: 1)]
    case .cash: [Quantity(1), Quantity(3), Quantity(6)]
    }
  }

  /// The change that takes a figure to a target, or `nil` if it is there or has no divisor.
  private func improvement(
    _ lever: HealthStep.Improvement.Lever, reaching target: Quantity?, scale: UInt8
  ) -> HealthStep.Improvement? {
    let factor = Ratio(target ?? .zero)
    let missing: Ratio?
    switch lever {
    case .saving: missing = factor * Ratio(income) - Ratio(netCashFlow)
    case .debtService: missing = missingService(factor)
    case .cash: missing = meanMonthlyExpenses.map { factor * $0 - Ratio(liquid) }
    }
    guard let missing, missing > .zero, let amount = missing.roundedUp(toScale: scale) else {
      return nil
    }
    return HealthStep.Improvement(lever: lever, amount: amount, reaches: target)
  }

  /// How much more than a part of the usual income the minimum payments are.
  private func missingService(_ part: Ratio) -> Ratio? {
    guard let debtService, let income = meanMonthlyIncome else { return nil }
    return Ratio(debtService) - part * income
  }

  private func rating(with improvement: HealthStep.Improvement) -> FinancialHealth? {
    var changed = self
    do throws(QuantityError) {
      switch improvement.lever {
      case .saving: changed.netCashFlow = try netCashFlow + improvement.amount
      case .debtService: changed.debtService = try (debtService ?? .zero) - improvement.amount
      case .cash: changed.liquid = try liquid + improvement.amount
      }
    } catch {
      return nil
    }
    return changed.health.rating
  }
}

extension Ratio {
  /// The nearest number with `scale` places that is not less, or `nil` above 38 digits.
  fileprivate func roundedUp(toScale scale: UInt8) -> Quantity? {
    guard let nearest = try? rounded(toScale: scale) else { return nil }
    if Ratio(nearest) >= self { return nearest }
    return Quantity(units: nearest.units + 1, scale: nearest.scale)
  }
}
