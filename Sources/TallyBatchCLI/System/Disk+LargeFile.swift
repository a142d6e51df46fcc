internal import Glibc
internal import JournalReading

extension Disk {
  /// The size from which on a file is read in pieces.
  private static let largeSize = 1 << 20

  /// Opens a file that is large, or returns `nil` for any other and where there is none.
  static func openLarge(_ path: String) -> LargeFile? {
    guard let status = status(path), status.st_mode & S_IFMT == S_IFREG,
      status.st_size >= largeSize,
      status.st_size <= largestFile, let file = try? OpenFile(path)
    else { return nil }
    return unsafe LargeFile(size: Int(status.st_size)) { memory, offset in
      unsafe file.read(memory, from: offset)
    }
  }

  /// A file that is open for as long as anybody reads it.
  private final class OpenFile: Sendable {
    private let file: File

    init(_ path: String) throws(DiskError) { file = try File(path, O_RDONLY | O_NONBLOCK) }

    /// Fills memory with the bytes from an offset on, in as many calls as the system asks for.
    func read(
      _ memory: UnsafeMutableRawBufferPointer, from offset: Int
    ) -> Result<Int, FileProblem> {
      var filled = 0
      while filled < memory.count {
        let count = retrying {
          unsafe pread(
            file.descriptor, memory.baseAddress.map { unsafe $0 + filled }, memory.count - filled,
            off_t(offset + filled))
        }
        if count < 0 { return .failure(.unreadable(reason: lastError.reason)) }
        if count == 0 { break }
        filled += count
      }
      return .success(filled)
    }
  }
}
