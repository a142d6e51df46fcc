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

  /// The path from the root with links and dots resolved.
  ///
  /// Where there is no such file it is the path that there would be: links are followed and the
  /// folders above resolved as far as they are there, and dots are taken by their letters.
  static func canonical(_ path: String) -> String {
    var links = longestChain
    return canonical(path, following: &links)
  }

  private static func canonical(_ path: String, following links: inout Int) -> String {
    if let resolved = unsafe realpath(path.isEmpty ? "." : path, nil) {
      defer { unsafe free(resolved) }
      return unsafe String(cString: resolved)
    }
    let place = FilePath(path)
    // The root and the current folder can be out of reach.
    if path.isEmpty || place.folder == place { return path }
    let folder = FilePath(canonical(place.folder.text, following: &links))
    let name = place.name
    if name.isEmpty || name == "." { return folder.text }
    if name == ".." { return folder.text == "/" ? "/" : folder.folder.text }
    let whole = folder.appending(name).text
    guard links > 0, let link = link(whole) else { return whole }
    links -= 1
    return canonical(folder.appending(link).text, following: &links)
  }

  /// As many links as Linux follows for one path.
  private static let longestChain = 40

  /// The path that a link leads to, in as many steps as it takes, or the path itself if it is none.
  ///
  /// What it leads to need not be there.
  static func target(of path: String) -> String {
    var path = path
    // A circle of links is found when the file is opened.
    for _ in 0..<longestChain {
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
