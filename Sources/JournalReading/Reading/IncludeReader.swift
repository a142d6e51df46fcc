internal import LedgerModel

/// Finds and reads the files that a file includes.
struct IncludeReader {
  /// A file on the way from the top file to the one being read.
  struct Step: Sendable {
    let path: String
    let canonical: String
  }

  let reading: FileReading
  /// The files that include each other, from the top file to the one being read.
  let trail: [Step]
  let dialect: DialectName
  /// The number of the file that includes.
  let file: Int32

  /// How many files may include each other in a row.
  private static let depthLimit = 100
  /// How often files may be read that were read before: each that includes two others twice over
  /// doubles the work.
  private static let rereadLimit = (files: 1000, bytes: 256 << 20)

  /// Reads what an `include` names: a path, or a pattern that may match several.
  ///
  /// Returns how `commodity` directives in them say that numbers are written; nothing else comes
  /// back to the file that includes.
  func read(
    _ argument: String, at range: Range<Int>, _ scope: Scope, into books: inout Books
  ) throws(Mistake) -> [CommodityID: Scope.Marks] {
    guard trail.count < IncludeReader.depthLimit else {
      throw Mistake(
        .includeTooDeep, at: range, "more than \(IncludeReader.depthLimit) files include each other"
      )
    }
    let pattern = resolved(argument.withoutFormatPrefix)
    let form = TimeLog(prefixOf: argument)
    guard FilePattern.isPattern(pattern) else {
      return try readFile(pattern, as: form, at: range, scope, into: &books)
    }
    let current = trail.last?.canonical
    let matches = FilePattern(pattern).matches(in: reading.files)
      .filter { reading.files.canonical($0) != current }
    guard !matches.isEmpty else {
      throw Mistake(
        .includeMissing, at: range, "no file matches '\(argument)'",
        help: "the path counts from the folder of this file")
    }
    var marks: [CommodityID: Scope.Marks] = [:]
    for path in matches {
      do throws(Mistake) {
        let learned = try readFile(path, as: form, at: range, scope, into: &books)
        marks.merge(learned) { _, new in new }
      } catch {
        books.report(error, in: file)
      }
    }
    return marks
  }

  private func readFile(
    _ path: String, as form: TimeLog?, at range: Range<Int>, _ scope: Scope,
    into books: inout Books
  ) throws(Mistake) -> [CommodityID: Scope.Marks] {
    let canonical = reading.files.canonical(path)
    if let root = reading.options.includeRoot, !canonical.isInside(reading.files.canonical(root)) {
      throw .outsideRoot(path, at: range)
    }
    if let start = trail.firstIndex(where: { $0.canonical == canonical }) {
      let chain = (trail[start...].map(\.path) + [path]).joined(separator: " -> ")
      throw Mistake(
        .includeCycle, at: range, "files include each other in a circle: \(chain)",
        help: "remove one of these includes")
    }
    let isAgain = books.seen.contains(canonical)
    if isAgain { try countReread(at: range, &books) }
    let entries = books.transactions
    let inner: Scope
    do throws(FileProblem) {
      let text = try reading.files.text(path).get()
      if isAgain { books.rereads.bytes += text.size }
      inner = try read(
        text, as: form, trail + [Step(path: path, canonical: canonical)], scope, into: &books)
    } catch {
      throw error.mistake(path, at: range)
    }
    if isAgain, books.transactions > entries {
      books.warn(
        Mistake(.includedTwice, at: range, "'\(path)' is read twice, so its amounts count twice"),
        in: file)
    }
    return inner.marks
  }

  /// Reads a file as a journal, or as a log of time where hledger knows it as one.
  private func read(
    _ text: FileText, as form: TimeLog?, _ trail: [Step], _ scope: Scope, into books: inout Books
  ) throws(FileProblem) -> Scope {
    let path = trail.last?.path ?? ""
    if dialect == .hledger, let form = form ?? TimeLog(path: path) {
      TimeLogReading(reading: reading, form: form)
        .read(try text.bytes(), trail: trail, scope, into: &books)
      return scope
    }
    return try reading.read(
      text, path: path, dialect: dialect, trail: trail, scope, into: &books)
  }

  private func countReread(at range: Range<Int>, _ books: inout Books) throws(Mistake) {
    let (limit, count) = (IncludeReader.rereadLimit, books.rereads)
    guard count.files < limit.files, count.bytes < limit.bytes else {
      throw Mistake(
        .includeTooMany, at: range,
        "files that were read before are included again more than \(limit.files) times",
        help: "include each file once")
    }
    books.rereads.files += 1
  }

  /// The path from where the program runs: an include counts from the folder of its file.
  private func resolved(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    if path.hasPrefix("~/"), let home = reading.files.home { return home + path.dropFirst() }
    guard let slash = trail.last?.path.lastIndex(of: "/") else { return path }
    return (trail.last?.path[...slash] ?? "") + path
  }
}

extension Mistake {
  static func outsideRoot(_ path: String, at range: Range<Int>) -> Mistake {
    Mistake(
      .includeOutsideRoot, at: range, "'\(path)' is outside the folder that includes may not leave")
  }
}

extension FileProblem {
  func mistake(_ path: String, at range: Range<Int>) -> Mistake {
    switch self {
    case .missing:
      Mistake(
        .includeMissing, at: range, "there is no file '\(path)'",
        help: "the path counts from the folder of this file")
    case .isDirectory:
      Mistake(
        .includeUnreadable, at: range, "'\(path)' is a folder",
        help: "to read all journals in it, write \(path)/*.journal")
    case .unreadable(let reason):
      Mistake(.includeUnreadable, at: range, "'\(path)' cannot be read: \(reason)")
    }
  }
}

extension String {
  /// The path after hledger's format prefix, as in `journal:2026.txt`.
  fileprivate var withoutFormatPrefix: String {
    for prefix in ["hledger:", "journal:", "timeclock:", "timedot:"] where hasPrefix(prefix) {
      return String(dropFirst(prefix.count))
    }
    return self
  }

  func isInside(_ folder: String) -> Bool {
    self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
