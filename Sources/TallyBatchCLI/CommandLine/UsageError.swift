internal import Diagnostics

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

  /// The error as standard error has it: about no place in a file.
  var diagnostic: Diagnostic {
    Diagnostic("usage", .error, message, at: nil, help.map { [.init(.help, $0)] } ?? [])
  }
}

extension UsageError {
  /// An option that does not exist; names the closest, if one is close enough to be a slip.
  static func unknownOption(_ typed: String) -> UsageError {
    // A single letter is as near to any other, so only long names have neighbours.
    let names = typed.hasPrefix("--") ? Option.all.map { "--\($0.long)" } : []
    let fallback = "tally-batch --help lists every option"
    return UsageError("unknown option '\(typed)'", help: suggestion(typed, names) ?? fallback)
  }

  /// A word that is none of the choices; names the closest, or all of them.
  static func unknownChoice(_ typed: String, of choices: [String]) -> UsageError {
    let list = "choose from: \(choices.joined(separator: ", "))"
    return UsageError("'\(typed)' is no choice", help: suggestion(typed, choices) ?? list)
  }

  /// A format that this version does not write; names the closest, or all of them.
  static func unknownFormat(_ typed: String, of formats: [String]) -> UsageError {
    let list = "this version writes: \(formats.joined(separator: ", "))"
    return UsageError("'\(typed)' is no format", help: suggestion(typed, formats) ?? list)
  }

  /// A word that is no command; names the closest, or all of them.
  static func unknownCommand(_ typed: String) -> UsageError {
    let words = Command.worded.map(\.rawValue)
    return UsageError(
      "there is no command '\(typed)'",
      help: suggestion(typed, words) ?? "the commands are: \(words.joined(separator: ", "))")
  }

  /// Asks whether the closest of some words was meant, or returns `nil` if none is close.
  static func suggestion(_ typed: String, _ words: [String]) -> String? {
    NearestName.nearest(to: typed, among: words).map { "did you mean '\($0)'?" }
  }
}
