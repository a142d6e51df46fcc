internal import Glibc

extension Disk {
  /// Appends to a file under a lock, with what a look at the locked file gives.
  ///
  /// The lock is `flock`, which other runs wait for. What is appended goes out in one write and is
  /// flushed to the disk, the folder too if the file is new. A write that the disk cuts short is
  /// left as it is: the line has no line feed and is not believed.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - patience: How many seconds to wait for another program that holds the lock.
  ///   - bytes: What to append.
  /// - Returns: Why it could not be, or `nil`.
  static func append(
    to path: String, patience: Int = 5, _ bytes: SystemEnvironment.Appending
  ) -> DiskError? {
    do throws(DiskError) {
      if let problem = writingProblem(path) { throw problem }
      try makeFolders(above: target(of: path))
      let file = try File(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK)
      try lock(file.descriptor, patience: patience)
      let existing = try read(file.descriptor)
      guard let addition = bytes(existing) else { return nil }
      let written = retrying { unsafe Glibc.write(file.descriptor, addition, addition.count) }
      guard written >= 0 else { throw lastError }
      guard written == addition.count else { throw DiskError("only a part could be written") }
      guard retrying({ fsync(file.descriptor) }) == 0 else { throw lastError }
      if existing.isEmpty { flushFolder(of: path) }
      return nil
    } catch {
      return error
    }
  }

  /// Locks an open file for this run alone.
  private static func lock(_ descriptor: Int32, patience: Int) throws(DiskError) {
    let end = monotonicNanoseconds() + UInt64(patience) * 1_000_000_000
    while retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) != 0 {
      guard errno == EWOULDBLOCK else { throw lastError }
      guard monotonicNanoseconds() < end else {
        throw DiskError("another program keeps it locked, for more than \(patience) seconds")
      }
      usleep(10_000)
    }
  }

  /// A count of nanoseconds that only grows.
  static func monotonicNanoseconds() -> UInt64 {
    var now = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }
}
