/// A regular expression that is looked for anywhere in a text, in either case.
struct PatternMatch {
  let text: String
  private let expression: Regex<AnyRegexOutput>

  /// Returns `nil` if the text is no regular expression.
  init?(_ text: String) {
    guard let expression = try? Regex(text).ignoresCase() else { return nil }
    self.text = text
    self.expression = expression
  }

  func isFound(in name: String) -> Bool { name.firstMatch(of: expression) != nil }
}
