internal import LedgerCore
internal import LedgerModel

extension ReportWording {
  /// The six tiles in their order.
  var tiles: [KPIReport.Tile] {
    let headline = report.headline
    return [
      headline.netCashFlow, headline.savingsRate, headline.runwayMonths, headline.totalDebt,
      headline.monthlyRecurringOutflow, headline.debtToIncome,
    ]
  }

  /// The value of a tile in its unit; `amount` writes amounts of money.
  func value(of tile: KPIReport.Tile, amount: (Quantity) -> String) -> String {
    guard let value = tile.value else { return "n/a" }
    return switch tile.unit {
    case .currency: amount(value)
    case .ratio: numbers.percent(value)
    case .months: numbers.months(value)
    }
  }

  /// A change of a tile in its unit, such as `+8.4 %`, `+1.6 pt` or `+0.2 mo`.
  func change(_ change: KPIReport.Change, of tile: KPIReport.Tile) -> String {
    switch (tile.trend.kind, tile.unit) {
    case (.percentChange, _): numbers.percentChange(change.delta)
    case (.pointDelta, .months): numbers.monthsChange(change.delta)
    case (.pointDelta, _): numbers.points(change.delta)
    }
  }

  /// Why tiles have no value, such as `Savings rate, runway: no month is complete yet.`, and what
  /// debt-to-income leaves out; `nil` if all is known.
  var missingTiles: String? {
    let missing = tiles.filter { $0.value == nil }
    var reasons: [String?] = []
    for tile in missing where !reasons.contains(tile.reason) { reasons.append(tile.reason) }
    var sentences = reasons.map { reason in
      let titles = missing.filter { $0.reason == reason }.map(\.title.lowercasedFirst)
      return titles.joined(separator: ", ").capitalizedFirst + ": \(phrase(of: reason))."
    }
    if let partial = partialDebtToIncome { sentences.append(partial) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func phrase(of reason: String?) -> String {
    switch reason {
    case "no-entries": "the books have no entry yet"
    case "no-flows": "nothing was earned or spent yet"
    case "no-income": "nothing was earned"
    case "no-expenses": "nothing was spent in the months behind it"
    case "no-minimum": "no minimum payment of a debt is known"
    case "insufficient-history": "no month is complete yet"
    case "too-many-digits": "it takes more than 38 digits"
    default: reason?.replacing("-", with: " ") ?? "not known"
    }
  }

  /// Says that some minimum payments are not known where debt-to-income is.
  private var partialDebtToIncome: String? {
    guard report.headline.debtToIncome.value != nil, let part = report.debt.minimumCoverage,
      part < Quantity(1)
    else { return nil }
    return
      "Debt-to-income counts \(numbers.percent(part)) of the debts; no minimum payment is known"
      + " of the rest."
  }
}

extension ReportWording {
  /// Why a report has no rating.
  var whyUnrated: String { "the books have nothing in \(DateText.month(report.month))" }

  /// The score of what can be reached, such as `4 of 6`.
  func score(_ health: KPIReport.Health) -> String { "\(health.score) of 6" }

  /// What the score is made of: each figure and its points with their sign.
  func contributions(_ health: KPIReport.Health) -> [(name: String, points: String)] {
    let parts = health.contributions
    let all = [
      ("savings rate", parts.savingsRate), ("debt-to-income", parts.debtToIncome),
      ("runway", parts.runwayMonths), ("cash flow", parts.netCashFlow),
    ]
    return all.map { (name: $0.0, points: $0.1 > 0 ? "+\($0.1)" : "\($0.1)") }
  }
}

extension ReportWording {
  /// What net worth is made of, such as `assets 266,550.65 (cash 17,322.17), debts 182,340.10`.
  func netWorthParts(_ amount: (Quantity) -> String) -> String {
    let worth = report.netWorth
    let liquid = report.liquidity.liquid
    let cash = liquid.isZero ? "" : " (cash \(amount(liquid)))"
    let parts = "assets \(amount(worth.assets))\(cash), debts \(amount(worth.liabilities))"
    guard !worth.unpriced.isEmpty else { return parts }
    return "\(parts), without \(list(worth.unpriced, atMost: 3))"
  }

  /// How net worth changed, such as `+1.1 % on Oct, +9.8 % on Nov 2025`, or empty.
  var netWorthChanges: String {
    let trend = report.netWorth.trend
    let (before, year) = (report.month.previous, report.month.adding(-12))
    let changes = [
      trend.monthOverMonth.map {
        "\(numbers.percentChange($0.delta)) on \(DateText.shortName(before))"
      },
      trend.yearOverYear.map {
        "\(numbers.percentChange($0.delta)) on \(DateText.shortMonth(year))"
      },
    ]
    return changes.compactMap(\.self).joined(separator: ", ")
  }

  /// Why net worth moved in the month; parts that would be shown as zero are left out.
  func netWorthMove(_ signed: (Quantity) -> String) -> String? {
    guard let moved = report.netWorth.moved else { return nil }
    let parts = [
      ("saved", moved.saved), ("markets", moved.markets), ("currency", moved.currency),
      ("other", moved.other),
    ]
    let named = parts.filter { !$0.1.rounded(toScale: amounts.scale).isZero }.map {
      "\($0.0) \(signed($0.1))"
    }
    let reasons = named.isEmpty ? "" : ": " + named.joined(separator: ", ")
    let before = restatedBefore(moved).map {
      "; \(signed($0)) since \(DateText.name(report.month.previous)) was recorded"
    }
    return "\(signed(moved.change)) in \(DateText.name(report.month))\(reasons)\(before ?? "")"
  }

  /// What the books now give more for the end of the month before than was recorded of it, or `nil`
  /// if that is nothing to show.
  private func restatedBefore(_ moved: NetWorthMovement) -> Quantity? {
    let worth = report.netWorth
    guard worth.trend.monthOverMonth != nil,
      let point = worth.history.last(where: { $0.month == report.month.previous }),
      let before = try? worth.value - moved.change, let change = try? before - point.netWorth,
      !change.rounded(toScale: amounts.scale).isZero
    else { return nil }
    return change
  }
}

extension ReportWording {
  /// That changes compare a part of a month with whole ones, or `nil` if they do not.
  var partNote: String? {
    let trends = tiles.map(\.trend)
    guard report.isPartial,
      trends.contains(where: { $0.monthOverMonth != nil || $0.yearOverYear != nil })
    else { return nil }
    return "Changes compare \(period) with whole months."
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
