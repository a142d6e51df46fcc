/// A path as text, taken apart at its slashes.
struct FilePath: Equatable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The last part of the path.
  var name: String { String(text[nameStart...]) }

  /// The folder that the path is in; empty for the current one.
  var folder: FilePath {
    let folder = text[..<nameStart]
    return FilePath(folder.count > 1 ? String(folder.dropLast()) : String(folder))
  }

  /// What stands behind the last point of the name, or `nil`.
  var ending: String? {
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
    return String(name[name.index(after: point)...])
  }

  /// The name without its ending.
  var stem: String { ending.map { String(name.dropLast($0.count + 1)) } ?? name }

  /// The path of something in this folder; the other path itself if it begins at the root.
  func appending(_ other: String) -> FilePath {
    if text.isEmpty || other.hasPrefix("/") { return FilePath(other) }
    return FilePath(text.hasSuffix("/") ? text + other : "\(text)/\(other)")
  }

  /// Whether the path is standard input or something that a shell or the system makes up, such as
  /// `/dev/fd/63`; then there is no folder to keep anything in.
  var isStream: Bool { text == "-" || text.hasPrefix("/dev/") || text.hasPrefix("/proc/") }

  private var nameStart: String.Index {
    text.lastIndex(of: "/").map(text.index(after:)) ?? text.startIndex
  }
}
