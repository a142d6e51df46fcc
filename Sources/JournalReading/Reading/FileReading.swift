internal import Diagnostics
internal import LedgerModel

/// Reads one file, in the language that it is written in, into the books.
struct FileReading {
  let options: ReadingOptions
  let files: JournalFiles

  /// Reads a file's bytes, with the scope that its includer hands down.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, as messages show it.
  ///   - dialect: The includer's language, or `nil` for a top file.
  ///   - trail: The files that include each other, up to and with this one.
  ///   - scope: What directives above the `include` have put in force.
  ///   - books: What reading fills.
  /// - Returns: The scope at the end of the file.
  @discardableResult
  func read(
    _ bytes: [UInt8], path: String, dialect: DialectName?, trail: [IncludeReader.Step],
    _ scope: Scope, into books: inout Books
  ) -> Scope {
    let name = DialectChoice.dialect(of: path, bytes.span, inherited: dialect, options.dialect)
    if dialect == nil, options.dialect == nil, DialectChoice.isGuess(path, bytes.span) {
      books.noteGuess(of: name, for: path)
    }
    let file = register(bytes, path, trail.last?.canonical ?? path, name, &books)
    if name == .beancount, !path.hasSuffix(".tally") {
      BeancountReading(reading: self).read(bytes, trail: trail, file: file, into: &books)
      return scope
    }
    checkEncoding(bytes, file, &books)
    var parser = JournalParser(name, options, scope)
    parser.file = file
    parser.includes = IncludeReader(
      reading: self, trail: trail, dialect: name, file: file)
    makeRoom(forBytes: bytes.count, &books)
    swap(&parser.books, &books)
    parser.parse(bytes.span)
    swap(&parser.books, &books)
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
    _ bytes: [UInt8], _ path: String, _ canonical: String, _ dialect: DialectName,
    _ books: inout Books
  ) -> Int32 {
    books.seen.insert(canonical)
    books.ledger.sources.append(Ledger.Source(name: path, dialect: dialect.rawValue))
    return books.sources.add(name: path, bytes: bytes)
  }

  /// Reports the first byte that is not UTF-8.
  ///
  /// Most lines are ASCII, which a search for wide bytes passes over; the others are validated from
  /// their first wide byte on.
  private func checkEncoding(_ bytes: [UInt8], _ file: Int32, _ books: inout Books) {
    let text = bytes.span
    var start = text.wideByte(from: 0)
    while start < text.count {
      let end = text.newline(from: start)
      do {
        _ = try UTF8Span(validating: text.extracting(start..<end))
      } catch {
        let first = start + error.byteOffsets.lowerBound
        let last = max(first + 1, start + error.byteOffsets.upperBound)
        return books.report(
          Mistake(
            .utf8Invalid, at: first..<last, "these bytes are not UTF-8",
            help: "save the file as UTF-8"),
          in: file)
      }
      start = text.wideByte(from: end)
    }
  }
}
