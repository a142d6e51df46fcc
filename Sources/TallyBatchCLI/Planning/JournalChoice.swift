internal import Diagnostics
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
    guard problem == .missing else { return UsageError(sentence(path, problem)) }
    let place = FilePath(path)
    let names = system.files.list(place.folder.text) ?? []
    if names.contains(place.name) {
      return UsageError(
        "'\(path)' is a link to a file that is not there",
        help: "make the link again, or type the path of the file")
    }
    return UsageError(
      sentence(path, problem), help: suggestion(for: place, among: names))
  }

  /// Says what is wrong with a path.
  static func sentence(_ path: String, _ problem: FileProblem) -> String {
    let name = path == "-" ? "standard input" : "'\(path)'"
    return switch problem {
    case .missing: "there is no file \(name)"
    case .isDirectory: "\(name) is a folder, not a journal"
    case .unreadable(let reason): "\(name) cannot be read: \(reason)"
    }
  }

  /// The command or the file in the same folder that was perhaps meant.
  private static func suggestion(for place: FilePath, among names: [String]) -> String? {
    if let name = NearestName.nearest(to: place.name, among: names) {
      return "did you mean '\(place.folder.appending(name).text)'?"
    }
    return place.text.contains("/") || place.text.contains(".")
      ? nil : UsageError.suggestion(place.text, Command.worded.map(\.rawValue))
  }
}
