/// The texts of `--help`: 80 columns, examples first, options from their table.
enum HelpText {
  static let width = 80

  static let text =
    [
      """
      tally-batch turns a plain-text journal into a dated report of personal finances.

      USAGE:
        tally-batch [COMMAND] [OPTIONS] [JOURNAL ...]

      EXAMPLES:
        tally-batch home.journal                   Show the last complete month.
        tally-batch home.journal -O md,json        The same, kept in reports/.
        tally-batch home.journal --month 2026-09   Another month.
        tally-batch home.journal -O md -o -        Markdown on standard output.
        tally-batch check home.journal             Find mistakes, nothing else.
        tally-batch init home.journal              What to say to be sure of it.
        tally-batch balances home.journal -O csv   Every balance, for a spreadsheet.
      """,
      section("COMMANDS", commands),
      options(Option.all),
      section("EXIT STATUS", exitStatuses),
      section("ENVIRONMENT", environment),
    ].joined(separator: "\n\n") + "\n"

  /// Help on one command: how it is typed, and the options that go with it.
  static func text(for command: Command) -> String {
    if command == .report { return text }
    let opening = """
      tally-batch \(command.rawValue): \(command.summary)

      USAGE:
        tally-batch \(command.usage) [OPTIONS]
      """
    let known = Option.all.filter { $0.commands.contains(command) }
    return "\(opening)\n\n\(options(known))\n"
  }

  private static func options(_ all: [Option]) -> String {
    Option.Group.allCases.compactMap { group in
      let rows = all.filter { $0.group == group }.map { ($0.synopsis, $0.help) }
      return rows.isEmpty
        ? nil : section(group.rawValue, rows, left: Option.all.map(\.synopsis.count).max())
    }.joined(separator: "\n\n")
  }

  private static let commands =
    Command.allCases.map { ($0.usage, $0.summary) }
    + [("\(Command.helpWord) COMMAND", "Show the options of a command.")]

  private static let exitStatuses = [
    ("0", "Done."),
    ("1", "The journal has errors; nothing is written without --keep-going."),
    ("2", "The command line is wrong, or a file it names cannot be read or written."),
    ("3", "--strict failed the report, which is written."),
  ]

  private static let environment = [
    ("TALLY_FILE", "The journal if none is named; then LEDGER_FILE, ~/.hledger.journal."),
    ("NO_COLOR", "No colour, if set and not empty."),
    ("GITHUB_ACTIONS", "If 'true', --diagnostics is github unless given."),
  ]

  /// A heading and a table of two columns, the second wrapped.
  private static func section(
    _ heading: String, _ rows: [(String, String)], left: Int? = nil
  ) -> String {
    let left = left ?? rows.map(\.0.count).max() ?? 0
    let lines = rows.flatMap { term, help in row(term, help, left: left) }
    return (["\(heading):"] + lines).joined(separator: "\n")
  }

  private static func row(_ term: String, _ help: String, left: Int) -> [String] {
    let margin = String(repeating: " ", count: left + 4)
    var lines = wrapped(help, to: width - margin.count).map { margin + $0 }
    if let first = lines.first {
      lines[0] = "  \(term.padded(to: left))  \(first.dropFirst(margin.count))"
    }
    return lines
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
