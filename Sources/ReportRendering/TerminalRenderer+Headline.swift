internal import LedgerCore
internal import LedgerModel

extension TerminalRenderer {
  func title(_ wording: ReportWording) -> [StyledText] {
    let report = wording.report
    let symbol = report.currency.symbol.isEmpty ? "" : ", \(report.currency.symbol)"
    let period = ", \(wording.period)\(symbol)"
    let room = TerminalRenderer.width - wording.booksEnd.displayWidth - period.displayWidth - 3
    let title = report.title.singleLine.truncated(toWidth: max(8, room))
    return [headingLine(StyledText(title + period, .heading), right: wording.booksEnd)]
  }

  /// What is missing from every figure.
  func missing(_ wording: ReportWording) -> [StyledText] {
    wording.openingNotices.flatMap { paragraph($0.text, .bad, mark: mark($0.severity)) }
  }

  func health(_ wording: ReportWording) -> [StyledText] {
    guard let health = wording.report.health else {
      return paragraph("NOT RATED: \(wording.whyUnrated).")
    }
    let parts = wording.contributions(health).map { "\($0.name) \($0.points)" }
    let name = health.rating.rawValue
    let rating = StyledText(name.uppercased(), style(ofRating: name))
    let points = parts.joined(separator: "  ")
    let start = StyledText("  ") + rating + "  \(wording.score(health))  "
    let hasRoom = start.width + 2 + points.displayWidth <= TerminalRenderer.width
    let line = start + (hasRoom ? "  " : "")
    let step = health.toNext.map { paragraph($0, .faint) } ?? []
    return [line + StyledText(points, .faint)] + step
  }

  private func style(ofRating rating: String) -> TextStyle {
    switch rating {
    case "strong", "stable": .good
    case "watch": .caution
    default: .bad
    }
  }

  /// The six tiles; a column in which no tile has anything is left out.
  func tiles(_ wording: ReportWording) -> [StyledText] {
    let (month, tiles) = (wording.report.month, wording.tiles)
    let hasMonth = tiles.contains { $0.trend.monthOverMonth != nil }
    let hasYear = tiles.contains { $0.trend.yearOverYear != nil }
    let hasHistory = tiles.contains { !Sparkline.text($0.history).isEmpty }
    var table = TextTable(.left(24), .right(11), .right(12), .right(9), .left(12))
    table.add(
      StyledText(""), StyledText(DateText.shortMonth(month), .faint),
      StyledText(hasMonth ? "on \(DateText.shortName(month.previous))  " : "", .faint),
      StyledText(hasYear ? "on \(DateText.shortMonth(month.adding(-12)))  " : "", .faint),
      StyledText(hasHistory ? "12 months" : "", .faint))
    for tile in tiles {
      table.add(
        name(tile.title),
        StyledText(wording.value(of: tile) { wording.amounts.number($0, width: 14) }),
        change(tile.trend.monthOverMonth, of: tile, wording),
        change(tile.trend.yearOverYear, of: tile, wording),
        StyledText(Sparkline.text(tile.history), .faint))
    }
    let notes = [wording.missingTiles, wording.partNote].compactMap(\.self)
    return table.lines(width: TerminalRenderer.width) + notes.flatMap { paragraph($0, .faint) }
  }

  private func change(
    _ change: KPIReport.Change?, of tile: KPIReport.Tile, _ wording: ReportWording
  ) -> StyledText {
    guard let change else { return StyledText("") }
    let text = StyledText(wording.change(change, of: tile))
    return text + (change.isWorse ? StyledText(" *", .bad) : StyledText("  "))
  }

  func notices(_ wording: ReportWording) -> [StyledText] {
    let hasWorse = wording.tiles.contains { tile in
      [tile.trend.monthOverMonth, tile.trend.yearOverYear].contains { $0?.isWorse ?? false }
    }
    let legend = hasWorse ? "(* above: worse)" : ""
    let notices = Notice.all(in: wording)
    guard !notices.isEmpty else {
      guard wording.report.hasEntries else { return [] }
      return [headingLine(StyledText(wording.nothing), right: legend)]
    }
    return [headingLine(StyledText("Worth a look", .heading), right: legend)]
      + list(notices, atMost: 7, "note", "notes", wording)
  }

  func netWorth(_ wording: ReportWording) -> [StyledText] {
    let report = wording.report
    guard report.hasEntries else { return [] }
    let amount = { wording.amounts.number($0, width: 20) }
    let changes = wording.netWorthChanges
    let history = Sparkline.text(report.netWorth.history.suffix(12).map(\.netWorth))
    let heading = headingLine(
      StyledText("Net worth", .heading) + "  \(amount(report.netWorth.value))"
        + (changes.isEmpty ? "" : "  \(changes)"), right: history)
    let parts = wording.netWorthParts(amount)
    let moved = wording.netWorthMove { wording.amounts.signedNumber($0) }
    return [heading] + paragraph(parts.capitalizedFirst + ".")
      + (moved.map { paragraph($0 + ".") } ?? [])
  }
}
