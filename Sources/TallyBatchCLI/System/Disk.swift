internal import Glibc
internal import JournalReading

/// Files through the C library, which starts faster than Foundation does.
///
/// This type and `SystemEnvironment+Live.swift` are all that leaves the safe subset in this target.
enum Disk {
  /// An open file, closed when it goes.
  struct File: ~Copyable {
    let descriptor: Int32

    init(_ path: String, _ flags: Int32) throws(DiskError) {
      descriptor = Disk.retrying { unsafe open(path, flags | O_CLOEXEC, 0o644) }
      if descriptor < 0 { throw Disk.lastError }
    }

    deinit { close(descriptor) }
  }

  /// What the last failed call said, such as `Permission denied`.
  static var lastError: DiskError { DiskError(unsafe String(cString: strerror(errno))) }

  /// Repeats a call that a signal interrupts.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension Disk {
  /// The largest file that is read: 2 GiB, less than any offset or row number can be too small for.
  static let largestFile = Int(Int32.max)

  /// The bytes of a file.
  ///
  /// Never waits for anybody, unless a stream will do: a pipe is then read until it is closed.
  static func read(_ path: String, takesStreams: Bool = false) -> Result<[UInt8], FileProblem> {
    if let problem = problem(path, takesStreams: takesStreams) { return .failure(problem) }
    do throws(DiskError) {
      let file = try File(path, takesStreams ? O_RDONLY : O_RDONLY | O_NONBLOCK)
      return .success(try read(file.descriptor))
    } catch {
      return .failure(.unreadable(reason: error.reason))
    }
  }

  /// The bytes that an open file still has.
  static func read(
    _ descriptor: Int32, atMost limit: Int = largestFile
  ) throws(DiskError) -> [UInt8] {
    let known = status(descriptor).map { max(0, Int($0.st_size)) } ?? 0
    var bytes: [UInt8] = []
    var size = min(known, limit) + 1
    while known <= limit, bytes.count <= limit {
      let block = try readBlock(descriptor, atMost: size)
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if block.isEmpty { return bytes }
      size = max(65_536, known + 1 - bytes.count)
    }
    throw DiskError("it is larger than \(words(for: limit))")
  }

  /// A number of bytes as a person says it.
  private static func words(for bytes: Int) -> String {
    bytes == largestFile ? "2 GiB" : "\(bytes) bytes"
  }

  private static func readBlock(
    _ descriptor: Int32, atMost size: Int
  ) throws(DiskError) -> [UInt8] {
    var hasFailed = false
    let block = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      unsafe askForLargePages(UnsafeMutableRawBufferPointer(buffer))
      let result = retrying { unsafe Glibc.read(descriptor, buffer.baseAddress, size) }
      hasFailed = result < 0
      count = max(0, result)
    }
    if hasFailed { throw lastError }
    return block
  }

  /// Asks for memory in pages of 2 MiB.
  ///
  /// A large file then costs one page fault where it cost 512. A system that has no such pages gives
  /// small ones.
  private static func askForLargePages(_ memory: UnsafeMutableRawBufferPointer) {
    let page = 2 << 20
    guard memory.count >= 2 * page, let start = memory.baseAddress else { return }
    let first = unsafe start.alignedUp(toMultipleOf: page)
    let length = unsafe memory.count - start.distance(to: first)
    _ = unsafe madvise(first, length, MADV_HUGEPAGE)
  }
}
