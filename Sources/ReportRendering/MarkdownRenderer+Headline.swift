internal import LedgerCore
internal import LedgerModel

extension MarkdownRenderer {
  func title(_ wording: ReportWording) -> [String] {
    ["# \(MarkdownText.escaped(wording.report.title)), \(wording.period)"]
  }

  /// What is missing from every figure.
  func missing(_ wording: ReportWording) -> [String] {
    wording.openingNotices.map { "> **Warning:** \(MarkdownText.escaped($0.text))" }
  }

  func health(_ wording: ReportWording) -> [String] {
    guard let health = wording.report.health else {
      return ["**Not rated**: \(wording.whyUnrated)."]
    }
    let tiles = [
      wording.report.headline.savingsRate, wording.report.headline.debtToIncome,
      wording.report.headline.runwayMonths, wording.report.headline.netCashFlow,
    ]
    let reasons = zip(wording.contributions(health), tiles).map { part, tile in
      let value = wording.value(of: tile, amount: wording.amounts.amount)
      let most = part.name == "cash flow" && part.points == "0" ? ", the most it can be" : ""
      return MarkdownText.escaped("\(part.name) \(value) (\(part.points)\(most))")
    }
    let step = health.toNext.map { " " + MarkdownText.escaped($0) } ?? ""
    let rating = health.rating.rawValue.capitalizedFirst
    return ["**\(rating)**, \(wording.score(health)): \(reasons.joined(separator: ", ")).\(step)"]
  }

  func tiles(_ wording: ReportWording) -> [String] {
    let month = wording.report.month
    var table = MarkdownTable(
      ("", .left), (DateText.month(month), .right),
      ("on \(DateText.month(month.previous))", .right),
      ("on \(DateText.month(month.adding(-12)))", .right), ("12 months", .left))
    for tile in wording.tiles {
      let line = Sparkline.text(tile.history)
      table.add(
        "**\(MarkdownText.escaped(tile.title))**",
        MarkdownText.escaped(wording.value(of: tile, amount: wording.amounts.amount)),
        change(tile.trend.monthOverMonth, of: tile, wording),
        change(tile.trend.yearOverYear, of: tile, wording), line.isEmpty ? "" : "`\(line)`")
    }
    let missing = wording.missingTiles.map { ["", MarkdownText.escaped($0)] } ?? []
    return table.lines + missing
  }

  private func change(
    _ change: KPIReport.Change?, of tile: KPIReport.Tile, _ wording: ReportWording
  ) -> String {
    guard let change else { return "n/a" }
    let text = MarkdownText.escaped(wording.change(change, of: tile))
    if change.isLevel { return "= \(text)\(change.isGood ? " good" : "")" }
    return "\(change.delta.isNegative ? "▼" : "▲") \(text) \(change.isGood ? "good" : "**bad**")"
  }

  /// Which changes compare with whole months or with figures that no snapshot recorded.
  func origins(_ wording: ReportWording) -> [String] {
    let trends = wording.tiles.map(\.trend)
    let month = wording.report.month
    let derived = [
      (month.previous, trends.map(\.monthOverMonth)),
      (month.adding(-12), trends.map(\.yearOverYear)),
    ].filter { $0.1.contains { $0?.origin == .derived } }.map { DateText.month($0.0) }
    let origins =
      derived.isEmpty
      ? nil
      : "No snapshot of \(derived.joined(separator: " and ")) was recorded; "
        + "changes compare with what the dated entries give."
    let notes = [wording.partNote, origins].compactMap(\.self)
    return notes.isEmpty ? [] : [notes.joined(separator: " ")]
  }

  func netWorth(_ wording: ReportWording) -> [String] {
    guard wording.report.hasEntries else {
      return ["No entry stands on or before \(DateText.fullDay(wording.report.asOf))."]
    }
    let amount = wording.amounts.amount(_:)
    let changes = wording.netWorthChanges.isEmpty ? "" : " (\(wording.netWorthChanges))"
    let moved = wording.netWorthMove(wording.amounts.signedAmount).map { "; \($0)" } ?? ""
    let worth = "**Net worth \(MarkdownText.escaped(amount(wording.report.netWorth.value)))**"
    return [
      worth + MarkdownText.escaped("\(changes): \(wording.netWorthParts(amount))\(moved).")
    ]
  }

  func attention(_ wording: ReportWording) -> [String] {
    let notices = Notice.all(in: wording)
    guard wording.report.hasEntries || !notices.isEmpty else { return [] }
    return section("Attention", notices.isEmpty ? ["\(wording.nothing)."] : list(notices))
  }
}
