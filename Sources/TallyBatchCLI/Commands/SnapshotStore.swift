internal import Diagnostics
internal import JournalReading
internal import LedgerCore
internal import LedgerModel
internal import SnapshotJournal

/// The snapshots journal of a run: read before the report, appended to after it.
struct SnapshotStore {
  let path: String
  /// The lines as they were before the report.
  let journal: SnapshotJournal
  /// The bytes of the file before the report.
  private let bytes: [UInt8]
  /// The last month that can have been recorded by now.
  private let horizon: Month
  private let system: SystemEnvironment

  /// Reads the file; one that does not exist is empty.
  ///
  /// Returns `nil` without a path.
  ///
  /// - Throws: ``UsageError`` if the file is there and cannot be read.
  init?(
    _ path: FilePath?, through horizon: Month, _ system: SystemEnvironment
  ) throws(UsageError) {
    guard let path = path?.text else { return nil }
    self.path = path
    self.horizon = horizon
    self.system = system
    switch system.files.read(path) {
    case .success(let bytes): self.bytes = bytes
    case .failure(.missing): bytes = []
    case .failure(let problem): throw UsageError(SnapshotStore.sentence(path, problem))
    }
    journal = SnapshotJournal(bytes, through: horizon)
  }

  private static func sentence(_ path: String, _ problem: FileProblem) -> String {
    problem == .isDirectory
      ? "'\(path)' is a folder, not a snapshots journal" : JournalChoice.sentence(path, problem)
  }

  /// Makes sure that the file can be appended to.
  ///
  /// - Throws: ``UsageError`` if it cannot, or if it holds something else than snapshots.
  func checkWritable() throws(UsageError) {
    guard SnapshotJournal.canTakeLines(bytes) else { throw foreign }
    guard let problem = system.writingProblem(path) else { return }
    throw UsageError(
      "'\(path)' cannot be written: \(problem.reason)",
      help: "to record nothing, type --no-snapshots")
  }

  private var foreign: UsageError {
    UsageError(
      "'\(path)' has something else in it than snapshots",
      help: "type another path, or to record nothing, --no-snapshots")
  }

  /// Warns of the lines that are not used.
  func warn(_ messages: Messages) {
    var sources = SourceMap()
    let file = sources.add(name: path, bytes: bytes)
    let problems = journal.problems.filter { $0.mistake.isUnused }
    messages.write(problems.map { Diagnostic($0, in: file, severity: .warning) }, sources)
  }

  /// Appends the month of a report if it is open and its figures changed.
  ///
  /// The decision is made once without and once under the lock, on what the file then holds; so
  /// nothing is created for nothing, and two runs at once lose no line.
  ///
  /// - Returns: What became of it: a sentence in lower case without a full stop.
  /// - Throws: ``UsageError`` if the file cannot be written.
  func record(_ report: KPIReport, today: Day) throws(UsageError) -> String {
    let decision = RecordIfNeeded(report, today: today, journal: journal)
    guard case .append(let line) = decision else { return sentence(decision) }
    return try append(line, today: today)
  }

  /// Appends a line if that is still right once the file is locked.
  ///
  /// The file is then there, by whatever way its path leads, so this is also the last moment to see
  /// that a report of this run has taken its place.
  func append(_ line: SnapshotLine, today: Day) throws(UsageError) -> String {
    var decision = RecordIfNeeded.append(line)
    var isForeign = false
    let error = system.append(path) { file in
      isForeign = !SnapshotJournal.canTakeLines(file)
      if isForeign { return nil }
      let journal = SnapshotJournal(file, through: horizon)
      decision = RecordIfNeeded(line, today: today, journal: journal)
      guard case .append(let line) = decision else { return nil }
      return RecordIfNeeded.bytes(appending: line, to: file)
    }
    if let error { throw UsageError("'\(path)' cannot be written: \(error.reason)") }
    if isForeign { throw foreign }
    return sentence(decision)
  }

  /// What became of a month.
  private func sentence(_ decision: RecordIfNeeded) -> String {
    switch decision {
    case .append(let line): "recorded \(line.point.month) in \(path)"
    case .nothing(let reason): reason.description
    }
  }
}
