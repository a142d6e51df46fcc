internal import Diagnostics

/// Writes what a run says on standard error, in the style that was asked for.
struct Messages: Sendable {
  private let style: MessageStyle
  private let system: SystemEnvironment

  init(_ style: MessageStyle, _ system: SystemEnvironment) {
    self.style = style
    self.system = system
  }

  /// Writes what is wrong with files, in one piece and by place; notes are left out when the run is
  /// quiet.
  ///
  /// - Returns: Whether anything was to be said.
  @discardableResult
  func write(_ diagnostics: [Diagnostic], _ sources: SourceMap = SourceMap()) -> Bool {
    let shown = diagnostics.filter { !style.isQuiet || $0.severity != .note }.sortedByPlace()
    if shown.isEmpty { return false }
    var text = ""
    switch style.kind {
    case .text:
      TextRenderer(usesColor: style.usesColor).write(shown, in: sources, to: &text)
    case .json: JSONLinesRenderer().write(shown, in: sources, to: &text)
    case .github: GitHubRenderer().write(shown, in: sources, to: &text)
    }
    system.complain(Array(text.utf8))
    return true
  }

  /// Writes facts about the run itself, which are about no place in a file.
  func note(_ notes: [Diagnostic]) {
    guard style.kind == .text else {
      write(notes)
      return
    }
    let shown = notes.filter { !style.isQuiet || $0.severity != .note }
    let lines = shown.flatMap { note in
      ["tally-batch: \(note.severity.rawValue): \(note.message.printable)\n"]
        + note.children.map { "  = \($0.kind.rawValue): \($0.message.printable)\n" }
    }
    if !lines.isEmpty { system.complain(Array(lines.joined().utf8)) }
  }

  /// Writes a line that is for people alone.
  func summarize(_ line: String) {
    if style.isQuiet || style.kind == .json { return }
    system.complain(Array((line.printable + "\n").utf8))
  }
}

extension [Diagnostic] {
  /// Whether one of them is an error.
  var hasErrors: Bool { contains { $0.severity == .error } }
}
