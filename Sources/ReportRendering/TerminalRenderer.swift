package import LedgerCore
internal import LedgerModel

/// Writes a report as a dashboard for a terminal of 80 columns.
///
/// No line is wider, whatever the names and amounts are. Without colour the text is plain, so that
/// it can be piped.
package struct TerminalRenderer: Sendable {
  /// Whether ANSI codes mark what is good, bad or beside the point.
  package var usesColor: Bool
  /// The report files that were written, in the order in which they are named.
  package var written: [String]
  /// The report files that had the same bytes already.
  package var unchanged: [String]

  package init(usesColor: Bool = false, written: [String] = [], unchanged: [String] = []) {
    self.usesColor = usesColor
    self.written = written
    self.unchanged = unchanged
  }

  /// The columns of the page.
  static let width = 80

  /// Writes the dashboard, which ends in a line feed.
  package func render(_ report: KPIReport) -> String {
    let wording = ReportWording(report)
    let sections = [
      title(wording), missing(wording), health(wording), tiles(wording), notices(wording),
      netWorth(wording),
      spending(wording), budgets(wording), recurring(wording), debts(wording), goals(wording),
      soFar(wording), calendar(wording), quality(wording), closing(wording),
    ]
    let lines = sections.filter { !$0.isEmpty }.joined(separator: [StyledText("")])
    return lines.map { line in
      line.truncated(toWidth: TerminalRenderer.width).text(usesColor: usesColor) + "\n"
    }.joined()
  }
}

extension TerminalRenderer {
  /// A heading on the left and a fainter text that ends at the right margin.
  func headingLine(_ heading: StyledText, right: String) -> StyledText {
    let room = TerminalRenderer.width - right.displayWidth - 2
    let left = heading.truncated(toWidth: room).padded(toWidth: room, .left)
    return left + StyledText("  ") + StyledText(right, .faint)
  }

  /// A paragraph, indented by two columns.
  func paragraph(_ text: String, _ style: TextStyle = .plain, mark: StyledText? = nil)
    -> [StyledText]
  {
    let first = mark.map { StyledText("  ") + $0 + " " } ?? StyledText("  ")
    let rest = StyledText(String(repeating: " ", count: first.width))
    return text.wrapped(toWidth: TerminalRenderer.width - first.width).enumerated().map {
      ($0 == 0 ? first : rest) + StyledText($1, style)
    }
  }

  /// A table whose columns stand where those of the other sections stand.
  func table(headed heading: String, _ headers: String...) -> TextTable {
    var table = TextTable(.left(24), .right(11), .right(11), .right(9), .left(0))
    let cells = (0..<4).map { index in
      StyledText(headers.indices.contains(index) ? headers[index] : "", .faint)
    }
    table.add(StyledText(heading, .heading), cells[0], cells[1], cells[2], cells[3])
    return table
  }

  /// A name in the first column of a table.
  func name(_ text: String) -> StyledText { StyledText("  " + text) }

  /// The first items of a list; one more than `limit` is shown rather than counted.
  func shown<Item>(_ items: [Item], atMost limit: Int) -> ArraySlice<Item> {
    items.prefix(items.count == limit + 1 ? limit + 1 : limit)
  }

  /// The words for items of a list that are not shown, or none.
  func rest(_ count: Int, _ noun: String, _ plural: String, _ wording: ReportWording)
    -> [StyledText]
  {
    guard count > 0 else { return [] }
    return paragraph("and \(wording.count(count, "more " + noun, "more " + plural))", .faint)
  }

  /// Notices with their marks; every warning is shown, however many there are.
  func list(
    _ notices: [Notice], atMost limit: Int, _ noun: String, _ plural: String,
    _ wording: ReportWording
  ) -> [StyledText] {
    let warnings = notices.filter { $0.severity == .warning }
    let others = notices.filter { $0.severity == .info }
    let shown = warnings + shown(others, atMost: max(1, limit - warnings.count))
    return shown.flatMap { paragraph($0.text, mark: mark($0.severity)) }
      + rest(notices.count - shown.count, noun, plural, wording)
  }

  /// The mark before a notice.
  func mark(_ severity: AttentionLevel) -> StyledText {
    severity == .warning ? StyledText("!", .bad) : StyledText("i", .caution)
  }
}
