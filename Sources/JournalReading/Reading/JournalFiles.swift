/// Why a file could not be read.
package enum FileProblem: Error, Equatable, Sendable {
  case missing
  case isDirectory
  case unreadable(reason: String)
}

/// The disk, as a journal reader sees it.
package struct JournalFiles: Sendable {
  /// Returns the bytes of a file that another one names; never waits, as a pipe would let it.
  package var read: @Sendable (_ path: String) -> Result<[UInt8], FileProblem>
  /// Returns the bytes of a file that the user named, which may be a pipe or `-`, standard input.
  package var readNamed: @Sendable (_ path: String) -> Result<[UInt8], FileProblem>
  /// Returns the names in a folder, in no particular order, or `nil` if it is none.
  package var list: @Sendable (_ folder: String) -> [String]?
  /// Returns the path with links and dots resolved, or the path itself.
  package var canonical: @Sendable (_ path: String) -> String
  /// The home folder, for paths that start with `~/`.
  package var home: String?

  package init(
    read: @escaping @Sendable (String) -> Result<[UInt8], FileProblem>,
    list: @escaping @Sendable (String) -> [String]?,
    canonical: @escaping @Sendable (String) -> String, home: String?,
    readNamed: (@Sendable (String) -> Result<[UInt8], FileProblem>)? = nil
  ) {
    self.read = read
    self.readNamed = readNamed ?? read
    self.list = list
    self.canonical = canonical
    self.home = home
  }
}
