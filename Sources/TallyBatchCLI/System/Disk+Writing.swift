internal import Glibc

extension Disk {
  /// Writes a whole file and makes the folders above it.
  ///
  /// The bytes go to a file beside it, which takes its place once the disk has them; so nobody sees
  /// a part of it, and a full disk costs nothing. A link stays, and so do the permissions.
  static func write(_ bytes: [UInt8], to path: String) -> DiskError? {
    do throws(DiskError) {
      let path = target(of: path)
      if let problem = writingProblem(path) { throw problem }
      try makeFolders(above: path)
      try replace(path, with: bytes)
      flushFolder(of: path)
      return nil
    } catch {
      return error
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(DiskError) {
    let folder = FilePath(path).folder
    removeLeftovers(in: folder)
    let name = "\(temporaryPrefix)\(getpid())-\(monotonicNanoseconds())\(temporarySuffix)"
    let temporary = folder.appending(name).text
    let file = try File(temporary, O_WRONLY | O_CREAT | O_EXCL)
    do throws(DiskError) {
      if let status = status(path) {
        // Only the superuser may give a file away; for others it is their own in any case.
        _ = fchown(file.descriptor, status.st_uid, status.st_gid)
        _ = fchmod(file.descriptor, status.st_mode & 0o7777)
      }
      try writeAll(bytes, to: file.descriptor)
      guard retrying({ fsync(file.descriptor) }) == 0,
        unsafe rename(temporary, path) == 0
      else { throw lastError }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  private static let temporaryPrefix = ".tally-batch-"
  private static let temporarySuffix = ".tmp"

  /// Removes what runs have left that were killed while they wrote.
  private static func removeLeftovers(in folder: FilePath) {
    for name in list(folder.text) ?? [] {
      guard let process = writer(of: name), kill(process, 0) != 0, errno == ESRCH else { continue }
      _ = unsafe unlink(folder.appending(name).text)
    }
  }

  /// The process that writes a temporary file of this name, or `nil` if it is none of ours.
  private static func writer(of name: String) -> pid_t? {
    guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { return nil }
    let numbers = name.dropFirst(temporaryPrefix.count).dropLast(temporarySuffix.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, UInt64(numbers[1]) != nil, let process = pid_t(numbers[0]) else {
      return nil
    }
    return process > 0 ? process : nil
  }

  /// Why a path cannot be written as a file, or `nil` if nothing speaks against it; changes nothing.
  static func writingProblem(_ path: String) -> DiskError? {
    let path = target(of: path)
    if let status = status(path) {
      if let kind = otherKind(status) { return DiskError("it is \(kind), not a file") }
      return unsafe access(path, W_OK) == 0 ? folderProblem(above: path) : lastError
    }
    return errno == ENOENT ? folderProblem(above: path) : lastError
  }

  /// Why nothing can be made in the folder of a path, or in the first one above it that is there.
  private static func folderProblem(above path: String) -> DiskError? {
    var folder = FilePath(path).folder
    while !folder.text.isEmpty, status(folder.text) == nil, errno == ENOENT {
      folder = folder.folder
    }
    let name = folder.text.isEmpty ? "." : folder.text
    guard let status = status(name) else { return lastError }
    guard status.st_mode & S_IFMT == S_IFDIR else { return DiskError("'\(name)' is no folder") }
    return unsafe access(name, W_OK | X_OK) == 0 ? nil : lastError
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
}
