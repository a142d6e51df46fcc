internal import JournalReading

/// The files that a command line names, each read once, since a pipe can be read only once.
///
/// Large files are none of them: they are no pipes, and would take their size in memory.
struct NamedFiles: Sendable {
  private let bytes: [String: [UInt8]]
  private let system: SystemEnvironment

  /// Reads all of them.
  ///
  /// - Throws: ``UsageError`` for the first that cannot be read.
  init(_ paths: [String], _ system: SystemEnvironment) throws(UsageError) {
    var bytes: [String: [UInt8]] = [:]
    for path in paths where bytes[path] == nil && system.files.openLarge(path) == nil {
      switch system.files.readNamed(path) {
      case .success(let found): bytes[path] = found
      case .failure(let problem): throw UsageError(JournalChoice.sentence(path, problem))
      }
    }
    self.bytes = bytes
    self.system = system
  }

  /// The bytes of a file, or none if it was not named or is large.
  subscript(path: String) -> [UInt8] { bytes[path] ?? [] }

  /// Reads journals with these bytes for those that were named.
  func read(_ journals: [String], _ options: ReadingOptions) -> ReadJournal {
    var files = system.files
    files.readNamed = { [bytes, readNamed = files.readNamed] path in
      bytes[path].map { .success($0) } ?? readNamed(path)
    }
    return JournalReader(options, files: files, workers: system.workers).read(journals)
  }
}
