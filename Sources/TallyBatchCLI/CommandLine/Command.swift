/// What a run does.
enum Command: String, CaseIterable, Sendable {
  /// The dashboard and the report files; has no word of its own.
  case report
  case check
  case balances
  case initialize = "init"

  /// The commands that are chosen by their word.
  static let worded: [Command] = [.check, .balances, .initialize]

  /// Commands that are known by name and that this version does not have.
  static let reserved = ["explain", "diff", "backfill"]

  /// The command that a first word names, or `nil` if the word is a journal.
  init?(word: String) {
    guard let command = Command.worded.first(where: { $0.rawValue == word }) else { return nil }
    self = command
  }

  /// The word that asks for help, as `--help` does.
  static let helpWord = "help"

  /// How the command is typed, without options.
  var usage: String {
    switch self {
    case .report: "JOURNAL ..."
    case .check: "check FILE ..."
    case .balances: "balances JOURNAL ..."
    case .initialize: "init JOURNAL ..."
    }
  }

  /// One line for help.
  var summary: String {
    switch self {
    case .report: "Show a month's report; with --format, keep it too."
    case .check: "Read and check files; print every problem."
    case .balances: "Print the balance of each account and commodity."
    case .initialize: "Print what had to be guessed, as lines to keep."
    }
  }
}
