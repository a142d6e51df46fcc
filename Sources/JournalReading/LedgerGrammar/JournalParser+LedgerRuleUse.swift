internal import LedgerModel

extension JournalParser {
  /// Adds the postings of the rules above to the entry that was read, and balances it again.
  mutating func applyRules() throws(Mistake) {
    for rule in books.memory.rules {
      var isReal = false
      let count = entry.postings.count
      for index in 0..<count where !entry.postings[index].isGenerated {
        var scope = ExpressionScope(entry: entry, posting: index)
        guard try holds(rule.condition, &scope) else { continue }
        for note in rule.notes { entry.postings[index].notes.append(try filled(note, &scope)) }
        scope.entry = entry
        for check in rule.checks { try run(check, &scope, blaming: entry.lastLine, in: entry.file) }
        for template in rule.templates {
          let posting = try self.posting(from: template, matched: index, &scope)
          isReal = isReal || posting.mustBalance
          entry.postings.append(posting)
        }
      }
      if isReal { try accept(ledgerBooking.verify(entry, books.memory)) }
    }
  }

  private mutating func holds(
    _ condition: Expression, _ scope: inout ExpressionScope
  ) throws(Mistake) -> Bool {
    do throws(ExpressionFault) {
      return isTrue(try evaluate(condition, &scope))
    } catch {
      throw ruleFailed(error)
    }
  }

  /// The posting that a rule makes of a matched one.
  private mutating func posting(
    from template: AutomatedRule.Template, matched index: Int, _ scope: inout ExpressionScope
  ) throws(Mistake) -> LedgerPosting {
    let matched = entry.postings[index]
    var posting = template.posting
    guard let amount = try amount(of: template.posting, matched, &scope) else {
      var fault = ExpressionFault("its posting has no amount")
      fault.help = "write one, or a factor of the matched amount, such as -1"
      throw ruleFailed(fault)
    }
    posting.amount = amount
    posting.cost = nil
    posting.isGenerated = true
    posting.accountRange = entry.lastLine
    if let pattern = template.accountPattern {
      let replaced = pattern.replacing("$account", with: books.ledger.accounts[matched.account])
      let name = try filled(replaced, &scope)
      posting.account = try account(withFullName: name.accountName, at: entry.lastLine)
      try checkDeclared(posting.account, at: entry.lastLine)
    }
    return posting
  }

  private mutating func amount(
    of template: LedgerPosting, _ matched: LedgerPosting, _ scope: inout ExpressionScope
  ) throws(Mistake) -> LedgerAmount? {
    var amount = template.amount
    if let formula = template.formula {
      do throws(ExpressionFault) {
        amount = try single(try evaluate(formula, &scope))
      } catch {
        throw ruleFailed(error)
      }
    }
    guard let factor = amount, factor.commodity.commodity == books.memory.bare,
      let base = matched.amount
    else { return amount }
    return LedgerAmount(base.number * factor.number, base.commodity)
  }

  /// A text with each `%(EXPRESSION)` replaced by what it comes to.
  private mutating func filled(
    _ text: String, _ scope: inout ExpressionScope
  ) throws(Mistake) -> String {
    guard text.contains("%(") else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstRange(of: "%("),
      let close = rest[open.upperBound...].firstIndex(of: ")")
    {
      result += rest[..<open.lowerBound]
      let expression = try parseExpression(
        String(rest[open.upperBound..<close]), blaming: entry.lastLine)
      do throws(ExpressionFault) {
        let value = try evaluate(expression, &scope)
        if case .text(let text)? = try function("str", [value], scope) { result += text }
      } catch {
        throw ruleFailed(error)
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func ruleFailed(_ fault: ExpressionFault) -> Mistake {
    Mistake(
      .expressionFailed, at: entry.lastLine,
      "a rule above cannot be applied to this entry: \(fault.message)", help: fault.help)
  }
}
