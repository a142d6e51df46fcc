internal import Diagnostics
internal import LedgerModel

// directive = ["!" | "@"] word [argument] line-end { indented-line }

extension JournalParser {
  /// Reads a directive with its indented lines.
  ///
  /// Ledger takes no notice of a word that it does not know, but for its first letter: that may be
  /// a directive of one letter.
  mutating func parseLedgerDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    let line = cursor.bytes.line(at: cursor.offset)
    if cursor.next == .exclamation || cursor.next == .at { cursor.offset += 1 }
    let start = cursor.offset
    let word = cursor.skip { !$0.isBlank && !$0.isLineEnd }
    cursor.skipBlanks()
    let directive = LedgerDirectiveWord(rawValue: cursor.text(word))
    let isYear = !word.isEmpty && cursor.bytes[start] == UInt8(ascii: "Y")
    if cursor.isAtLineEnd, !isYear, directive?.mayStandAlone != true {
      throw Mistake(
        .directiveMalformed, at: line, "the directive '\(cursor.text(line))' needs an argument",
        help: near(cursor.text(word)) ?? "write what it is about behind it")
    }
    if let directive { return try parse(directive, word, &cursor) }
    guard !word.isEmpty else { return cursor.skipLine() }
    try parseLedgerLetter(start..<line.upperBound, word, &cursor)
    cursor.skipLine()
  }

  private mutating func parse(
    _ directive: LedgerDirectiveWord, _ word: Range<Int>, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    switch directive {
    case .account: try parseLedgerAccountDirective(&cursor)
    case .alias: try parseLedgerAlias(&cursor)
    case .apply: try parseLedgerApply(word, &cursor)
    case .bucket: try parseBucket(cursor.skipToLineEnd(), cursor.bytes)
    case .comment: skipBlock(until: "end comment", after: &cursor)
    case .test: skipBlock(until: "end test", after: &cursor)
    case .commodity: try parseLedgerCommodityDirective(&cursor)
    case .end: try parseLedgerEnd(word, &cursor)
    case .include: try parseInclude(&cursor)
    case .payee: try parsePayeeDirective(&cursor)
    case .tag: try parseTagDirective(&cursor)
    case .year: try parseLedgerYear(cursor.skipToLineEnd(), cursor.bytes)
    case .assert, .check, .def, .define, .eval, .expr:
      let check = CheckWord(rawValue: directive.rawValue) ?? .eval
      try parseTopCheck(check, cursor.skipToLineEnd(), cursor.bytes)
    case .value: _ = try parseWholeExpression(cursor.skipToLineEnd(), cursor.bytes)
    case .python: skipPython(word, &cursor)
    case .capture, .import: cursor.skipLine()
    case .subscription: try parseOwnDirective(.subscription, &cursor)
    case .budget: try parseOwnDirective(.budget, &cursor)
    case .goal: try parseOwnDirective(.goal, &cursor)
    }
    if !cursor.isAtLineStart { cursor.skipLineEnd() }
  }

  /// Reads a line that starts with the letter of a directive.
  private mutating func parseLedgerLetter(
    _ line: Range<Int>, _ word: Range<Int>, _ cursor: inout ByteCursor
  ) throws(Mistake) {
    let bytes = cursor.bytes
    let rest = bytes.trimmed(line.lowerBound + 1..<line.upperBound)
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "i"), UInt8(ascii: "I"): try parseClockIn(line, bytes)
    case UInt8(ascii: "o"): try parseClockOut(line, bytes, isCleared: false)
    case UInt8(ascii: "O"): try parseClockOut(line, bytes, isCleared: true)
    case UInt8(ascii: "h"), UInt8(ascii: "b"), UInt8(ascii: "%"): return
    case UInt8(ascii: "A"): try parseBucket(rest, bytes)
    case UInt8(ascii: "C"): try parseConversion(rest, bytes)
    case UInt8(ascii: "D"): try parseLedgerDefaultCommodity(rest, bytes)
    case UInt8(ascii: "N"): try parseNoMarket(rest, bytes)
    case UInt8(ascii: "P"): try parseLedgerPrice(rest, bytes)
    case UInt8(ascii: "Y"): try parseLedgerYear(rest, bytes)
    default:
      books.warn(
        Mistake(
          .directiveUnknown, at: word,
          "'\(bytes.text(word))' is no directive of Ledger's, which takes no notice of the line",
          help: near(bytes.text(word)) ?? "start an entry with a date, a comment with ';'"),
        in: file)
    }
  }

  private func near(_ word: String) -> String? {
    let known = LedgerDirectiveWord.allCases.map(\.rawValue)
    return NearestName.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
  }

  /// Reads the account that takes what an entry of one posting leaves over.
  private mutating func parseBucket(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    let name = scope.ledger.fullName(bytes.text(range))
    let account = try account(withFullName: name, at: range)
    books.memory.bucket = account
    books.ledger.accounts.declared.insert(account)
  }

  /// Evaluates what stands behind `assert`, `check`, `define`, `eval` or `expr`.
  private mutating func parseTopCheck(
    _ word: CheckWord, _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) {
    let check = Check(
      word: word, expression: try parseWholeExpression(range, bytes), text: bytes.text(range))
    var scope = ExpressionScope()
    try run(check, &scope, blaming: range, in: file)
  }

  /// Moves past a program, which is not run.
  private mutating func skipPython(_ word: Range<Int>, _ cursor: inout ByteCursor) {
    books.warn(
      Mistake(
        .programSkipped, at: word, "this program is not run, so what it changes is missing",
        help: "write what it does as entries or rules"),
      in: file)
    cursor.skipLine()
    cursor.skipRestOfItem()
  }
}
