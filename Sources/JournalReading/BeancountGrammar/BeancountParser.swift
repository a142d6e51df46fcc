internal import Diagnostics
internal import LedgerModel

/// Reads a file in the Beancount language.
///
/// Entries are kept as they are written; they are booked when every file is read. A mistake ends the
/// entry that it stands in, and reading carries on at the next word that a declaration starts with.
///
///     file = { end-of-line | entry | directive }
struct BeancountParser: ~Copyable, ~Escapable {
  /// What reading fills.
  var books = Books()
  /// The number of the file being read.
  let file: Int32
  /// The day that dates in the past are measured by.
  let today: Day
  /// What the directives of this file set.
  var options = BeancountOptions()
  /// The `include` directives, to be followed when the file is read.
  var includes: [BeancountPlacedText] = []
  var plugins: [BeancountPlugin] = []

  let bytes: Span<UInt8>
  /// Where the words that were found end.
  var offset = 0
  /// The word that is not taken yet.
  var token = BeancountToken(kind: .endOfLine, range: 0..<0)
  /// Where the word before it ends.
  var previousEnd = 0
  /// The number of the line where the next word stands.
  var line: Int32 = 1
  /// The value of the word, if it is a date.
  var tokenDay = Day(ordinal: 0)
  /// The value of the word, if it is a number.
  var tokenNumber = Quantity.zero
  /// Why the word is none.
  var tokenMistake: Mistake?

  /// The tags that `pushtag` has put in force.
  var pushedTags: [(name: Int32, range: Range<Int>)] = []
  /// The metadata that `pushmeta` has put in force.
  var pushedMetadata: [BeancountMetadata] = []
  /// Whether the name of an account is one, by the number of the account.
  var checkedAccounts: [AccountID: Bool] = [:]
  /// How many parentheses are open.
  var depth = 0
  /// Where comment lines start that say `tally:`.
  var ownComments: [Int] = []
  /// The transactions of the plain form, and what reading them has to know.
  var plain: PlainBeancount

  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: Its number.
  ///   - today: The day that dates in the past are measured by.
  ///   - plainRules: How transactions of the plain form may take the short way, or `nil`.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, file: Int32, today: Day, plainRules: PlainRules? = nil) {
    plain = PlainBeancount(plainRules)
    self.bytes = bytes
    self.file = file
    self.today = today
  }

  /// Reads the whole file.
  mutating func parse() {
    advance()
    var lastMistake: Int32?
    while token.kind != .endOfFile {
      if token.kind == .date, readPlainTransactions() {
        lastMistake = nil
        continue
      }
      let (kind, start) = (token.kind, line)
      let isAtLineStart = bytes.isLineStart(token.range.lowerBound)
      do throws(Mistake) {
        try parseDeclaration()
        if kind != .endOfLine { lastMistake = nil }
      } catch {
        // What follows a broken entry is part of it: the lines below, and lines of other text.
        let startsEntry =
          kind.startsDeclaration || (kind == .invalid && error.id == .dateImpossible)
        let isSequel =
          lastMistake.map { last in
            !isAtLineStart || kind == .indent || (!startsEntry && last >= start - 1)
          } ?? false
        if !isSequel { report(error) }
        recover()
        lastMistake = token.kind == .endOfLine ? line - 1 : line
      }
    }
    keepPlainTransactions()
    reportUnbalancedPushes()
    readOwnComments()
  }

  /// Moves to the next word that a declaration can start with.
  private mutating func recover() {
    depth = 0
    while !token.kind.startsDeclaration { advance() }
  }

  /// Reads what starts at the start of a line.
  private mutating func parseDeclaration() throws(Mistake) {
    switch token.kind {
    case .endOfLine: advance()
    case .date: try parseEntry()
    case .option:
      try parseOption()
      updatePlainRules()
    case .plugin:
      try parsePlugin()
      updatePlainRules()
    case .include: try parseInclude()
    case .pushtag: try parsePushtag()
    case .poptag: try parsePoptag()
    case .pushmeta: try parsePushmeta()
    case .popmeta: try parsePopmeta()
    case .indent:
      throw Mistake(
        .indentStray, at: bytes.line(at: token.range.upperBound),
        "an indented line belongs to no entry",
        help: "remove the blank line or the comment above it, or its indentation")
    default: throw unexpected("a date or a directive")
    }
  }

  mutating func report(_ mistake: Mistake) { books.report(mistake, in: file) }
}

