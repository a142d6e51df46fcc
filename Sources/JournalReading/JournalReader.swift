package import Diagnostics
package import LedgerModel

/// How journals are read.
package struct ReadingOptions: Equatable, Sendable {
  /// The language of the top files, or `nil` to find it by extension and content.
  package var dialect: DialectName?
  /// Whether the language's own strict checks are errors.
  package var isStrict = false
  /// The day that a missing year is read by.
  package var today: Day
  /// The folder that `include` may not leave, or `nil`.
  package var includeRoot: String?
  /// Whether entries of the common form take the short way to the columns; the result is the same.
  package var readsPlainEntries = true
  /// How many bytes of a large file are read at a time; the result is the same.
  package var pieceSize = 2 << 20

  package init(today: Day) { self.today = today }
}

/// A journal that was read, and everything that is wrong with it.
package struct ReadJournal: Sendable {
  package var ledger: Ledger
  package var diagnostics: [Diagnostic]
  /// The files, for excerpts and positions.
  package var sources: SourceMap
  /// The number of transactions that were written, those without postings included.
  package var transactions: Int
  /// The number of transactions as the program of the journal's own language lists them by place.
  ///
  /// Ledger lists apart what stands on no line of the journal: what goes to the `bucket`, and the
  /// second and further commodities of a missing amount. An entry with such a posting counts twice.
  package var listedTransactions: Int
}

/// Reads journals with the files they include and their companions.
package struct JournalReader: Sendable {
  private let reading: FileReading

  package init(_ options: ReadingOptions, files: JournalFiles, workers: Workers = .alone) {
    reading = FileReading(options: options, files: files, workers: workers)
  }

  /// Reads journals as one ledger, in order.
  ///
  /// A `NAME.tally` beside `NAME.journal` is read with it. A path of `-` is standard input.
  package func read(_ paths: [String]) -> ReadJournal {
    var books = Books()
    for path in paths { read(path, into: &books) }
    BookClosing.close(&books, reading.options, reading.files)
    return ReadJournal(
      ledger: books.ledger, diagnostics: books.diagnostics, sources: books.sources,
      transactions: books.transactions,
      listedTransactions: books.transactions + books.transactionsListedTwice)
  }

  private func read(_ path: String, into books: inout Books) {
    let firstEntry = books.ledger.entries.count
    defer { BookClosing.closeFile(&books, from: firstEntry, reading.options) }
    do throws(FileProblem) {
      try read(reading.files.namedText(path).get(), of: path, into: &books)
    } catch {
      books.diagnostics.append(error.diagnostic(path))
    }
  }

  private func read(
    _ text: FileText, of path: String, into books: inout Books
  ) throws(FileProblem) {
    let step = IncludeReader.Step(path: path, canonical: reading.files.canonical(path))
    if books.seen.contains(step.canonical) { tellOfRepetition(of: path, &books) }
    if let form = TimeLog(path: path), reading.options.dialect ?? .hledger == .hledger {
      return TimeLogReading(reading: reading, form: form)
        .read(try text.bytes(), trail: [step], Scope(), into: &books)
    }
    let file = Int32(books.ledger.sources.count)
    let scope = try reading.read(
      text, path: path, dialect: nil, trail: [step], Scope(), into: &books)
    let doubt = DialectDoubt(options: reading.options)
    if let note = doubt.note(try text.head(), path: path, file: file, books) {
      books.diagnostics.append(note)
    }
    try readCompanion(of: path, scope, into: &books)
  }

  /// Says that a file was read before, as its amounts count twice now.
  private func tellOfRepetition(of path: String, _ books: inout Books) {
    let name = path == "-" ? "standard input" : "'\(path)'"
    let id = MistakeID.readTwice.rawValue
    books.diagnostics.append(
      Diagnostic(
        id, .warning, "\(name) is read twice, so its amounts count twice", at: nil,
        [.init(.help, "name it once, and not at all if another file includes it")]))
    books.ledger.findings.append(
      Finding(
        id: id, severity: .warning,
        text: "A journal is read twice, so its amounts count twice."))
  }

  /// Reads the directives of one's own beside a journal, in the language and with the number rules
  /// of the journal; account names there are the final ones.
  private func readCompanion(
    of path: String, _ scope: Scope, into books: inout Books
  ) throws(FileProblem) {
    guard let companion = JournalReader.companion(of: path) else { return }
    let canonical = reading.files.canonical(companion)
    guard !books.seen.contains(canonical) else { return }
    if isHeldBack(canonical, beside: path) {
      return books.diagnostics.append(
        Diagnostic(
          MistakeID.includeOutsideRoot.rawValue, .error,
          "'\(companion)' leads outside the folder that includes may not leave", at: nil,
          [.init(.help, "move the file itself beside '\(path)'")]))
    }
    let bytes: [UInt8]
    switch reading.files.read(companion) {
    case .success(let found): bytes = found
    case .failure(.missing): return
    case .failure(let problem): return books.diagnostics.append(problem.diagnostic(companion))
    }
    var handed = scope
    handed.aliases = []
    handed.appliedAccounts = []
    handed.ledger = LedgerScope()
    let dialect = books.ledger.sources.first { $0.name == path }?.dialect
    try reading.read(
      .whole(bytes), path: companion, dialect: dialect.flatMap(DialectName.init),
      trail: [IncludeReader.Step(path: companion, canonical: canonical)], handed, into: &books)
  }

  /// Whether a companion is a link to a file that no `include` may read.
  private func isHeldBack(_ companion: String, beside path: String) -> Bool {
    guard let root = reading.options.includeRoot else { return false }
    let own = path.folderWithSlash
    let folder = reading.files.canonical(own.isEmpty ? "./" : own)
    let isBeside =
      !companion.contains("/")
      || companion.folderWithSlash == (folder.hasSuffix("/") ? folder : folder + "/")
    return !isBeside && !companion.isInside(reading.files.canonical(root))
  }

  /// The path of the companion of a journal: the same with the ending `.tally`.
  package static func companion(of path: String) -> String? {
    guard path != "-" else { return nil }
    let name = path.split(separator: "/").last ?? ""
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    let companion = path.dropLast(name.count) + stem + ".tally"
    return companion == path || stem.isEmpty ? nil : String(companion)
  }
}

extension FileProblem {
  /// A top file that cannot be read.
  fileprivate func diagnostic(_ path: String) -> Diagnostic {
    let message =
      switch self {
      case .missing: "there is no file '\(path)'"
      case .isDirectory: "'\(path)' is a folder"
      case .unreadable(let reason): "'\(path)' cannot be read: \(reason)"
      }
    return Diagnostic(MistakeID.fileUnreadable.rawValue, .error, message, at: nil)
  }
}
