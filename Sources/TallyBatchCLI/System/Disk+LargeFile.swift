internal import Glibc
internal import JournalReading

extension Disk {
  /// The size from which on a file is read in pieces.
  private static let largeSize = 1 << 20

  /// Opens a file that is large, or returns `nil` for any other and where there is none.
  static func openLarge(_ path: String) -> LargeFile? {
    // Opening a pipe to look at it would disturb whoever writes to it.
    guard let kind = status(path), kind.st_mode & S_IFMT == S_IFREG, kind.st_size >= largeSize,
      let file = try? OpenFile(path), let size = file.size, size <= largestFile
    else { return nil }
    return unsafe LargeFile(size: size, isUnchanged: { file.isUnchanged }) { memory, offset in
      unsafe file.read(memory, from: offset)
    }
  }

  /// A file that is open for as long as anybody reads it.
  private final class OpenFile: Sendable {
    private let file: File

    /// When it was written to last.
    private let written: timespec?

    init(_ path: String) throws(DiskError) {
      file = try File(path, O_RDONLY | O_NONBLOCK)
      written = status(file.descriptor)?.st_mtim
    }

    /// Whether nobody has written to it since it was opened.
    var isUnchanged: Bool {
      guard let now = status(file.descriptor)?.st_mtim, let written else { return false }
      return now.tv_sec == written.tv_sec && now.tv_nsec == written.tv_nsec
    }

    /// The number of bytes now, or `nil` if that cannot be had.
    var size: Int? { status(file.descriptor).map { Int($0.st_size) } }

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
