/// A command line that cannot be run, and what to type instead.
struct UsageError: Error, Equatable {
  /// What is wrong: lower case, present tense, no full stop, the user's text in single quotes.
  var message: String
  /// What to type, or `nil` if the message says it.
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  /// The error as standard error has it.
  var text: String {
    "tally-batch: error: \(message)\n" + (help.map { "  = help: \($0)\n" } ?? "")
  }
}

extension UsageError {
  /// An option that does not exist; names the closest, if one is close enough to be a slip.
  static func unknownOption(_ typed: String) -> UsageError {
    let names = Option.all.flatMap { ["--\($0.long)"] + ($0.short.map { ["-\($0)"] } ?? []) }
    let fallback = "tally-batch --help lists every option"
    return UsageError(
      "unknown option '\(typed)'", help: typed.suggestion(from: names) ?? fallback)
  }

  /// A word that is none of the choices; names the closest, or all of them.
  static func unknownChoice(_ typed: String, of choices: [String]) -> UsageError {
    let list = "choose from: \(choices.joined(separator: ", "))"
    return UsageError("'\(typed)' is no choice", help: typed.suggestion(from: choices) ?? list)
  }

  /// A format that this version does not write; names the closest, or all of them.
  static func unknownFormat(_ typed: String, of formats: [String]) -> UsageError {
    let list = "this version writes: \(formats.joined(separator: ", "))"
    return UsageError("'\(typed)' is no format", help: typed.suggestion(from: formats) ?? list)
  }
}
