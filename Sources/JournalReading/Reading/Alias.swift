/// A rule that renames accounts, from an `alias` directive.
struct Alias: @unchecked Sendable {
  enum Pattern {
    /// An account, with the accounts below it.
    case name(String)
    /// A regular expression, replaced wherever it matches.
    case expression(Regex<AnyRegexOutput>)
  }

  let pattern: Pattern
  let replacement: String

  /// Returns an account's name after the rule.
  func renaming(_ name: String) -> String {
    switch pattern {
    case .name(let old):
      if name == old { return replacement }
      guard name.hasPrefix(old + ":") else { return name }
      return replacement + name.dropFirst(old.count)
    case .expression(let expression):
      return name.replacing(expression) { match in expanded(match) }
    }
  }

  /// The replacement with `\1` and the like replaced by what the groups matched.
  private func expanded(_ match: Regex<AnyRegexOutput>.Match) -> String {
    var result = ""
    var rest = replacement[...]
    while let mark = rest.firstIndex(of: "\\") {
      result += rest[..<mark]
      let digits = rest[rest.index(after: mark)...].prefix { $0.isASCII && $0.isNumber }
      if let group = Int(digits), group < match.output.count {
        result += match.output[group].substring.map(String.init) ?? ""
      } else if digits.isEmpty {
        result += "\\"
      }
      rest = rest[digits.endIndex...]
    }
    return result + rest
  }
}
