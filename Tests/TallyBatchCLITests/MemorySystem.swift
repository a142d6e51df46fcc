import JournalReading
import LedgerModel
import Synchronization
import TallyBatchCLI

/// A clock, an environment and a disk that exist in memory alone.
final class MemorySystem: Sendable {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var writes: [String] = []
    var output = ""
    var errors = ""
    var nanoseconds: UInt64 = 0
  }

  private let state: Mutex<State>
  private let variables: [String: String]
  private let today: Day
  private let isTerminal: Bool
  /// What every write fails with, or `nil`.
  private let writeError: DiskError?
  /// Hard links: paths of files that are another file.
  private let links: [String: String]
  /// Why paths cannot be written, known before it is tried.
  private let unwritable: [String: String]

  init(
    _ files: [String: String] = [:], today: String = "2026-12-02",
    variables: [String: String] = [:], isTerminal: Bool = false, writeError: String? = nil,
    links: [String: String] = [:], unwritable: [String: String] = [:]
  ) {
    state = Mutex(State(files: files.mapValues { Array($0.utf8) }))
    self.variables = variables
    self.today = Day(today) ?? Day(ordinal: 0)
    self.isTerminal = isTerminal
    self.writeError = writeError.map { DiskError($0) }
    self.links = links
    self.unwritable = unwritable
  }

  /// What went to standard output.
  var output: String { state.withLock { $0.output } }
  /// What went to standard error.
  var errors: String { state.withLock { $0.errors } }
  /// The paths that were written or appended to, in order.
  var writes: [String] { state.withLock { $0.writes } }

  func text(_ path: String) -> String? {
    state.withLock { $0.files[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  /// Runs the program and returns its exit status.
  func run(_ words: String...) -> Int32 { TallyBatch.run(words, in: environment).rawValue }
}

extension MemorySystem {
  var environment: SystemEnvironment {
    SystemEnvironment(
      today: { self.today },
      nanoseconds: {
        self.state.withLock {
          $0.nanoseconds += 1_500_000
          return $0.nanoseconds
        }
      },
      variable: { self.variables[$0] }, files: files,
      problem: { if case .failure(let problem) = self.read($0) { problem } else { nil } },
      identity: { self.identity($0) },
      writingProblem: { self.unwritable[$0].map { DiskError($0) } },
      write: { self.write($0, $1) }, append: { self.append($0, $1) },
      print: { bytes in
        self.state.withLock { $0.output += String(decoding: bytes, as: UTF8.self) }
        return nil
      },
      complain: { bytes in
        self.state.withLock { $0.errors += String(decoding: bytes, as: UTF8.self) }
      },
      isOutputTerminal: isTerminal, isErrorTerminal: isTerminal)
  }

  private var files: JournalFiles {
    JournalFiles(
      read: { self.read($0) }, list: { self.list($0) }, canonical: { $0 },
      home: variables["HOME"])
  }

  private func read(_ path: String) -> Result<[UInt8], FileProblem> {
    if let bytes = state.withLock({ $0.files[path] }) { return .success(bytes) }
    return .failure(list(path) == nil ? .missing : .isDirectory)
  }

  /// The number of a file is the place of its name among the sorted ones.
  private func identity(_ path: String) -> FileIdentity? {
    let name = links[path] ?? path
    let names = state.withLock { $0.files.keys.sorted() }
    return names.firstIndex(of: name).map { FileIdentity(device: 1, number: UInt64($0)) }
  }

  private func list(_ folder: String) -> [String]? {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let names = state.withLock { state in
      state.files.keys.filter { $0.hasPrefix(prefix) }.compactMap {
        $0.dropFirst(prefix.count).split(separator: "/").first.map(String.init)
      }
    }
    return names.isEmpty && !folder.isEmpty ? nil : Array(Set(names))
  }

  private func write(_ path: String, _ bytes: [UInt8]) -> DiskError? {
    if let writeError { return writeError }
    state.withLock {
      $0.files[path] = bytes
      $0.writes.append(path)
    }
    return nil
  }

  private func append(
    _ path: String, _ bytes: SystemEnvironment.Appending
  ) -> DiskError? {
    if let writeError { return writeError }
    let existing = state.withLock { $0.files[path] ?? [] }
    guard let addition = bytes(existing) else { return nil }
    return write(path, existing + addition)
  }
}
