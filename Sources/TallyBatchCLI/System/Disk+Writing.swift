internal import Glibc

extension Disk {
  /// Writes a whole file and makes the folders above it.
  static func write(_ bytes: [UInt8], to path: String) -> DiskError? {
    do throws(DiskError) {
      try makeFolders(above: path)
      let file = try File(path, O_WRONLY | O_CREAT | O_TRUNC)
      try writeAll(bytes, to: file.descriptor)
      return nil
    } catch {
      return error
    }
  }

  /// Appends to a file under a lock, with what a look at the locked file gives.
  ///
  /// The lock is `flock`, which other runs wait for. What is appended goes out in one write and is
  /// flushed to the disk, the folder too if the file is new. A write that the disk cuts short is
  /// left as it is: the line has no line feed and is not believed.
  static func append(
    to path: String, _ bytes: SystemEnvironment.Appending
  ) -> DiskError? {
    do throws(DiskError) {
      try makeFolders(above: path)
      let file = try File(path, O_RDWR | O_CREAT | O_APPEND)
      guard retrying({ flock(file.descriptor, LOCK_EX) }) == 0 else { throw lastError }
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

  /// Writes all bytes, in as many calls as the system asks for.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(DiskError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { buffer in
        retrying { unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count) }
      }
      guard written >= 0 else { throw lastError }
      rest = rest.dropFirst(written)
    }
  }

  private static func makeFolders(above path: String) throws(DiskError) {
    let folder = FilePath(path).folder.text
    var status = stat()
    if folder.isEmpty { return }
    if unsafe stat(folder, &status) == 0 { return }
    try makeFolders(above: folder)
    guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw lastError }
  }

  /// Asks the disk to keep a new name; a file system that cannot is left alone.
  private static func flushFolder(of path: String) {
    let folder = FilePath(path).folder.text
    guard let file = try? File(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY) else {
      return
    }
    _ = retrying { fsync(file.descriptor) }
  }
}
