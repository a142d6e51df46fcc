/// The folders that were looked into, each listed once.
struct ListedFolders {
  private let files: JournalFiles
  private var names: [String: Set<String>] = [:]

  init(_ files: JournalFiles) { self.files = files }

  /// Whether a path names something, by the list of its folder.
  mutating func holds(_ path: String) -> Bool {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    if let known = names[folder] { return known.contains(name) }
    let found = Set(files.list(folder) ?? [])
    names[folder] = found
    return found.contains(name)
  }
}
