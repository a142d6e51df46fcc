/// Why a text is no period.
struct PeriodMistake: Error, Hashable, Sendable {
  /// What was expected, such as `a weekday after the comma`.
  let expected: String
  /// What stands in its place; empty at the end of the text.
  let found: String
  /// The bytes of ``found``, counted from the start of the text.
  let range: Range<Int>
  /// What to type instead, if it is known.
  var help: String?

  /// The mistake as the message of a diagnostic.
  var message: String {
    "expected \(expected), found \(found.isEmpty ? "the end" : "'\(found)'")"
  }
}
