internal import Diagnostics
internal import JournalReading
internal import LedgerModel
internal import SnapshotJournal

/// Reads and checks files, and prints every problem.
///
/// Journals are read together, as a report reads them; each snapshots journal for itself.
struct CheckCommand {
  private let plan: RunPlan
  private let system: SystemEnvironment
  private let messages: Messages

  init(_ plan: RunPlan, _ system: SystemEnvironment) {
    self.plan = plan
    self.system = system
    messages = Messages(plan.messages, system)
  }

  func run() -> ExitStatus {
    var stopwatch = Stopwatch(plan, system)
    defer { stopwatch.report() }
    var journals: [String] = []
    var loaded: [String: [UInt8]] = [:]
    var hasErrors = false
    for path in plan.journals {
      let bytes = try? system.files.read(path).get()
      if let bytes, SnapshotJournal.isSnapshotJournal(bytes) {
        hasErrors = checkSnapshots(bytes, path) || hasErrors
      } else {
        loaded[path] = bytes
        journals.append(path)
      }
    }
    if !journals.isEmpty { hasErrors = checkJournals(journals, loaded) || hasErrors }
    stopwatch.lap("check")
    return hasErrors ? .journalErrors : .done
  }

  private func checkSnapshots(_ bytes: [UInt8], _ path: String) -> Bool {
    var sources = SourceMap()
    let file = sources.add(name: path, bytes: bytes)
    let journal = SnapshotJournal(bytes)
    let diagnostics = journal.problems.map { Diagnostic($0, in: file) }
    if !messages.write(diagnostics, sources) {
      let count = journal.entries.count.counted("snapshot", "snapshots")
      messages.summarize("\(path): \(count), no problems")
    }
    return diagnostics.hasErrors
  }

  /// Checks journals as one, without reading again what was loaded to look at.
  private func checkJournals(_ paths: [String], _ loaded: [String: [UInt8]]) -> Bool {
    var files = system.files
    files.read = { [read = files.read] path in
      loaded[path].map { .success($0) } ?? read(path)
    }
    let journal = JournalReader(plan.reading, files: files).read(paths)
    if !messages.write(journal.diagnostics, journal.sources) {
      let files = journal.ledger.sources.count.counted("file", "files")
      let entries = journal.transactions.counted("entry", "entries")
      messages.summarize("\(paths.joined(separator: ", ")): \(files), \(entries), no problems")
    }
    return journal.diagnostics.hasErrors
  }
}

extension Diagnostic {
  /// What is wrong with a line of a snapshots journal.
  ///
  /// It is an error for `check`, and a warning for a report, which does without the line.
  init(_ problem: SnapshotJournal.Problem, in file: Int32, severity: Severity? = nil) {
    let mistake = problem.mistake
    self.init(
      mistake.id, severity ?? (mistake.isError ? .error : .warning), mistake.message,
      at: SourceRange(file: file, problem.range), [.init(.help, mistake.help)])
  }
}

extension Int {
  /// The number with commas between thousands, and what it counts.
  fileprivate func counted(_ one: String, _ many: String) -> String {
    var digits = String(self)
    var grouped = ""
    while digits.count > 3 {
      grouped = "," + digits.suffix(3) + grouped
      digits.removeLast(3)
    }
    return "\(digits)\(grouped) \(self == 1 ? one : many)"
  }
}
