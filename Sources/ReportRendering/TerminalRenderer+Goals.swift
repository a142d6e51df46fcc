internal import LedgerCore
internal import LedgerModel

extension TerminalRenderer {
  /// Each goal with its progress, and how to reach it where the plan does not.
  func goals(_ wording: ReportWording) -> [StyledText] {
    let goals = wording.report.goals
    guard !goals.isEmpty else { return [] }
    let amount = { wording.amounts.number($0, width: 14) }
    var table = table(headed: "Goals", "saved", "target")
    let shown = shown(goals, atMost: 6)
    for goal in shown {
      let progress = goal.projection?.progressFraction
      let verdict = wording.verdict(on: goal)
      table.add(
        name(goal.name), StyledText(goal.current.map(amount) ?? "n/a"),
        StyledText(amount(goal.target)),
        StyledText(progress.map { wording.numbers.percent($0, places: 0) } ?? ""),
        StyledText(progress.map { Gauge.track(Ratio($0), width: 8) } ?? "", .faint)
          + StyledText(" " + verdict.text, verdict.isBehind ? .bad : .plain))
    }
    var lines = table.lines(width: TerminalRenderer.width)
    for (index, goal) in shown.enumerated().reversed() where wording.verdict(on: goal).isBehind {
      let outlook = wording.outlook(of: goal, amount).wrapped(toWidth: TerminalRenderer.width - 4)
      lines.insert(contentsOf: outlook.map { StyledText("    " + $0, .faint) }, at: index + 2)
    }
    return lines + rest(goals.count - shown.count, "goal", "goals", wording)
  }
}
