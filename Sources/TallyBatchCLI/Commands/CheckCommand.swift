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

  /// Reads, checks and says what is wrong.
  ///
  /// - Throws: ``UsageError`` if a file that was named cannot be read.
  func run() throws(UsageError) -> ExitStatus {
    var stopwatch = Stopwatch(plan, system)
    defer { stopwatch.report() }
    let named = try NamedFiles(plan.journals, system)
    let isSnapshots = plan.journals.map { SnapshotJournal.isSnapshotJournal(named[$0]) }
    let paths = zip(plan.journals, isSnapshots)
    let journals = paths.filter { !$0.1 }.map(\.0)
    let journal = journals.isEmpty ? nil : named.read(journals, plan.reading)
    let horizon = BooksSpan(journal?.ledger ?? Ledger(), today: plan.today)
      .lastRecordableMonth(today: plan.today)
    var hasErrors = false
    for path in paths where path.1 {
      hasErrors = checkSnapshots(named[path.0], path.0, through: horizon) || hasErrors
    }
    if let journal { hasErrors = report(on: journal, journals) || hasErrors }
    stopwatch.lap("check")
    return hasErrors ? .journalErrors : .done
  }

  private func checkSnapshots(
    _ bytes: [UInt8], _ path: String, through horizon: Month
  ) -> Bool {
    var sources = SourceMap()
    let file = sources.add(name: path, bytes: bytes)
    let journal = SnapshotJournal(bytes, through: horizon)
    let diagnostics = journal.problems.map { Diagnostic($0, in: file) }
    if !messages.write(diagnostics, sources) {
      let count = journal.entries.count.counted("snapshot", "snapshots")
      messages.summarize("\(path): \(count), no problems")
    }
    return diagnostics.hasErrors
  }

  /// Says what is wrong with journals that were read as one.
  private func report(on journal: ReadJournal, _ paths: [String]) -> Bool {
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
