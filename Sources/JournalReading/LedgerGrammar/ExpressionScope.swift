/// What names mean while an expression is evaluated.
struct ExpressionScope {
  /// The entry in question.
  var entry: LedgerEntry?
  /// The posting in question, by its place in the entry.
  var posting: Int?
  /// What parameters stand for.
  var locals: [String: ExpressionValue] = [:]
  /// The value of a tag, as `value` in a `tag` directive's check.
  var tagValue: ExpressionValue?
  /// How many functions call each other here.
  var depth = 0
}
