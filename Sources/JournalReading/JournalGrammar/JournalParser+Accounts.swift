internal import LedgerModel

// account-directive = "account" name [gap ";" tags] line-end { blanks (";" tags | key value) line-end }
// alias             = "alias" name "=" name | "alias" "/" regex "/" "=" replacement
// apply             = "apply" "account" name … "end" "apply" "account"

extension JournalParser {
  /// Reads an `account` directive: a declaration, a type, and attributes.
  mutating func parseAccountDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    let name = cursor.readAccountName()
    guard !name.isEmpty else {
      let line = DirectiveLine(cursor, cursor.skipToLineEnd())
      cursor.skipLineEnd()
      return read(
        DirectiveBlock(file: file, keyword: .account, head: line, subLines: cursor.indentedLines()))
    }
    let account = account(named: name, cursor.bytes)
    books.ledger.accounts.declared.insert(account)
    noteSwallowedComment(name, cursor.bytes)
    let head = DirectiveLine(cursor, start..<cursor.skipToLineEnd().upperBound)
    cursor.skipLineEnd()
    let lines = cursor.indentedLines()
    let comments =
      [PlacedText(head).cutComment().comment] + lines.map { PlacedText($0).cutComment().comment }
    for comment in comments.compactMap({ $0 }) { try noteAccountType(account, comment) }
    for line in lines { noteAccountAlias(account, line) }
    read(DirectiveBlock(file: file, keyword: .account, head: head, subLines: lines))
  }

  /// Warns of a comment that one blank makes a part of the account's name.
  private mutating func noteSwallowedComment(_ name: Range<Int>, _ bytes: Span<UInt8>) {
    var mark = name.lowerBound + 1
    while mark < name.upperBound, bytes[mark] != .semicolon || !bytes[mark - 1].isBlank {
      mark += 1
    }
    guard mark < name.upperBound else { return }
    books.warn(
      Mistake(
        .commentInName, at: mark..<name.upperBound, "this is read as a part of the account's name",
        help: "put two blanks before the ';' of a comment"),
      in: file)
  }

  /// Takes in the `type:` tag of an `account` directive.
  mutating func noteAccountType(_ account: AccountID, _ comment: PlacedText) throws(Mistake) {
    for tag in CommentTags(comment) where tag.name.text == "type" {
      guard let kind = AccountKind(typeTag: String(tag.value.text)) else {
        throw Mistake(
          .accountTypeUnknown, at: tag.value.range,
          "'\(tag.value.text)' is no account type",
          help:
            "write one of A, L, E, R, X, C, V, G, U: asset, liability, equity, revenue, expense, cash, conversion, gain, unrealised gain"
        )
      }
      books.ledger.accounts.declaredKinds[account] = kind
    }
  }

  /// Takes in Ledger's `alias` below an `account` directive.
  private mutating func noteAccountAlias(_ account: AccountID, _ line: DirectiveLine) {
    let (word, name) = PlacedText(line).firstWord()
    guard isLedger, word.text == "alias", !name.isEmpty else { return }
    scope.aliases.append(
      Alias(pattern: .name(String(name.text)), replacement: books.ledger.accounts[account]))
    renamed.removeAll()
  }

  /// Reads an `alias` directive.
  mutating func parseAlias(_ cursor: inout ByteCursor) throws(Mistake) {
    let range = cursor.skipToLineEnd()
    let text = cursor.text(range)
    let parts = aliasParts(text)
    guard let parts, !parts.pattern.isEmpty else {
      throw Mistake(
        .aliasMalformed, at: range, "'\(text)' is no alias",
        help: "write alias OLD = NEW, or alias /REGEX/ = NEW")
    }
    if parts.isExpression {
      let expression = try regularExpression(parts.pattern, at: range, syntax: .posix)
      let alias = Alias(pattern: .expression(expression), replacement: parts.replacement)
      if let group = alias.missingGroup {
        throw Mistake(
          .aliasMalformed, at: range,
          "the replacement names group \(group), and the expression has \(expression.groupCount)",
          help: "put '(' and ')' around what the group has to match")
      }
      scope.aliases.append(alias)
    } else {
      scope.aliases.append(Alias(pattern: .name(parts.pattern), replacement: parts.replacement))
    }
    renamed.removeAll()
    cursor.skipLineEnd()
  }

  private func aliasParts(
    _ text: String
  ) -> (pattern: String, isExpression: Bool, replacement: String)? {
    if text.hasPrefix("/") {
      guard let close = text.dropFirst().firstIndex(of: "/") else { return nil }
      let rest = text[text.index(after: close)...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { return nil }
      let pattern = text[text.index(after: text.startIndex)..<close]
      return (String(pattern), true, rest.dropFirst().trimmed)
    }
    guard let equals = text.firstIndex(of: "=") else { return nil }
    return (text[..<equals].trimmed, false, text[text.index(after: equals)...].trimmed)
  }

  /// Reads `apply account NAME`; the other things to apply change no balance.
  mutating func parseApply(_ word: Range<Int>, _ cursor: inout ByteCursor) throws(Mistake) {
    let line = cursor.skipToLineEnd()
    let (what, name) = PlacedText(DirectiveLine(cursor, line)).firstWord()
    switch what.text {
    case "account" where !name.isEmpty:
      guard scope.appliedAccounts.count < AccountNameLimit.parts else {
        throw .applyTooDeep(at: line)
      }
      scope.appliedAccounts.append(String(name.text))
      renamed.removeAll()
    case "year":
      guard let year = Int(name.text), (0...99_999).contains(year) else {
        throw .yearExpected(line)
      }
      scope.defaultYear = year
    case "tag", "fixed", "rate": break
    default:
      throw Mistake(
        .directiveMalformed, at: word.lowerBound..<line.upperBound,
        "'apply' needs what to apply, and its value", help: "write apply account NAME")
    }
    cursor.skipLineEnd()
  }

  /// Reads what an `end` ends.
  mutating func parseEnd(_ word: Range<Int>, _ cursor: inout ByteCursor) throws(Mistake) {
    let line = cursor.skipToLineEnd()
    let range = word.lowerBound..<line.upperBound
    switch PlacedText(DirectiveLine(cursor, line)).folded {
    case "aliases": scope.aliases.removeAll()
    case "apply account", "apply", "":
      guard scope.appliedAccounts.popLast() != nil else {
        throw Mistake(
          .endWithoutBegin, at: range, "no 'apply account' is open here", help: "remove this line")
      }
    case "apply year", "apply tag", "apply fixed", "apply rate", "tag": break
    default:
      throw Mistake(
        .endWithoutBegin, at: range, "'\(cursor.text(range))' ends nothing that is open",
        help: "write end comment, end aliases or end apply account")
    }
    renamed.removeAll()
    cursor.skipLineEnd()
  }
}

extension AccountKind {
  /// Reads the value of a `type:` tag: a letter or a word, in either case.
  init?(typeTag text: String) {
    switch text.lowercased() {
    case "asset": self = .asset
    case "cash": self = .cash
    case "liability": self = .liability
    case "equity": self = .equity
    case "conversion": self = .conversion
    case "unrealisedgain", "unrealizedgain": self = .unrealisedGain
    case "revenue", "income": self = .revenue
    case "gain": self = .gain
    case "expense": self = .expense
    default: self.init(rawValue: text.uppercased())
    }
  }
}

extension Substring {
  /// The text without white space at both ends.
  fileprivate var trimmed: String {
    var part = self.drop(while: \.isWhitespace)
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
