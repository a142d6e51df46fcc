/// How diagnostics and notes are written.
struct MessageStyle: Equatable, Sendable {
  var kind: DiagnosticsKind
  var usesColor: Bool
  /// Whether notes are left out.
  var isQuiet: Bool

  init(_ raw: RawArguments, _ system: SystemEnvironment) {
    let standard =
      system.variable("GITHUB_ACTIONS") == "true" ? DiagnosticsKind.github : .text
    kind = raw.diagnostics ?? standard
    usesColor = raw.color.isOn(terminal: system.isErrorTerminal, system)
    isQuiet = raw.isQuiet
  }
}

extension ColorChoice {
  /// Whether text to a place is coloured.
  func isOn(terminal: Bool, _ system: SystemEnvironment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      terminal && (system.variable("NO_COLOR") ?? "").isEmpty
        && system.variable("TERM") != "dumb"
    }
  }
}
