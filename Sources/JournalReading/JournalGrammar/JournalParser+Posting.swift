internal import LedgerModel

// posting   = blanks [status] account [gap amount {cost | lot}] ["=" assertion] [comment] line-end
// account   = name | "(" name ")" | "[" name "]"
// gap       = two blanks | tab
// cost      = ("@" | "@@" | "(@)" | "(@@)") amount
// lot       = "{" ["="] amount "}" | "{{" amount "}}" | "[" date "]" | "(" note ")"
// assertion = ["="] ["*"] amount {cost | lot}

extension JournalParser {
  /// Reads the indented lines below a header.
  mutating func parsePostings(_ cursor: inout ByteCursor) throws(Mistake) {
    while cursor.isAtWideBlank {
      cursor.skipWideBlanks()
      if cursor.isAtLineEnd { return cursor.skipLineEnd() }
      if cursor.next == .semicolon {
        try noteCommentLine(cursor.skipToLineEnd(), cursor.bytes)
      } else {
        draft.postings.append(try readPosting(&cursor))
      }
      cursor.skipLineEnd()
    }
  }

  /// Reads a posting up to the end of its line.
  mutating func readPosting(_ cursor: inout ByteCursor) throws(Mistake) -> DraftPosting {
    if cursor.readStatus() != nil { cursor.skipWideBlanks() }
    var posting = try readAccount(&cursor)
    let nameEnd = cursor.offset
    cursor.skipWideBlanks()
    if let byte = cursor.next, !cursor.isAtLineEnd, byte != .semicolon {
      if byte != .equals {
        posting.amount = try readAmount(&cursor)
        try readCosts(&cursor, &posting)
      }
      if cursor.next == .equals { posting.assertion = try readAssertion(&cursor) }
      cursor.skipWideBlanks()
    }
    if posting.amount == nil {
      let name = posting.accountRange.lowerBound..<nameEnd
      posting.endsInAmount = cursor.bytes.hasDigitInLastWord(name)
    }
    if cursor.next == .semicolon {
      let comment = cursor.skipToLineEnd()
      noteRecurring(comment, cursor.bytes, posting.account)
      posting.ownDay = try postingDay(comment, cursor.bytes)
    }
    guard cursor.isAtLineEnd else {
      throw .unexpected(
        cursor, after: "the amount", help: "start a comment with ';', or remove it")
    }
    return posting
  }

  /// Reads an account name, with the brackets that make a posting virtual.
  private mutating func readAccount(_ cursor: inout ByteCursor) throws(Mistake) -> DraftPosting {
    let written = cursor.readAccountName()
    var range = written
    var kind = DraftPosting.Kind.real
    if let first = written.first, let last = written.last {
      switch (cursor.bytes[first], cursor.bytes[last]) {
      case (.openParenthesis, .closeParenthesis): kind = .virtual
      case (.openBracket, .closeBracket): kind = .balancedVirtual
      default: break
      }
    }
    if kind != .real {
      // Behind a prefix only the outermost pair stands around the whole name.
      let pairs = scope.appliedAccounts.isEmpty ? 3 : 1
      range = cursor.bytes.withoutBrackets(written, pairs: pairs)
    }
    guard !range.isEmpty else {
      throw Mistake(.accountMissing, at: written, "a posting names no account")
    }
    try cursor.rejectReturn(in: written)
    return DraftPosting(
      account: account(named: range, cursor.bytes), accountRange: written, kind: kind)
  }

  /// Reads what follows an amount: its costs and its lot.
  private mutating func readCosts(
    _ cursor: inout ByteCursor, _ posting: inout DraftPosting
  ) throws(Mistake) {
    while true {
      cursor.skipWideBlanks()
      switch cursor.next {
      case .at? where posting.cost != nil: return
      case .at?: posting.cost = try readCost(&cursor)
      case .openBrace?: posting.lot = try readLot(&cursor) ?? posting.lot
      case .openBracket?: try skipLotDate(&cursor)
      case .openParenthesis? where cursor.peek(1) == .at: posting.cost = try readCost(&cursor)
      case .openParenthesis?: try cursor.skipBracketed(.closeParenthesis, "a lot note")
      default: return
      }
    }
  }

  /// Moves past the date of a lot, which has to be one.
  private func skipLotDate(_ cursor: inout ByteCursor) throws(Mistake) {
    cursor.skip(.openBracket)
    cursor.skipWideBlanks()
    _ = try readDate(&cursor)
    cursor.skipWideBlanks()
    guard cursor.skip(.closeBracket) else {
      throw .unexpected(cursor, after: "the date of a lot", help: "close it with ]")
    }
  }

