internal import Glibc
internal import JournalReading

/// Files through the C library, which starts faster than Foundation does.
///
/// This file and `SystemEnvironment+Live.swift` are all that leaves the safe subset in this target.
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
  /// The bytes of a file.
  static func read(_ path: String) -> Result<[UInt8], FileProblem> {
    if let problem = problem(path) { return .failure(problem) }
    do throws(DiskError) {
      let file = try File(path, O_RDONLY)
      return .success(try read(file.descriptor))
    } catch {
      return .failure(.unreadable(reason: error.reason))
    }
  }

  /// The bytes that an open file still has.
  static func read(_ descriptor: Int32) throws(DiskError) -> [UInt8] {
    var status = stat()
    let known = unsafe fstat(descriptor, &status) == 0 ? max(0, Int(status.st_size)) : 0
    var bytes: [UInt8] = []
    var size = known + 1
    while true {
      let block = try readBlock(descriptor, atMost: size)
      if bytes.isEmpty { bytes = block } else { bytes += block }
      if block.isEmpty { return bytes }
      size = max(65_536, known + 1 - bytes.count)
    }
  }

  private static func readBlock(
    _ descriptor: Int32, atMost size: Int
  ) throws(DiskError) -> [UInt8] {
    var hasFailed = false
    let block = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let result = retrying { unsafe Glibc.read(descriptor, buffer.baseAddress, size) }
      hasFailed = result < 0
      count = max(0, result)
    }
    if hasFailed { throw lastError }
    return block
  }

  /// Why a path cannot be read as a file, or `nil` if it can.
  static func problem(_ path: String) -> FileProblem? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      return errno == ENOENT || errno == ENOTDIR
        ? .missing : .unreadable(reason: lastError.reason)
    }
    if status.st_mode & S_IFMT == S_IFDIR { return .isDirectory }
    return unsafe access(path, R_OK) == 0 ? nil : .unreadable(reason: lastError.reason)
  }

  /// The names in a folder without `.` and `..`, in no particular order, or `nil` if it is none.
  static func list(_ folder: String) -> [String]? {
    guard let stream = unsafe opendir(folder.isEmpty ? "." : folder) else { return nil }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The path with links and dots resolved, or the path itself if there is no such file.
  static func canonical(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