/// Words.
extension BeancountParser {
  /// Takes the word, and finds the next.
  mutating func advance() {
    previousEnd = token.range.upperBound
    let start = offset
    var cursor = ByteCursor(bytes)
    cursor.offset = start
    token = cursor.nextBeancountToken()
    offset = cursor.offset
    switch token.kind {
    case .endOfLine:
      noteOwnComment(at: start)
      line += 1
    case .endOfFile: noteOwnComment(at: start)
    case .string: for index in token.range where bytes[index] == .newline { line += 1 }
    case .date: readTokenDay()
    case .number: readTokenNumber()
    case .invalid: tokenMistake = invalidWord()
    default: break
    }
  }

  /// Takes a word of a kind, and returns where it stands.
  @discardableResult
  mutating func take(_ kind: BeancountToken.Kind, _ expected: String) throws(Mistake) -> Range<Int>
  {
    guard token.kind == kind else { throw unexpected(expected) }
    let range = token.range
    advance()
    return range
  }

  mutating func takeEndOfLine() throws(Mistake) {
    if token.kind == .endOfLine { return advance() }
    guard token.kind == .endOfFile else { throw unexpected("the end of the line") }
  }

  /// What is wrong with the word that is not taken yet.
  func unexpected(_ expected: String) -> Mistake {
    switch token.kind {
    case .invalid: return tokenMistake ?? invalidWord()
    case .endOfLine, .endOfFile:
      return Mistake(
        .textMissing, at: bytes.lineEnd(before: token.range.lowerBound),
        "expected \(expected) before the end of the line")
    default:
      return Mistake(
        .textUnexpected, at: token.range, "expected \(expected), found '\(tokenText)'")
    }
  }

  /// The word, cut if it is long.
  private var tokenText: String {
    let text = bytes.text(token.range)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }

  private func invalidWord() -> Mistake {
    let word = tokenText
    if word.hasPrefix("\u{FEFF}") {
      return Mistake(
        .textUnexpected, at: token.range, "the file starts with a byte order mark",
        help: "save the file as UTF-8 without one")
    }
    if bytes[token.range.lowerBound] == .quote {
      return Mistake(
        .quoteUnclosed, at: token.range, "a text has no closing quote", help: "add a \"")
    }
    return Mistake(
      .textUnexpected, at: token.range, "'\(word)' is no word of the Beancount language",
      help: helpForInvalid(word))
  }

  private func helpForInvalid(_ word: String) -> String? {
    switch word.unicodeScalars.first {
    case "\u{201C}", "\u{201D}", "\u{201E}": "write texts between straight quotes"
    case "\u{2212}", "\u{2013}": "write a minus sign as -"
    case ".": "write a digit before the point: 0\(word)"
    case "$", "€", "£": "write the currency as letters behind the number, as 10.00 USD"
    default: nil
    }
  }

  private mutating func readTokenDay() {
    if let day = bytes.day(in: token.range) {
      tokenDay = day
      return
    }
    tokenMistake = Mistake(
      .dateImpossible, at: token.range, "the calendar has no \(tokenText)")
    token.kind = .invalid
  }

  private mutating func readTokenNumber() {
    do throws(Mistake) {
      tokenNumber = try bytes.beancountNumber(token.range)
    } catch {
      tokenMistake = error
      token.kind = .invalid
    }
  }
}

extension Span<UInt8> {
  /// Whether a line starts at an offset.
  func isLineStart(_ offset: Int) -> Bool {
    offset == 0 || self[offset - 1] == .newline
  }

  /// An empty range at the end of the text of the line that ends at an offset.
  func lineEnd(before offset: Int) -> Range<Int> {
    var end = Swift.min(offset, count)
    while end > 0, self[end - 1].isBlank || self[end - 1] == .carriageReturn { end -= 1 }
    return end..<end
  }
}
