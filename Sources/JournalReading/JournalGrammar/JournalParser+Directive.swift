internal import Diagnostics
internal import LedgerModel

// directive = ["!" | "@"] word [arguments] line-end { indented-line }

extension JournalParser {
  /// Reads a directive with its indented lines.
  mutating func parseDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    if cursor.next == .exclamation || cursor.next == .at { cursor.offset += 1 }
    let word = cursor.skip { $0.isLetter || $0 == .minus }
    if let letter = cursor.singleLetterDirective(word) {
      cursor.offset = word.lowerBound + 1
      return try parseLetterDirective(letter, &cursor)
    }
    let isWord = cursor.isAtLineEnd || cursor.isAtWideBlank
    guard isWord, let directive = DirectiveWord(rawValue: cursor.text(word)) else {
      cursor.offset = start
      throw unknownDirective(&cursor)
    }
    cursor.skipWideBlanks()
    defer { plain.noteChange() }
    try parse(directive, word, &cursor)
  }

  private mutating func parse(
    _ directive: DirectiveWord, _ word: Range<Int>, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    switch directive {
    case .account: try parseAccountDirective(&cursor)
    case .alias: try parseAlias(&cursor)
    case .apply: try parseApply(word, &cursor)
    case .comment: skipBlock(until: "end comment", after: &cursor)
    case .test: skipBlock(until: "end test", after: &cursor)
    case .commodity: try parseCommodityDirective(&cursor)
    case .decimalMark: try parseDecimalMark(&cursor)
    case .end: try parseEnd(word, &cursor)
    case .include: try parseInclude(&cursor)
    case .year: try parseYear(&cursor)
    case .subscription: try parseOwnDirective(.subscription, &cursor)
    case .budget: try parseOwnDirective(.budget, &cursor)
    case .goal: try parseOwnDirective(.goal, &cursor)
    case .payee, .tag:
      cursor.skipLine()
      cursor.skipSubLines(["alias", "uuid", "assert", "check", "note"])
    case .python:
      cursor.skipLine()
      cursor.skipIndentedLines()
    case .assert, .bucket, .capture, .check, .define, .def, .eval, .expr, .import, .value:
      cursor.skipLine()
    }
  }

  private mutating func parseLetterDirective(
    _ letter: UInt8, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    cursor.skipBlanks()
    if letter != UInt8(ascii: "P") { plain.noteChange() }
    switch letter {
    case UInt8(ascii: "P"): try parsePrice(&cursor)
    case UInt8(ascii: "D"): try parseDefaultCommodity(&cursor)
    case UInt8(ascii: "Y"): try parseYear(&cursor)
    default:
      // `A`, `C` and `N` are Ledger's and move no balance here.
      cursor.skipLine()
    }
  }

  private func unknownDirective(_ cursor: inout ByteCursor) -> Mistake {
    let line = cursor.skipToLineEnd()
    let text = cursor.text(line)
    let word = text.prefix { !$0.isWhitespace }
    let near = NearestName.nearest(to: String(word), among: DirectiveWord.allCases.map(\.rawValue))
    return Mistake(
      .directiveUnknown, at: line.lowerBound..<line.lowerBound + word.utf8.count,
      "'\(word)' is no directive, and no entry starts this way",
      help: near.map { "did you mean '\($0)'?" } ?? "start an entry with a date, a comment with ';'"
    )
  }
}

/// The words that start a directive.
enum DirectiveWord: String, CaseIterable {
  case account, alias, apply, assert, bucket, budget, capture, check, comment, commodity
  case decimalMark = "decimal-mark"
  case def, define, end, eval, expr, goal, `import`, include, payee, python, subscription, tag, test
  case value, year
}

extension ByteCursor {
  /// The letter of a directive that may be glued to its argument, as in `Y2026`.
  fileprivate func singleLetterDirective(_ word: Range<Int>) -> UInt8? {
    guard word.count == 1, let after = next else { return nil }
    let letter = bytes[word.lowerBound]
    switch letter {
    case UInt8(ascii: "P"), UInt8(ascii: "D"), UInt8(ascii: "Y"): return letter
    case UInt8(ascii: "A"), UInt8(ascii: "C"), UInt8(ascii: "N"):
      return after.isBlank ? letter : nil
    default: return nil
    }
  }

  /// Moves past the indented lines below a directive that start with one of some words.
  ///
  /// Others stay, to be told as lines that belong to no entry.
  fileprivate mutating func skipSubLines(_ words: Set<String>) {
    while next?.isBlank == true {
      let start = offset
      skipBlanks()
      let word = skip(while: \.isLetter)
      let isKnown = words.contains(text(word)) && next?.isBlank == true
      offset = start
      guard isKnown else { return }
      skipLine()
    }
  }

  /// Moves past lines of free text and the one that ends them, or returns `false` if there is none.
  mutating func skipBlock(until end: StaticString) -> Bool {
    while !isAtEnd {
      let isEnd = starts(with: end)
      skipLine()
      if isEnd { return true }
    }
    return false
  }
}
