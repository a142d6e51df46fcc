internal import LedgerModel

// account-directive = "account" name line-end { blanks account-line line-end }
// account-line      = "default" | ("alias" | "payee" | "note" | "value" | "assert" | "check" | …) text
// alias             = "alias" name "=" name
// payee-directive   = "payee" name line-end { blanks ("alias" regex | "uuid" text) line-end }
// tag-directive     = "tag" name line-end { blanks ("assert" | "check") expression line-end }

extension JournalParser {
  /// Reads an `account` directive: a declaration, aliases, checks and attributes.
  mutating func parseLedgerAccountDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    let range = cursor.skipToLineEnd()
    let account = try declaredAccount(range, cursor.bytes)
    books.ledger.accounts.declared.insert(account)
    let head = DirectiveLine(cursor, range)
    cursor.skipLineEnd()
    var lines: [DirectiveLine] = []
    var checks: [Check] = []
    while let line = cursor.readSubLine() {
      lines.append(DirectiveLine(cursor, line.word.lowerBound..<line.argument.upperBound))
      try noteAccountLine(account, line, &checks, cursor.bytes)
    }
    if !checks.isEmpty {
      let condition = Expression.binary(
        .equal, .name("account"), .literal(.text(books.ledger.accounts[account])))
      books.memory.rules.append(AutomatedRule(condition: condition, checks: checks))
    }
    noteAccountTypes(account, head, lines)
    read(DirectiveBlock(file: file, keyword: .account, head: head, subLines: lines))
  }

  /// The account that a declaration names, without the check that it is declared.
  private mutating func declaredAccount(
    _ range: Range<Int>, _ bytes: Span<UInt8>
  ) throws(Mistake) -> AccountID {
    let isPedantic = books.memory.settings.isPedantic
    books.memory.settings.isPedantic = false
    defer { books.memory.settings.isPedantic = isPedantic }
    return try ledgerAccount(named: range, bytes)
  }

  /// Takes in the `type:` tags of an `account` directive, which are of no use to Ledger itself.
  ///
  /// To Ledger, a comment on the first line is part of the name. A journal that other programs read
  /// too means the name before it.
  private mutating func noteAccountTypes(
    _ account: AccountID, _ head: DirectiveLine, _ lines: [DirectiveLine]
  ) {
    let (name, comment) = PlacedText(head).cutComment()
    var typed = account
    if comment != nil {
      typed = books.ledger.accounts.intern(scope.ledger.fullName(String(name.trimmed.text)))
    }
    let comments = [comment] + lines.map { PlacedText($0).cutComment().comment }
    for comment in comments.compactMap({ $0 }) { try? noteAccountType(typed, comment) }
  }

  private mutating func noteAccountLine(
    _ account: AccountID, _ line: SubLine, _ checks: inout [Check], _ bytes: Span<UInt8>
  ) throws(Mistake) {
    let word = bytes.text(line.word)
    guard !line.argument.isEmpty || word == "default" else {
      throw .argumentMissing("account", line, bytes)
    }
    switch word {
    case "alias": try addAlias(bytes.text(line.argument), of: account, at: line.argument)
    case "payee":
      let payee = try regularExpression(bytes.text(line.argument), at: line.argument)
      books.memory.accountsByPayee.append((payee, account))
    case "default": books.memory.bucket = account
    case "assert", "check":
      let expression = try parseWholeExpression(line.argument, bytes)
      checks.append(
        Check(
          word: word == "assert" ? .assert : .check, expression: expression,
          text: bytes.text(line.argument)))
    case "eval", "expr":
      let expression = try parseWholeExpression(line.argument, bytes)
      var scope = ExpressionScope()
      let check = Check(word: .eval, expression: expression, text: "")
      try run(check, &scope, blaming: line.argument, in: file)
    case "value": _ = try parseWholeExpression(line.argument, bytes)
    default: break
    }
  }

  /// Reads an `alias` directive; a line without `=` says nothing.
  mutating func parseLedgerAlias(_ cursor: inout ByteCursor) throws(Mistake) {
    let range = cursor.skipToLineEnd()
    guard let equals = range.first(where: { cursor.bytes[$0] == .equals }) else { return }
    let name = cursor.bytes.trimmed(range.lowerBound..<equals)
    let target = cursor.bytes.trimmed(equals + 1..<range.upperBound)
    guard !target.isEmpty else {
      throw Mistake(
        .aliasMalformed, at: range, "an alias stands for no account", help: "write alias OLD=NEW")
    }
    let account = try account(
      withFullName: scope.ledger.fullName(cursor.text(target)), at: target)
    try addAlias(cursor.text(name), of: account, at: range)
  }

  private mutating func addAlias(
    _ alias: String, of account: AccountID, at range: Range<Int>
  ) throws(Mistake) {
    guard alias != books.ledger.accounts[account] else {
      throw Mistake(
        .aliasMalformed, at: range, "the alias '\(alias)' stands for itself",
        help: "write another name for the account")
    }
    books.memory.aliases[alias] = account
    books.memory.forgetNames()
  }

  /// Reads a `payee` directive, whose lines say which payees it stands for.
  mutating func parsePayeeDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    let name = cursor.text(cursor.skipToLineEnd())
    cursor.skipLineEnd()
    while let line = cursor.readSubLine() {
      guard !line.argument.isEmpty else { throw .argumentMissing("payee", line, cursor.bytes) }
      let argument = cursor.text(line.argument)
      switch cursor.text(line.word) {
      case "alias":
        books.memory.payeesByPattern.append(
          (try regularExpression(argument, at: line.argument), name))
      case "uuid": books.memory.payeesByIdentifier[argument] = name
      default: break
      }
    }
  }

  /// Reads a `tag` directive, whose lines say what its values have to be.
  mutating func parseTagDirective(_ cursor: inout ByteCursor) throws(Mistake) {
    let name = cursor.text(cursor.skipToLineEnd())
    books.memory.declaredTags.insert(name)
    cursor.skipLineEnd()
    while let line = cursor.readSubLine() {
      guard let word = CheckWord(rawValue: cursor.text(line.word)),
        word == .assert || word == .check
      else { continue }
      guard !line.argument.isEmpty else { throw .argumentMissing("tag", line, cursor.bytes) }
      let expression = try parseWholeExpression(line.argument, cursor.bytes)
      let check = Check(word: word, expression: expression, text: cursor.text(line.argument))
      books.memory.tagChecks[name, default: []].append(check)
    }
  }

  /// Checks the tags of the entry that was read.
  mutating func checkTags() throws(Mistake) {
    let notes = entry.notes + entry.postings.flatMap(\.notes)
    for tag in notes.flatMap(LedgerTag.tags) {
      if books.memory.settings.isPedantic, !books.memory.declaredTags.contains(tag.name) {
        throw Mistake(
          .tagUndeclared, at: entry.lastLine, "tag '\(tag.name)' is not declared",
          help: "add a line: tag \(tag.name)")
      }
      guard let value = tag.value, let checks = books.memory.tagChecks[tag.name] else { continue }
      for check in checks {
        var scope = ExpressionScope(entry: entry)
        scope.tagValue = try self.value(of: tag, value)
        try run(check, &scope, blaming: entry.lastLine, in: entry.file)
      }
    }
  }

  private mutating func value(
    of tag: LedgerTag, _ text: String
  ) throws(Mistake) -> ExpressionValue {
    guard tag.isTyped else { return .text(text) }
    let expression = try parseExpression(text, blaming: entry.lastLine)
    var scope = ExpressionScope()
    return (try? evaluate(expression, &scope)) ?? ExpressionValue.none
  }
}

/// A line below a directive: its first word, and the rest.
struct SubLine {
  var word: Range<Int>
  var argument: Range<Int>
}

extension ByteCursor {
  /// Moves past the next line of a directive, or past a blank one that ends it.
  mutating func readSubLine() -> SubLine? {
    guard next?.isBlank == true else { return nil }
    skipBlanks()
    if isAtLineEnd {
      skipLineEnd()
      return nil
    }
    let word = skip { !$0.isBlank && !$0.isLineEnd }
    skipBlanks()
    let argument = skipToLineEnd()
    skipLineEnd()
    return SubLine(word: word, argument: argument)
  }
}

extension Mistake {
  static func argumentMissing(
    _ directive: String, _ line: SubLine, _ bytes: Span<UInt8>
  ) -> Mistake {
    Mistake(
      .directiveMalformed, at: line.word,
      "'\(bytes.text(line.word))' below '\(directive)' needs an argument",
      help: "write what it is about behind it, or remove the line")
  }
}
