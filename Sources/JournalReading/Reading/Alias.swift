internal import LedgerModel

/// A rule that renames accounts, from an `alias` directive.
struct Alias {
  enum Pattern {
    /// An account, with the accounts below it.
    case name(String)
    /// A regular expression, replaced wherever it matches.
    case expression(RegularExpression)
  }

  let pattern: Pattern
  let replacement: String

  /// The first group that the replacement names and the expression does not have, such as `\9`.
  var missingGroup: Int? {
    guard case .expression(let expression) = pattern else { return nil }
    return Alias.parts(replacement).lazy.compactMap(\.group).first { $0 > expression.groupCount }
  }

  /// Returns an account's name after the rule, or `nil` if it grows above
  /// ``AccountNameLimit/bytes``.
  func renaming(_ name: String) -> String? {
    switch pattern {
    case .name(let old):
      if name == old { return replacement }
      guard name.hasPrefix(old + ":") else { return name }
      return replacement + name.dropFirst(old.count)
    case .expression(let expression):
      let parts = Alias.parts(replacement)
      return expression.replacing(in: name, upTo: AccountNameLimit.bytes) { groups in
        Alias.filled(parts, groups)
      }
    }
  }

  /// A piece of the replacement: a text, or the number of a group.
  private struct Part {
    let text: String
    var group: Int?
  }

  /// The replacement with what the groups matched in the places of `\1` and the like, cut where it
  /// is too long for a name anyhow.
  private static func filled(_ parts: [Part], _ groups: [String?]) -> String {
    var result = ""
    for part in parts where result.utf8.count <= AccountNameLimit.bytes {
      result += part.group.map { groups[$0] ?? "" } ?? part.text
    }
    return result
  }

  private static func parts(_ replacement: String) -> [Part] {
    var parts: [Part] = []
    var rest = replacement[...]
    while let mark = rest.firstIndex(of: "\\") {
      parts.append(Part(text: String(rest[..<mark])))
      let digits = rest[rest.index(after: mark)...].prefix { $0.isASCII && $0.isNumber }
      let group = digits.isEmpty ? nil : Int(digits) ?? Int.max
      parts.append(Part(text: "\\", group: group))
      rest = rest[digits.endIndex...]
    }
    return parts + [Part(text: String(rest))]
  }
}
