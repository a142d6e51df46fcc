/// What a stretch of terminal text means, and so how it looks where colour is wanted.
enum TextStyle: Equatable, Sendable {
  case plain, heading, faint, good, caution, bad

  /// The ANSI codes (ECMA-48, SGR) that switch the style on.
  private var code: String {
    switch self {
    case .plain: ""
    case .heading: "1"
    case .faint: "2"
    case .good: "32"
    case .caution: "33"
    case .bad: "31"
    }
  }

  /// The text between the codes that switch the style on and off.
  func wrap(_ text: String) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
