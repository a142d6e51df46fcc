/// A rule that adds postings to the entries below it.
struct AutomatedRule {
  /// A posting that the rule adds for each posting that it matches.
  struct Template {
    var posting: LedgerPosting
    /// The account where it depends on the matched posting: with `$account` or `%(EXPRESSION)`.
    var accountPattern: String?
  }

  var condition: Expression
  var templates: [Template] = []
  var checks: [Check] = []
  /// Comments that the matched postings get.
  var notes: [String] = []
}
