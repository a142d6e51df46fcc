internal import LedgerModel

// transaction = DATE flag { STRING | "|" } { TAG | LINK } end-of-line
//               { INDENT (posting | metadata | { TAG | LINK }) end-of-line }
// flag        = "txn" | "*" | "#" | "!" | "&" | "?" | "%" | CAPITAL

extension BeancountParser {
  /// Reads a transaction after its date, or returns `nil` if it has a mistake that was reported.
  mutating func parseTransaction(
    _ entry: inout BeancountEntry
  ) throws(Mistake) -> BeancountTransaction? {
    let start = token.range
    var transaction = BeancountTransaction(
      flag: token.kind == .txn ? .asterisk : bytes[start.lowerBound], narration: 0)
    advance()
    let texts = try parseTexts()
    let header = try parseTagsAndLinks()
    transaction.tags = header.tags
    transaction.links = header.links
    try takeEndOfLine()
    try parseTransactionLines(&transaction, &entry)
    if token.kind == .invalid { throw unexpected("a new line") }
    guard texts.count < 3 else {
      let texts = texts[2].lowerBound..<texts[texts.count - 1].upperBound
      report(
        Mistake(
          .textUnexpected, at: texts,
          "a transaction has a payee and a narration, and no third text",
          help: "put this text into a metadata line below, as note: \"…\""))
      return nil
    }
    let names = texts.map { intern($0) }
    transaction.payee = names.count > 1 ? names[0] : nil
    transaction.narration = names.last ?? books.beancount.names.intern("")
    transaction.tags = sorted(transaction.tags + pushedTags.map(\.name))
    transaction.links = sorted(transaction.links)
    addPushedMetadata(to: &entry)
    return transaction
  }

  /// Reads the texts of a header.
  private mutating func parseTexts() throws(Mistake) -> [Range<Int>] {
    var texts: [Range<Int>] = []
    while true {
      if token.kind == .string {
        texts.append(token.range)
      } else if token.kind == .pipe {
        if !options.allowsPipe {
          report(
            Mistake(
              .textUnexpected, at: token.range, "'|' stands no longer between payee and narration",
              help: "leave it out: \"Payee\" \"Narration\""))
        }
      } else {
        return texts
      }
      advance()
    }
  }

  private mutating func parseTransactionLines(
    _ transaction: inout BeancountTransaction, _ entry: inout BeancountEntry
  ) throws(Mistake) {
    while token.kind == .indent {
      advance()
      switch token.kind {
      case .endOfLine, .endOfFile: break
      case .key:
        let field = try parseMetadata()
        if let last = transaction.written.indices.last {
          add(field, to: &transaction.written[last].metadata, "posting")
        } else {
          add(field, to: &entry.metadata, "entry")
        }
      case .tag, .link:
        let range = token.range
        let (tags, links) = try parseTagsAndLinks()
        if transaction.written.isEmpty {
          transaction.tags += tags
          transaction.links += links
        } else {
          report(
            Mistake(
              .textUnexpected, at: range, "tags and links stand above the first posting",
              help: "move them to the first line of the entry"))
        }
      default: transaction.written.append(try parsePosting())
      }
      try takeEndOfLine()
    }
  }

  /// Adds a field, unless its key is there already with another value.
  private mutating func add(
    _ field: BeancountMetadata, to fields: inout [BeancountMetadata], _ owner: String
  ) {
    guard let first = fields.first(where: { $0.key == field.key }) else {
      fields.append(field)
      return
    }
    switch (first.value, field.value) {
    case (.none, .none), (.flag(true), .flag(true)), (.flag(false), .flag(false)): return
    case (.account(let one), .account(let other)) where one == other: return
    default:
      report(
        Mistake(
          .metadataRepeated, at: field.keyRange, "the \(owner) has '\(field.key)' already",
          help: "remove one of the two lines"))
    }
  }

  private func addPushedMetadata(to entry: inout BeancountEntry) {
    for (index, field) in pushedMetadata.enumerated() {
      let isLast = !pushedMetadata[(index + 1)...].contains { $0.key == field.key }
      if isLast, !entry.metadata.contains(where: { $0.key == field.key }) {
        entry.metadata.append(field)
      }
    }
  }

  /// The number of a text in quotes.
  private mutating func intern(_ range: Range<Int>) -> Int32 {
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard inner.contains(where: { bytes[$0] == UInt8(ascii: "\\") }) else {
      return books.beancount.names.intern(bytes.extracting(inner))
    }
    return books.beancount.names.intern(bytes.unquoted(range))
  }

  /// Numbers in ascending order, each once.
  private func sorted(_ numbers: [Int32]) -> [Int32] {
    numbers.count < 2 ? numbers : Set(numbers).sorted()
  }
}
