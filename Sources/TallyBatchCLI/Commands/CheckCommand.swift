internal import Diagnostics
internal import JournalReading
internal import LedgerModel
internal import SnapshotJournal

/// Reads and checks files, and prints every problem.
///
/// Journals are read together, as a report reads them; each snapshots journal for itself.
struct CheckCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  /// Reads, checks and says what is wrong.
  ///
  /// - Throws: ``UsageError`` if a file that was named cannot be read.
  func run(_ stopwatch: inout Stopwatch) throws(UsageError) -> ExitStatus {
    let plan = context.plan
    let named = try NamedFiles(plan.journals, context.system)
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
    stopwatch.lap("check", journal.map { Stopwatch.Load($0) })
    return hasErrors ? .journalErrors : .done
  }

  private func checkSnapshots(
    _ bytes: [UInt8], _ path: String, through horizon: Month
  ) -> Bool {
    var sources = SourceMap()
    let file = sources.add(name: path, bytes: bytes)
    let journal = SnapshotJournal(bytes, through: horizon)
    let diagnostics = journal.problems.map { Diagnostic($0, in: file) }
    if !context.messages.write(diagnostics, sources) {
      let count = journal.entries.count.counted("snapshot", "snapshots")
      context.messages.summarize("\(path): \(count), no problems")
    }
    return diagnostics.hasErrors
  }

  /// Says what is wrong with journals that were read as one.
  private func report(on journal: ReadJournal, _ paths: [String]) -> Bool {
    if !context.messages.write(journal.diagnostics, journal.sources) {
      let files = journal.ledger.sources.count.counted("file", "files")
      let entries = journal.transactions.counted("entry", "entries")
      context.messages.summarize(
        "\(paths.joined(separator: ", ")): \(files), \(entries), no problems")
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
