/// An open file that is read in pieces, since it would take too much memory as a whole.
@safe package struct LargeFile: Sendable {
  /// Copies the bytes from an offset on into memory; returns how many, fewer only at the end.
  package typealias Fill =
    @Sendable (_ memory: UnsafeMutableRawBufferPointer, _ offset: Int) -> Result<Int, FileProblem>

  /// The number of bytes when the file was opened.
  package let size: Int
  private let fill: Fill
  private let isUnchanged: @Sendable () -> Bool

  /// - Parameters:
  ///   - size: The number of bytes.
  ///   - isUnchanged: Whether nobody has written to the file since it was opened.
  ///   - fill: Copies bytes of it.
  package init(
    size: Int, isUnchanged: @escaping @Sendable () -> Bool = { true }, fill: @escaping Fill
  ) {
    (self.size, self.isUnchanged) = (size, isUnchanged)
    unsafe self.fill = fill
  }

  /// Makes sure, once all of it is read, that the parts are those of one file.
  ///
  /// - Throws: ``FileProblem`` if it was written to meanwhile.
  func checkUnchanged() throws(FileProblem) {
    guard isUnchanged() else {
      throw .unreadable(reason: "it has changed while it was read")
    }
  }

  /// Copies the bytes from an offset on, all that the memory has room for.
  ///
  /// - Throws: ``FileProblem`` if the file has become shorter, or cannot be read.
  func fill(
    _ memory: UnsafeMutableRawBufferPointer, from offset: Int
  ) throws(FileProblem) {
    let count = unsafe try fill(memory, offset).get()
    guard count == memory.count else {
      throw .unreadable(reason: "it has become shorter while it was read")
    }
  }

  /// All of the bytes.
  ///
  /// - Throws: ``FileProblem`` if the file has changed, or cannot be read.
  func whole() throws(FileProblem) -> [UInt8] {
    let bytes = try head()
    try checkUnchanged()
    return bytes
  }

  /// The first bytes, up to a number of them.
  ///
  /// - Throws: ``FileProblem`` if the file has become shorter, or cannot be read.
  package func head(_ count: Int = .max) throws(FileProblem) -> [UInt8] {
    let count = min(count, size)
    var problem: FileProblem?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(FileProblem) {
        unsafe try fill(UnsafeMutableRawBufferPointer(buffer), from: 0)
        filled = count
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
    return bytes
  }
}

/// What a file holds.
package enum FileText: Sendable {
  case whole([UInt8])
  case pieces(LargeFile)

  /// The number of bytes.
  var size: Int {
    switch self {
    case .whole(let bytes): bytes.count
    case .pieces(let file): file.size
    }
  }

  /// All of the bytes.
  func bytes() throws(FileProblem) -> [UInt8] {
    switch self {
    case .whole(let bytes): bytes
    case .pieces(let file): try file.whole()
    }
  }

  /// The first bytes at least, which say in which language the file is.
  func head() throws(FileProblem) -> [UInt8] {
    switch self {
    case .whole(let bytes): bytes
    case .pieces(let file): try file.head(1 << 16)
    }
  }
}
