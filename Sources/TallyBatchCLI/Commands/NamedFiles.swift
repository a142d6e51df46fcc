internal import JournalReading
internal import SnapshotJournal

/// The files that a command line names, each read once, since a pipe can be read only once.
///
/// A large one is opened, as it would take its size in memory; a snapshots journal is read all the same.
struct NamedFiles: Sendable {
  private let bytes: [String: [UInt8]]
  private let large: [String: LargeFile]
  private let system: SystemEnvironment

  /// Reads all of them.
  ///
  /// - Throws: ``UsageError`` for the first that cannot be read.
  init(_ paths: [String], _ system: SystemEnvironment) throws(UsageError) {
    var bytes: [String: [UInt8]] = [:]
    var large: [String: LargeFile] = [:]
    for path in paths where bytes[path] == nil && large[path] == nil {
      if let file = system.files.openLarge(path), let head = try? file.head(1 << 16),
        !SnapshotJournal.isSnapshotJournal(head)
      {
        large[path] = file
        continue
      }
      switch system.files.readNamed(path) {
      case .success(let found): bytes[path] = found
      case .failure(let problem): throw UsageError(JournalChoice.sentence(path, problem))
      }
    }
    self.bytes = bytes
    self.large = large
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
    files.openLarge = { [bytes, large, openLarge = files.openLarge] path in
      bytes[path] == nil ? large[path] ?? openLarge(path) : nil
    }
    return JournalReader(options, files: files, workers: system.workers).read(journals)
  }
}
