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

  /// Whether a change is shown as none at all, however small it is.
  func isLevel(_ change: KPIReport.Change, of tile: KPIReport.Tile) -> Bool {
    !self.change(change, of: tile).contains { ("1"..."9").contains($0) }
  }

  /// Why tiles have no value, such as `No savings rate, runway: insufficient history.`, or `nil` if
  /// all have one.
  var missingTiles: String? {
    let missing = tiles.filter { $0.value == nil }
    var reasons: [String?] = []
    for tile in missing where !reasons.contains(tile.reason) { reasons.append(tile.reason) }
    let parts = reasons.map { reason in
      let titles = missing.filter { $0.reason == reason }.map(\.title.lowercasedFirst)
      let why = reason.map { ": " + $0.replacing("-", with: " ") } ?? ""
      return "no \(titles.joined(separator: ", "))\(why)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ").capitalizedFirst + "."
  }
}

extension ReportWording {
  var rating: String { report.health.rating.rawValue }

  /// The score of what can be reached, such as `4 of 6`.
  var score: String { "\(report.health.score) of 6" }

  /// What the score is made of: each figure and its points with their sign.
  var contributions: [(name: String, points: String)] {
    let parts = report.health.contributions
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
    return "\(signed(moved.change)) in \(DateText.name(report.month))\(reasons)"
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
