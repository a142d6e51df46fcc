internal import LedgerModel

// periodic-rule  = "~" period [gap description] [comment] line-end { posting | comment-line }
// automated-rule = "=" query line-end { indented-line }

extension JournalParser {
  /// Reads a `~` rule, which is a budget or an item that recurs, and no entry.
  mutating func parsePeriodicRule(_ cursor: inout ByteCursor) throws(Mistake) {
    let start = cursor.offset
    cursor.offset += 1
    let line = cursor.skipToLineEnd()
    let text = cursor.text(line)
    cursor.skipLineEnd()
    let period = try readPeriod(text, at: line)
    draft.postings.removeAll(keepingCapacity: true)
    draft.flags = EntryFlags()
    draft.file = file
    draft.day = period.recurrence.start ?? options.today
    try parsePostings(&cursor)
    draft.range = start..<cursor.offset
    var rule = draft
    let outcome = try? booking.settle(&rule, header: draft.range)
    if case .balanced = outcome { draft = rule }
    let postings = draft.postings.compactMap { posting in
      posting.amount.map { PeriodicRule.Posting(account: posting.account, amount: $0.money) }
    }
    keepRule(
      period, PlacedText(DirectiveLine(text: text, offset: line.lowerBound)), postings: postings,
      at: start)
  }

  /// Reads the period of a `~` rule.
  func readPeriod(_ text: String, at line: Range<Int>) throws(Mistake) -> PeriodOfRule {
    let reference = scope.defaultYear.flatMap { Day(year: $0, month: 1, day: 1) } ?? options.today
    let (scope, dialect, options) = (scope, dialect, options)
    let parser = PeriodParser(
      rules: isLedger ? .ledger : .hledger, reference: reference,
      day: { JournalParser(dialect, options, scope).day($0) })
    do throws(PeriodMistake) {
      return try parser.parseRule(text)
    } catch {
      let (from, to) = (error.range.lowerBound, error.range.upperBound)
      throw Mistake(
        .periodMalformed, at: line.lowerBound + from..<line.lowerBound + to,
        "expected \(error.expected)", help: error.help)
    }
  }

  /// Keeps a rule as a budget, or as an item that recurs.
  mutating func keepRule(
    _ period: PeriodOfRule, _ line: PlacedText, postings: [PeriodicRule.Posting], at start: Int
  ) {
    let text = { (range: Range<Int>) in
      String(decoding: Array(line.text.utf8)[range], as: UTF8.self)
    }
    let tags = period.comment.map { Array(CommentTags(PlacedText(text($0)[...], offset: 0))) } ?? []
    let item = tags.first {
      RecurringTags.isRecurring($0.name.text) || $0.name.text == "subscription"
    }
    let description = period.description.map(text)
    let name = item.map { $0.value.isEmpty ? description ?? "" : String($0.value.text) }
    books.ledger.periodicRules.append(
      PeriodicRule(
        recurrence: period.recurrence, description: description ?? "", itemName: name,
        postings: postings, at: SourceLocation(file: file, offset: start)))
  }

  /// Moves past an `=` rule: hledger applies them only when it is asked to.
  mutating func skipAutomatedRule(_ cursor: inout ByteCursor) throws(Mistake) {
    books.automatedRules += 1
    cursor.skipLine()
    cursor.skipIndentedLines()
  }
}
