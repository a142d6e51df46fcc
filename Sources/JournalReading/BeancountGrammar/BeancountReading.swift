internal import Diagnostics
internal import LedgerModel

/// Reads a Beancount file and the files it includes, the nearer ones first.
struct BeancountReading {
  let reading: FileReading

  /// A file that waits to be read.
  private struct Waiting {
    let path: String
    let canonical: String
    let place: SourceRange
    let trail: [IncludeReader.Step]
  }

  /// Reads a file's bytes, and then what it includes.
  func read(_ bytes: [UInt8], trail: [IncludeReader.Step], file: Int32, into books: inout Books) {
    var waiting = parse(bytes, trail: trail, file: file, into: &books)
    var next = 0
    while next < waiting.count {
      let step = waiting[next]
      next += 1
      waiting += read(step, into: &books)
    }
  }

  /// Reads a file, and returns those that it includes.
  private func read(_ step: Waiting, into books: inout Books) -> [Waiting] {
    if books.seen.contains(step.canonical) {
      books.report(
        Mistake(
          .includedTwice, at: step.place.bytes, "'\(step.path)' is read already",
          help: "remove this include; Beancount reads a file just once"), in: step.place.file)
      return []
    }
    switch reading.files.read(step.path) {
    case .failure(let problem):
      books.report(problem.mistake(step.path, at: step.place.bytes), in: step.place.file)
      return []
    case .success(let bytes):
      let trail = step.trail + [IncludeReader.Step(path: step.path, canonical: step.canonical)]
      let name = DialectChoice.dialect(of: step.path, bytes.span, inherited: .beancount, nil)
      guard name == .beancount, !step.path.hasSuffix(".tally") else {
        do throws(FileProblem) {
          try reading.read(
            .whole(bytes), path: step.path, dialect: .beancount, trail: trail, Scope(), into: &books
          )
        } catch {
          books.report(error.mistake(step.path, at: step.place.bytes), in: step.place.file)
        }
        return []
      }
      let file = reading.register(.whole(bytes), step.path, step.canonical, name, &books)
      return parse(bytes, trail: trail, file: file, into: &books)
    }
  }

  private func parse(
    _ bytes: [UInt8], trail: [IncludeReader.Step], file: Int32, into books: inout Books
  ) -> [Waiting] {
    guard reading.options.readsPlainEntries else {
      return parse(bytes, plainRules: nil, trail, file, &books) ?? []
    }
    if let options = books.beancount.options {
      let rules = PlainRules(options, books.beancount.plugins)
      return parse(bytes, plainRules: rules, trail, file, &books) ?? []
    }
    let before = books
    if let waiting = parse(bytes, plainRules: PlainRules(), trail, file, &books) { return waiting }
    books = before
    return parse(bytes, plainRules: nil, trail, file, &books) ?? []
  }

  /// Reads a file's bytes, or returns `nil` if an option or a plugin forbids the short way that
  /// entries above it took.
  private func parse(
    _ bytes: [UInt8], plainRules: PlainRules?, _ trail: [IncludeReader.Step], _ file: Int32,
    _ books: inout Books
  ) -> [Waiting]? {
    var parser = BeancountParser(
      bytes.span, file: file, today: reading.options.today, plainRules: plainRules)
    swap(&parser.books, &books)
    if plainRules != nil { parser.books.beancount.plain.reserve(forBytes: bytes.count) }
    parser.parse()
    let isRefuted = parser.refutesPlain
    swap(&parser.books, &books)
    if isRefuted { return nil }
    note(parser.options, parser.plugins, in: &books)
    return parser.includes.flatMap { files($0, trail, &books) }
  }

  /// Keeps the options of the first file; of later ones only the operating currencies count.
  private func note(
    _ options: BeancountOptions, _ plugins: [BeancountPlugin], in books: inout Books
  ) {
    for (index, root) in options.roots.enumerated() {
      let account = books.ledger.accounts.intern(root)
      books.ledger.accounts.rootKinds[account] = BeancountOptions.rootKinds[index]
    }
    for currency in options.operatingCurrencies
    where !books.ledger.operatingCurrencies.contains(currency) {
      books.ledger.operatingCurrencies.append(currency)
    }
    guard books.beancount.options == nil else { return }
    books.beancount.options = options
    books.beancount.plugins = plugins
    books.ledger.title = books.ledger.title ?? options.title
  }

  /// The files that an `include` names: a path, or a pattern that may match several.
  private func files(
    _ include: BeancountPlacedText, _ trail: [IncludeReader.Step], _ books: inout Books
  ) -> [Waiting] {
    let folder = trail.last?.path.folderWithSlash ?? ""
    let path = include.text.hasPrefix("/") ? include.text : folder + include.text
    let paths = FilePattern.isPattern(path) ? FilePattern(path).matches(in: reading.files) : [path]
    let place = SourceRange(file: include.file, include.range)
    if paths.isEmpty {
      books.report(
        Mistake(
          .includeMissing, at: include.range, "no file matches '\(include.text)'",
          help: "the path counts from the folder of this file"), in: include.file)
    }
    return paths.compactMap { path in
      let canonical = reading.files.canonical(path)
      if let root = reading.options.includeRoot,
        !canonical.isInside(reading.files.canonical(root))
      {
        books.report(.outsideRoot(path, at: include.range), in: include.file)
        return nil
      }
      return Waiting(path: path, canonical: canonical, place: place, trail: trail)
    }
  }
}

extension SourceRange {
  var bytes: Range<Int> { lowerBound..<upperBound }
}

extension String {
  /// The folder of a path with its slash, or nothing for a mere name.
  var folderWithSlash: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }
}
