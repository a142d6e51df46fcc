internal import LedgerModel

/// Reads period expressions, such as `every 2 weeks from 2024-01-05`.
///
///     PERIOD = INTERVAL [RANGE] | RANGE
///
/// Case does not count, and the end of a range is exclusive. ``PeriodGrammar`` has the productions.
struct PeriodParser {
  /// Whose expressions are read.
  enum Rules: Hashable, Sendable {
    /// hledger's, in a `~` rule: a description may follow after two blanks or a tab.
    case hledger
    /// Ledger's, in a `~` rule: the whole line is the period.
    case ledger
    /// Those of this program's own directives: hledger's intervals, and `semimonthly on D and D`.
    case directive
  }

  let rules: Rules
  /// The day that relative dates and missing years refer to.
  let reference: Day
  /// Reads a day in one of the journal's own forms, such as one without a year.
  var day: (String) -> Day? = { _ in nil }

  /// Reads a whole text as a period; blanks at both ends do not count.
  func parse(_ text: String) throws(PeriodMistake) -> Recurrence {
    try parse(text, 0..<text.utf8.count)
  }

  /// Reads what follows the `~` of a rule, up to a comment or the end of the line.
  ///
  /// In hledger the period ends at the first two blanks or tab, the rest is a description, and any
  /// `;` starts a comment. In Ledger the whole line is the period.
  func parseRule(_ text: String) throws(PeriodMistake) -> PeriodOfRule {
    let line = PlacedText(text[...], offset: 0)
    let (content, comment) = rules == .ledger ? line.cutComment() : line.cutAtSemicolon()
    let isWhole = rules == .ledger
    let period = isWhole ? content : content.parts().first ?? content
    let recurrence = try parse(text, period.range)
    let rest = content.slice(period.text.endIndex, content.text.endIndex).trimmed
    return PeriodOfRule(
      recurrence: recurrence, period: period.range,
      description: rest.isEmpty ? nil : rest.range, comment: comment?.range)
  }

  private func parse(_ text: String, _ range: Range<Int>) throws(PeriodMistake) -> Recurrence {
    var grammar = PeriodGrammar(parser: self, cursor: PeriodCursor(text, range))
    return try grammar.period()
  }
}