  /// Reads a cost that starts with `@`, perhaps in parentheses.
  private mutating func readCost(_ cursor: inout ByteCursor) throws(Mistake) -> DraftPosting.Cost {
    let start = cursor.offset
    let isParenthesized = cursor.skip(.openParenthesis)
    cursor.skip(.at)
    let isTotal = cursor.skip(.at)
    if isParenthesized, !cursor.skip(.closeParenthesis) {
      throw Mistake(
        .costMalformed, at: start..<cursor.offset, "'(@' has no closing parenthesis",
        help: "write (@) or (@@)")
    }
    cursor.skipWideBlanks()
    return DraftPosting.Cost(amount: try readAmount(&cursor), isTotal: isTotal)
  }

  /// Reads a lot in braces; one that states no amount is `nil`.
  private mutating func readLot(_ cursor: inout ByteCursor) throws(Mistake) -> DraftPosting.Cost? {
    let start = cursor.offset
    cursor.skip(.openBrace)
    let isTotal = cursor.skip(.openBrace)
    cursor.skipBlanks()
    cursor.skip(.equals)
    cursor.skipBlanks()
    let amountStart = cursor.offset
    let amount = try? readAmount(&cursor)
    cursor.skipBlanks()
    let isPlain = cursor.next == .closeBrace
    if !isPlain { cursor.skip { $0 != .closeBrace && $0 != .newline } }
    guard cursor.skip(.closeBrace), !isTotal || cursor.skip(.closeBrace) else {
      throw Mistake(
        .lotMalformed, at: start..<max(cursor.offset, amountStart), "a lot has no closing brace",
        help: "close it with }")
    }
    guard isPlain, let amount else { return nil }
    return DraftPosting.Cost(amount: amount, isTotal: isTotal)
  }

  /// Reads a claim about the balance after a posting; its costs mean nothing.
  private mutating func readAssertion(
    _ cursor: inout ByteCursor
  ) throws(Mistake) -> DraftPosting.Assertion {
    cursor.skip(.equals)
    let isSole = cursor.skip(.equals)
    let isInclusive = cursor.skip(.asterisk)
    cursor.skipWideBlanks()
    let amount = try readAmount(&cursor)
    var costs = DraftPosting(account: AccountID(0), accountRange: 0..<0, kind: .real)
    try readCosts(&cursor, &costs)
    return DraftPosting.Assertion(
      amount: amount, cost: costs.cost, isSole: isSole, isInclusive: isInclusive)
  }
}

extension ByteCursor {
  /// Rejects a carriage return inside a line: some editor took it for the end of one.
  func rejectReturn(in range: Range<Int>) throws(Mistake) {
    guard let place = range.first(where: { bytes[$0] == .carriageReturn }) else { return }
    throw Mistake(
      .textUnexpected, at: place..<place + 1, "a lone carriage return stands inside a line",
      help: "save the file with line feeds, or with both, at the ends of lines")
  }

  /// Reads an account name: up to two blanks, a tab or the end of the line.
  mutating func readAccountName() -> Range<Int> {
    let start = offset
    while true {
      offset = bytes.nameStop(from: offset)
      guard let byte = next, byte != .newline, byte != .tab else { break }
      if byte == .space {
        guard let after = peek(1), !after.isBlank, !after.isLineEnd,
          bytes.wideBlankLength(at: offset + 1) == 0
        else { break }
      } else if byte == .carriageReturn, isAtLineEnd {
        break
      } else if endsNameWithWideBlanks() {
        break
      }
      offset += 1
    }
    return start..<offset
  }

  /// Whether a wide blank stands here with another blank, or the end of the line, behind it.
  private func endsNameWithWideBlanks() -> Bool {
    let length = bytes.wideBlankLength(at: offset)
    guard length > 0 else { return false }
    guard let after = peek(length), !after.isLineEnd else { return true }
    return after.isBlank || bytes.wideBlankLength(at: offset + length) > 0
  }

  /// Moves past text in brackets on one line.
  mutating func skipBracketed(_ close: UInt8, _ what: String) throws(Mistake) {
    let start = offset
    skip { $0 != close && $0 != .newline }
    guard skip(close) else {
      throw Mistake(.lotMalformed, at: start..<offset, "\(what) has no closing bracket")
    }
  }
}

extension Span<UInt8> {
  /// Whether the last of several words has a digit.
  fileprivate func hasDigitInLastWord(_ name: Range<Int>) -> Bool {
    var hasDigit = false
    for index in name.reversed() {
      if self[index] == .space { return hasDigit }
      hasDigit = hasDigit || self[index].isDigit
    }
    return false
  }

  /// An account name in brackets without up to so many pairs of them.
  fileprivate func withoutBrackets(_ name: Range<Int>, pairs: Int) -> Range<Int> {
    var inner = name
    for _ in 0..<pairs {
      guard inner.count >= 2 else { break }
      let pair = (self[inner.lowerBound], self[inner.upperBound - 1])
      guard pair == (.openParenthesis, .closeParenthesis) || pair == (.openBracket, .closeBracket)
      else { break }
      inner = trimmed(inner.lowerBound + 1..<inner.upperBound - 1)
    }
    return inner
  }
}
