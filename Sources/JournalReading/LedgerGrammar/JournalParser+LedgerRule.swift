internal import LedgerModel

// automated-rule = "=" query line-end { posting | comment-line | check-line }

extension JournalParser {
  /// Reads an `=` rule, which is applied to the entries below it.
  mutating func parseLedgerRule(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    cursor.offset += 1
    var rule = AutomatedRule(condition: try parseQuery(&cursor))
    cursor.skipLine()
    prepareRule(start..<cursor.bytes.line(at: start).upperBound)
    while let byte = cursor.next, byte.isBlank {
      cursor.skipBlanks()
      if cursor.isAtLineEnd {
        cursor.skipLineEnd()
        break
      }
      if cursor.skip(.semicolon) {
        note(cursor.text(cursor.skipToLineEnd()), of: &rule)
      } else if let word = cursor.readCheckWord() {
        let range = cursor.skipToLineEnd()
        let expression = try parseWholeExpression(range, cursor.bytes)
        rule.checks.append(Check(word: word, expression: expression, text: cursor.text(range)))
      } else {
        rule.templates.append(try readTemplate(&cursor))
      }
      cursor.skipLineEnd()
    }
    books.memory.rules.append(rule)
  }

  /// Makes the entry ready to hold the postings of a rule.
  mutating func prepareRule(_ header: Range<Int>) {
    entry.postings.removeAll(keepingCapacity: true)
    entry.notes.removeAll(keepingCapacity: true)
    entry.flags = EntryFlags()
    entry.code = nil
    entry.header = header
    entry.lastLine = header
  }

  private func note(_ text: String, of rule: inout AutomatedRule) {
    if let last = rule.templates.indices.last {
      rule.templates[last].posting.notes.append(text)
    } else {
      rule.notes.append(text)
    }
  }

  /// Reads a posting whose amount may be a factor or an expression over the matched posting.
  private mutating func readTemplate(
    _ cursor: inout ByteCursor
  ) throws(Mistake) -> AutomatedRule.Template {
    let start = cursor.offset
    _ = cursor.readStatus()
    let written = cursor.isAtLineEnd ? start..<start : cursor.readLedgerAccountName()
    let name = cursor.text(written)
    let pattern = name.contains("$account") || name.contains("%(") ? name : nil
    cursor.skipBlanks()
    let formula = cursor.next == .openParenthesis ? try readFormula(&cursor) : nil
    let afterFormula = cursor.offset
    cursor.offset = start
    var posting =
      if formula == nil, pattern == nil {
        try readLedgerPosting(&cursor, isEntry: false)
      } else {
        try readPattern(&cursor, written, pattern, isFormula: formula != nil, afterFormula)
      }
    posting.formula = formula
    if let pattern { try checkDeclared(pattern.withoutBrackets, at: written) }
    return AutomatedRule.Template(
      posting: posting, accountPattern: pattern.map { scope.ledger.fullName($0.withoutBrackets) })
  }

  /// Rejects an account with a placeholder where accounts have to be declared, as Ledger does.
  private func checkDeclared(_ pattern: String, at range: Range<Int>) throws(Mistake) {
    guard books.memory.settings.isPedantic else { return }
    let name = scope.ledger.fullName(pattern)
    let declared = books.ledger.accounts.find(name).map(books.ledger.accounts.declared.contains)
    guard declared != true else { return }
    throw Mistake(
      .accountUndeclared, at: range, "account '\(name)' is not declared",
      help: "add a line: account \(name)")
  }

  private mutating func readFormula(_ cursor: inout ByteCursor) throws(Mistake) -> Expression {
    try parseParenthesizedExpression(&cursor)
  }

  /// Reads a posting whose account or amount depends on the matched posting.
  private mutating func readPattern(
    _ cursor: inout ByteCursor, _ written: Range<Int>, _ pattern: String?, isFormula: Bool,
    _ afterFormula: Int
  ) throws(Mistake) -> LedgerPosting {
    let status = cursor.readStatus()
    var posting = LedgerPosting(account: AccountID(0), accountRange: written, file: file)
    let name = cursor.text(written)
    if name.hasPrefix("("), name.hasSuffix(")") { posting.kind = .virtual }
    if name.hasPrefix("["), name.hasSuffix("]") { posting.kind = .balancedVirtual }
    if pattern == nil {
      let inner = posting.kind == .real ? written : written.lowerBound + 1..<written.upperBound - 1
      posting.account = try ledgerAccount(named: inner, cursor.bytes)
    }
    cursor.offset = written.upperBound
    cursor.skipBlanks()
    if isFormula {
      cursor.offset = afterFormula
    } else if !cursor.isAtLineEnd, cursor.next != .semicolon {
      posting.amount = try readLedgerAmount(&cursor)
    }
    if let status { posting.status = status }
    cursor.skipBlanks()
    guard cursor.isAtLineEnd || cursor.next == .semicolon || cursor.next == .at else {
      throw .unexpected(cursor, after: "the amount", help: "start a comment with ';'")
    }
    if cursor.skip(.semicolon) { posting.notes.append(cursor.text(cursor.skipToLineEnd())) }
    _ = cursor.skipToLineEnd()
    return posting
  }
}

extension String {
  /// An account name without the brackets around it.
  fileprivate var withoutBrackets: String {
    let isBracketed = (hasPrefix("(") && hasSuffix(")")) || (hasPrefix("[") && hasSuffix("]"))
    return isBracketed && count > 1 ? String(dropFirst().dropLast()) : self
  }
}
