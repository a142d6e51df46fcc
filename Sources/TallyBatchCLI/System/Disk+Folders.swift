internal import Glibc

extension Disk {
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

  /// The path with links and dots resolved.
  ///
  /// Where there is no such file the folders above it are resolved, as far as they are there.
  static func canonical(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else {
      let place = FilePath(path)
      if place.folder.text.isEmpty || place.folder == place { return path }
      return FilePath(canonical(place.folder.text)).appending(place.name).text
    }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The path that a link leads to, in as many steps as it takes, or the path itself if it is none.
  ///
  /// What it leads to need not be there.
  static func target(of path: String) -> String {
    var path = path
    // As many as Linux follows; a circle of links is found when the file is opened.
    for _ in 0..<40 {
      guard let link = link(path) else { break }
      path = FilePath(path).folder.appending(link).text
    }
    return path
  }

  private static func link(_ path: String) -> String? {
    // The longest path that Linux takes.
    let limit = 4096
    let text = unsafe [CChar](unsafeUninitializedCapacity: limit) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = max(0, unsafe readlink(path, start, limit))
    }
    if text.isEmpty { return nil }
    return String(decoding: text.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Makes the folders that a path is in.
  static func makeFolders(above path: String) throws(DiskError) {
    let folder = FilePath(path).folder.text
    if folder.isEmpty || status(folder) != nil { return }
    try makeFolders(above: folder)
    guard unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw lastError }
  }

  /// Asks the disk to keep a new name; a file system that cannot is left alone.
  static func flushFolder(of path: String) {
    let folder = FilePath(path).folder.text
    guard let file = try? File(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY) else {
      return
    }
    _ = retrying { fsync(file.descriptor) }
  }
}
