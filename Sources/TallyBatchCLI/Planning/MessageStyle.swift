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

  /// Looks in a command line for `--diagnostics` alone, since the rest of it may be what is wrong.
  init(scanning words: [String], _ system: SystemEnvironment) {
    let (name, options) = ("--diagnostics", Array(words.prefix { $0 != "--" }))
    var raw = RawArguments()
    for (index, word) in options.enumerated() {
      var value: String?
      if word.hasPrefix("\(name)=") { value = String(word.dropFirst(name.count + 1)) }
      if word == name, index + 1 < options.count { value = options[index + 1] }
      raw.diagnostics = value.flatMap(DiagnosticsKind.init) ?? raw.diagnostics
    }
    self.init(raw, system)
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
