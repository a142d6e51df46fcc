internal import Diagnostics
internal import LedgerModel

/// Reads one file, in the language that it is written in, into the books.
struct FileReading {
  let options: ReadingOptions
  let files: JournalFiles
  let workers: Workers

  /// Reads a file, with the scope that its includer hands down.
  ///
  /// - Parameters:
  ///   - text: What it holds.
  ///   - path: Its path, as messages show it.
  ///   - dialect: The includer's language, or `nil` for a top file.
  ///   - trail: The files that include each other, up to and with this one.
  ///   - scope: What directives above the `include` have put in force.
  ///   - books: What reading fills.
  /// - Returns: The scope at the end of the file.
  /// - Throws: ``FileProblem`` if a large file cannot be read to its end.
  @discardableResult
  func read(
    _ text: FileText, path: String, dialect: DialectName?, trail: [IncludeReader.Step],
    _ scope: Scope, into books: inout Books
  ) throws(FileProblem) -> Scope {
    let head = try text.head()
    let name = DialectChoice.dialect(of: path, head.span, inherited: dialect, options.dialect)
    if dialect == nil, options.dialect == nil, DialectChoice.isGuess(path, head.span) {
      books.noteGuess(of: name, for: path)
    }
    let canonical = trail.last?.canonical ?? path
    if name == .beancount, !path.hasSuffix(".tally") {
      let bytes = try text.bytes()
      let file = register(.whole(bytes), path, canonical, name, &books)
      BeancountReading(reading: self).read(bytes, trail: trail, file: file, into: &books)
      return scope
    }
    var parser = JournalParser(name, options, scope)
    parser.file = register(text, path, canonical, name, &books)
    parser.includes = IncludeReader(
      reading: self, trail: trail, dialect: name, file: parser.file)
    makeRoom(forBytes: text.size, &books)
    swap(&parser.books, &books)
    defer { swap(&parser.books, &books) }
    switch text {
    case .whole(let bytes): parser.parse(bytes.span)
    case .pieces(let large):
      var pieces = PieceReader(large, options.pieceSize, workers)
      try pieces.read(with: &parser)
    }
    return parser.scope
  }

  /// Makes room for the entries of a large file at once.
  ///
  /// A table that grows by and by is copied again and again. An entry has rarely fewer than 128 bytes,
  /// and a posting 56.
  private func makeRoom(forBytes count: Int, _ books: inout Books) {
    let (entries, postings) = (count / 128, count / 56)
    guard count >= 1 << 20, entries > books.ledger.entries.count else { return }
    books.ledger.entries.reserve(entries)
    books.ledger.postings.reserve(postings)
  }

  /// Enters a file among those that were read, and returns its number.
  func register(
    _ text: FileText, _ path: String, _ canonical: String, _ dialect: DialectName,
    _ books: inout Books
  ) -> Int32 {
    books.seen.insert(canonical)
    books.ledger.sources.append(Ledger.Source(name: path, dialect: dialect.rawValue))
    switch text {
    case .whole(let bytes): return books.sources.add(name: path, bytes: bytes)
    case .pieces(let file):
      return books.sources.add(
        SourceFile(name: path, size: file.size) { (try? file.head()) ?? [] })
    }
  }
}
