/// One command-line option: how it is typed, what help says, what it stores.
struct Option: Sendable {
  /// Where help shows an option.
  enum Group: String, CaseIterable, Sendable {
    case input = "INPUT"
    case figures = "MONTH AND FIGURES"
    case output = "OUTPUT"
    case checks = "CHECKS"
    case other = "OTHER"
  }

  var short: Character?
  var long: String
  /// The placeholder for the value in help, or `nil` if the option is a switch.
  var value: String?
  var group: Group
  /// The commands that know the option.
  var commands: [Command] = Command.allCases
  /// What may be typed, for completions and mistakes; empty if it is open.
  var choices: [String] = []
  /// Whether the option may be typed again with another value.
  var isRepeatable = false
  /// Whether the value is a path, for completions.
  var isPath = false
  /// A sentence or two.
  var help: String
  /// Checks and stores what was typed.
  ///
  /// Opens no file and reads no clock. The message of a thrown error leaves out the option's name.
  var store: @Sendable (inout RawArguments, String) throws(UsageError) -> Void

  /// The option of a name with its dashes, such as `-f` or `--file`.
  static func named(_ name: String) -> Option? {
    all.first { "--\($0.long)" == name || $0.short.map { "-\($0)" } == name }
  }

  /// How the option is typed, such as `-f, --file FILE`.
  var synopsis: String {
    let name = (short.map { "-\($0), " } ?? "    ") + "--\(long)"
    return value.map { "\(name) \($0)" } ?? name
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
