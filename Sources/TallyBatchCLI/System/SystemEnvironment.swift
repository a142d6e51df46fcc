package import JournalReading
package import LedgerModel

/// The clock, the environment and the disk, as a run sees them.
///
/// Nothing else in the program reaches them. Tests hand in their own.
package struct SystemEnvironment: Sendable {
  /// Hands over the bytes of a file and takes what to append, or `nil` for nothing.
  package typealias Appending = (_ file: [UInt8]) -> [UInt8]?

  /// The current day in the local time zone.
  package var today: @Sendable () -> Day
  /// A count of nanoseconds that only grows.
  package var nanoseconds: @Sendable () -> UInt64
  /// The value of an environment variable.
  package var variable: @Sendable (_ name: String) -> String?
  /// The disk as the reader of journals sees it; `-` is standard input.
  package var files: JournalFiles
  /// Why a path that was typed cannot be read, or `nil` if it can.
  package var problem: @Sendable (_ path: String) -> FileProblem?
  /// What makes the file of a path itself, or `nil` if there is none.
  package var identity: @Sendable (_ path: String) -> FileIdentity?
  /// Why a path cannot be written as a file, or `nil` if nothing speaks against it.
  package var writingProblem: @Sendable (_ path: String) -> DiskError?
  /// Writes a whole file and the folders above it.
  package var write: @Sendable (_ path: String, _ bytes: [UInt8]) -> DiskError?
  /// Appends to a file under a lock, and returns once the disk has it.
  package var append: @Sendable (_ path: String, _ bytes: Appending) -> DiskError?
  /// Writes to standard output.
  package var print: @Sendable (_ bytes: [UInt8]) -> DiskError?
  /// Writes to standard error.
  package var complain: @Sendable (_ bytes: [UInt8]) -> Void
  package var isOutputTerminal: Bool
  package var isErrorTerminal: Bool
  /// The threads of a run.
  package var workers: Workers

  package init(
    today: @escaping @Sendable () -> Day, nanoseconds: @escaping @Sendable () -> UInt64,
    variable: @escaping @Sendable (String) -> String?, files: JournalFiles,
    problem: @escaping @Sendable (String) -> FileProblem?,
    identity: @escaping @Sendable (String) -> FileIdentity?,
    writingProblem: @escaping @Sendable (String) -> DiskError?,
    write: @escaping @Sendable (String, [UInt8]) -> DiskError?,
    append: @escaping @Sendable (String, Appending) -> DiskError?,
    print: @escaping @Sendable ([UInt8]) -> DiskError?,
    complain: @escaping @Sendable ([UInt8]) -> Void,
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, workers: Workers = .alone
  ) {
    self.today = today
    self.nanoseconds = nanoseconds
    self.variable = variable
    self.files = files
    self.problem = problem
    self.identity = identity
    self.writingProblem = writingProblem
    self.write = write
    self.append = append
    self.print = print
    self.complain = complain
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.workers = workers
  }
}
