/// A path with wildcards: `*`, `?` and `[a-z]` in a name, and `**` for any number of folders.
struct FilePattern {
  private let isAbsolute: Bool
  private let components: [String]

  init(_ path: String) {
    isAbsolute = path.hasPrefix("/")
    components = path.split(separator: "/").map(String.init)
  }

  static func isPattern(_ path: String) -> Bool { path.contains { "*?[".contains($0) } }

  /// The paths that match, in the order of their bytes; names that start with a dot never do.
  func matches(in files: JournalFiles) -> [String] {
    var paths = [isAbsolute ? "/" : ""]
    for (index, component) in components.enumerated() {
      let isLast = index == components.count - 1
      if component == "**" {
        paths = paths.flatMap { FilePattern.foldersBelow($0, files) }
        if isLast { paths = paths.flatMap { FilePattern.names("*", in: $0, files) } }
      } else if FilePattern.isPattern(component) {
        paths = paths.flatMap { FilePattern.names(component, in: $0, files) }
      } else {
        paths = paths.map { $0.joined(component) }
      }
    }
    var folders = ListedFolders(files)
    return Set(paths).filter { folders.holds($0) && files.list($0) == nil }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func names(_ pattern: String, in folder: String, _ files: JournalFiles) -> [String]
  {
    let wanted = Array(pattern.unicodeScalars)
    return (files.list(folder.isEmpty ? "." : folder) ?? [])
      .filter { !$0.hasPrefix(".") && matches(Array($0.unicodeScalars)[...], wanted[...]) }
      .map { folder.joined($0) }
  }

  /// A folder and all below it; one that a link leads back to is not entered again.
  private static func foldersBelow(_ folder: String, _ files: JournalFiles) -> [String] {
    var entered: Set<String> = []
    var (found, open): ([String], [String]) = ([], [folder])
    while let next = open.popLast() {
      guard entered.insert(files.canonical(next.isEmpty ? "." : next)).inserted else { continue }
      found.append(next)
      open += (files.list(next.isEmpty ? "." : next) ?? []).filter { !$0.hasPrefix(".") }
        .map { next.joined($0) }.filter { files.list($0) != nil }
    }
    return found
  }

  /// Whether a name matches a pattern; each star is tried from left to right, and only the last one
  /// is ever taken back, so that many stars cost no more than one.
  private static func matches(
    _ name: ArraySlice<UnicodeScalar>, _ pattern: ArraySlice<UnicodeScalar>
  ) -> Bool {
    var (text, wanted) = (name, pattern)
    var retry: (text: ArraySlice<UnicodeScalar>, wanted: ArraySlice<UnicodeScalar>)?
    while !text.isEmpty || !wanted.isEmpty {
      if wanted.first == "*" {
        wanted.removeFirst()
        retry = (text, wanted)
      } else if let rest = matchOne(text.first, wanted) {
        text.removeFirst()
        wanted = rest
      } else if let last = retry, !last.text.isEmpty {
        retry = (last.text.dropFirst(), last.wanted)
        (text, wanted) = (last.text.dropFirst(), last.wanted)
      } else {
        return false
      }
    }
    return true
  }

  /// What is left of a pattern whose start matches one character, or `nil` if it does not.
  private static func matchOne(
    _ scalar: UnicodeScalar?, _ pattern: ArraySlice<UnicodeScalar>
  ) -> ArraySlice<UnicodeScalar>? {
    guard let scalar, let wanted = pattern.first else { return nil }
    if wanted == "?" { return pattern.dropFirst() }
    if wanted == "[", let close = pattern.dropFirst(2).firstIndex(of: "]") {
      let isMatch = isIn(scalar, pattern[pattern.startIndex + 1..<close])
      return isMatch ? pattern[(close + 1)...] : nil
    }
    return scalar == wanted ? pattern.dropFirst() : nil
  }

  /// Whether a character is in a class such as `a-z0-9` or `!a-z`.
  private static func isIn(_ scalar: UnicodeScalar, _ set: ArraySlice<UnicodeScalar>) -> Bool {
    var rest = set
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest = rest.dropFirst() }
    var isFound = false
    while let low = rest.popFirst() {
      var high = low
      if rest.first == "-", let end = rest.dropFirst().first {
        high = end
        rest = rest.dropFirst(2)
      }
      if low <= scalar, scalar <= high { isFound = true }
    }
    return isFound != isNegated
  }
}

extension String {
  /// A name in the folder that this path is.
  fileprivate func joined(_ name: String) -> String {
    isEmpty || hasSuffix("/") ? self + name : "\(self)/\(name)"
  }
}
