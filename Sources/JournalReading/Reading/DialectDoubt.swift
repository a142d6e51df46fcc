internal import Diagnostics
internal import LedgerModel

/// Finds out whether a file has its errors because it is read in another language than its own.
///
/// A file is tried in every language if it has more errors than a writer overlooks, and only its
/// start is, so that a large file takes no longer.
struct DialectDoubt {
  let options: ReadingOptions

  /// More errors than this raise the doubt.
  private static let errorLimit = 10
  /// The bytes of a file that are tried.
  private static let sampleSize = 1 << 16

  /// What to say of a top file that was read.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, as messages show it.
  ///   - file: Its number.
  ///   - books: The errors that it has.
  /// - Returns: A note, or `nil` if no other language leaves less than a quarter of the errors.
  func note(_ bytes: [UInt8], path: String, file: Int32, _ books: Books) -> Diagnostic? {
    let errors = books.diagnostics.count { $0.severity == .error && $0.range?.file == file }
    guard errors > DialectDoubt.errorLimit, !path.hasSuffix(".tally"),
      let own = DialectName(rawValue: books.ledger.sources[Int(file)].dialect),
      let better = language(of: bytes, insteadOf: own)
    else { return nil }
    return Diagnostic(
      MistakeID.dialectDoubtful.rawValue, .note,
      "'\(path)' is read as \(own.title), and has few of these errors as \(better.title)", at: nil,
      [.init(.help, "try --dialect \(better.rawValue)")])
  }

  /// The language in which the start of a file has by far the fewest errors.
  private func language(of bytes: [UInt8], insteadOf own: DialectName) -> DialectName? {
    let start = bytes.span.extracting(0..<min(bytes.count, DialectDoubt.sampleSize))
    let ownErrors = errors(start, own)
    guard ownErrors > DialectDoubt.errorLimit else { return nil }
    let others = DialectName.allCases.filter { $0 != own }.map {
      (name: $0, errors: errors(start, $0))
    }
    guard let best = others.min(by: { $0.errors < $1.errors }), best.errors * 4 < ownErrors else {
      return nil
    }
    return best.name
  }

  /// The number of errors in a text alone, without the files that it includes.
  private func errors(_ bytes: Span<UInt8>, _ dialect: DialectName) -> Int {
    if dialect == .beancount {
      var parser = BeancountParser(bytes, file: 0, today: options.today)
      parser.parse()
      return parser.books.errorCount
    }
    var parser = JournalParser(dialect, options, Scope())
    parser.parse(bytes)
    return parser.books.errorCount
  }
}

extension Books {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}

extension DialectName {
  /// The name of the language in messages.
  fileprivate var title: String {
    switch self {
    case .hledger: "hledger"
    case .ledger: "Ledger"
    case .beancount: "Beancount"
    }
  }
}
