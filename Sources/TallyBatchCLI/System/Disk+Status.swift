internal import Glibc
internal import JournalReading

extension Disk {
  /// What the system says of a path, or `nil` if that cannot be had.
  static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// What the system says of an open file, or `nil` if that cannot be had.
  static func status(_ descriptor: Int32) -> stat? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  /// What a path names if it is no plain file, such as `a folder`.
  static func otherKind(_ status: stat) -> String? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }

  /// Why something cannot be read to its end, or `nil` if it can.
  ///
  /// - Parameters:
  ///   - status: What the system says of it.
  ///   - takesStreams: Whether a pipe, a socket or a terminal will do, which hold a run up until
  ///     somebody has written to them and closed them.
  /// - Returns: The reason, as a diagnostic says it.
  static func refusal(_ status: stat, takesStreams: Bool) -> String? {
    guard let kind = otherKind(status), !isNull(status) else { return nil }
    let isMemory = status.st_mode & S_IFMT == S_IFCHR && major(status.st_rdev) == memoryMajor
    if isMemory || status.st_mode & S_IFMT == S_IFBLK { return "it is a device, not a journal" }
    return takesStreams ? nil : "it is \(kind), not a file"
  }

  /// Why a path cannot be read as a file, or `nil` if it can.
  static func problem(_ path: String, takesStreams: Bool = false) -> FileProblem? {
    guard let status = status(path) else {
      return errno == ENOENT || errno == ENOTDIR
        ? .missing : .unreadable(reason: lastError.reason)
    }
    if status.st_mode & S_IFMT == S_IFDIR { return .isDirectory }
    if let reason = refusal(status, takesStreams: takesStreams) {
      return .unreadable(reason: reason)
    }
    return unsafe access(path, R_OK) == 0 ? nil : .unreadable(reason: lastError.reason)
  }

  /// What makes the file of a path itself, or `nil` if there is none; `-` is standard input.
  static func identity(_ path: String) -> FileIdentity? {
    (path == "-" ? status(STDIN_FILENO) : status(path)).map {
      FileIdentity(device: UInt64($0.st_dev), number: UInt64($0.st_ino))
    }
  }

  /// The kind of devices that `/dev/null` is one of, and `/dev/zero`, which has no end.
  ///
  /// Source: the Linux list of allocated devices, character device 1.
  private static let memoryMajor: UInt64 = 1

  private static func isNull(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFCHR && major(status.st_rdev) == memoryMajor
      && status.st_rdev & 0xFF == 3
  }

  /// The first half of a device's number, as `gnu_dev_major` has it.
  private static func major(_ device: dev_t) -> UInt64 {
    (UInt64(device) >> 8) & 0xFFF | (UInt64(device) >> 32) & ~0xFFF
  }
}
