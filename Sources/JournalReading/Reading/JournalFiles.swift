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
  /// Opens a file that is too large to be read as a whole; `nil` for any other, and where there is
  /// none.
  package var openLarge: @Sendable (_ path: String) -> LargeFile? = { _ in nil }
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

  /// What a file holds that another one names.
  func text(_ path: String) -> Result<FileText, FileProblem> {
    if let large = openLarge(path) { return .success(.pieces(large)) }
    return read(path).map { .whole($0) }
  }

  /// What a file holds that the user named.
  func namedText(_ path: String) -> Result<FileText, FileProblem> {
    if let large = openLarge(path) { return .success(.pieces(large)) }
    return readNamed(path).map { .whole($0) }
  }
}
