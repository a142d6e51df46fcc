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

  /// Refuses a path for the folder of reports that is something else.
  static func checkFolder(
    of output: OutputPlan, keeping kept: KeptFiles, _ system: SystemEnvironment
  ) throws(UsageError) {
    guard output.writesFiles, case .folder(let folder) = output.target else { return }
    let path = folder.text
    guard !path.isEmpty, system.identity(path) != nil, system.files.list(path) == nil,
      system.problem(path) != .isDirectory
    else { return }
    try kept.check(path)
    throw UsageError(
      "'\(path)' is \(folder.isStream ? "a device" : "a file"), not a folder for reports",
      help: "type a folder, such as '-o reports', or '-o -' for standard output")
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
