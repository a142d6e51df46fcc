internal import JournalReading

/// Finds the journals of a run.
enum JournalChoice {
  /// The journals that were typed, else the first that the environment names.
  ///
  /// - Throws: ``UsageError`` if there is none, or if one cannot be read.
  static func journals(
    _ raw: RawArguments, _ system: SystemEnvironment
  ) throws(UsageError) -> [String] {
    for path in raw.journals {
      if let problem = system.problem(path) {
        throw unreadable(path, problem, system)
      }
    }
    if !raw.journals.isEmpty { return raw.journals }
    for name in ["TALLY_FILE", "LEDGER_FILE"] {
      guard let value = system.variable(name), !value.isEmpty else { continue }
      let path = expandingHome(value, system)
      if let problem = system.problem(path) {
        throw UsageError("$\(name): \(sentence(path, problem))")
      }
      return [path]
    }
    let standard = expandingHome("~/.hledger.journal", system)
    if system.problem(standard) == nil { return [standard] }
    throw UsageError(
      "no journal is given",
      help: "type its path, such as 'tally-batch home.journal', or set"
        + " TALLY_FILE")
  }

  private static func expandingHome(_ path: String, _ system: SystemEnvironment) -> String {
    guard path.hasPrefix("~/"), let home = system.files.home else { return path }
    return FilePath(home).appending(String(path.dropFirst(2))).text
  }

  private static func unreadable(
    _ path: String, _ problem: FileProblem, _ system: SystemEnvironment
  ) -> UsageError {
    UsageError(
      sentence(path, problem), help: problem == .missing ? suggestion(for: path, system) : nil)
  }

  /// Says what is wrong with a path.
  static func sentence(_ path: String, _ problem: FileProblem) -> String {
    switch problem {
    case .missing: "there is no file '\(path)'"
    case .isDirectory: "'\(path)' is a folder, not a journal"
    case .unreadable(let reason): "'\(path)' cannot be read: \(reason)"
    }
  }

  /// The command or the file in the same folder that was perhaps meant.
  private static func suggestion(for path: String, _ system: SystemEnvironment) -> String? {
    let place = FilePath(path)
    let names = (system.files.list(place.folder.text) ?? []).sorted()
    if let name = place.name.closest(of: names) {
      return "did you mean '\(place.folder.appending(name).text)'?"
    }
    return path.contains("/") || path.contains(".")
      ? nil : path.suggestion(from: Command.worded.map(\.rawValue))
  }
}
