internal import JournalReading
internal import LedgerCore
internal import LedgerModel
internal import ReportRendering

/// The report files of a run: where they go, and what became of them.
struct ReportFiles {
  /// The paths of files that are new or changed.
  private(set) var written: [String] = []
  /// The paths of files that had these bytes already, and were left alone.
  private(set) var unchanged: [String] = []
  private let files: [(format: ReportFormat, path: String)]
  private let system: SystemEnvironment

  /// Finds the places of a month's files and makes sure that each can be written.
  ///
  /// - Throws: ``UsageError`` for the first that cannot; nothing is written by then.
  init(
    _ output: OutputPlan, _ month: Month, keeping kept: KeptFiles, _ system: SystemEnvironment
  ) throws(UsageError) {
    self.system = system
    files = output.formats.compactMap { format in
      output.path(format, month).map { (format, $0.text) }
    }
    for file in files {
      try kept.check(file.path)
      if let problem = system.writingProblem(file.path) {
        throw UsageError("'\(file.path)' cannot be written: \(problem.reason)")
      }
    }
  }

  /// Writes the files whose bytes change.
  ///
  /// - Throws: ``UsageError`` if one cannot be written after all.
  mutating func write(_ report: KPIReport) throws(UsageError) {
    for (format, path) in files {
      let bytes = Array(format.render(report).utf8)
      if case .success(let existing) = system.files.read(path), existing == bytes {
        unchanged.append(path)
        continue
      }
      if let error = system.write(path, bytes) {
        throw UsageError("'\(path)' cannot be written: \(error.reason)")
      }
      written.append(path)
    }
  }
}
