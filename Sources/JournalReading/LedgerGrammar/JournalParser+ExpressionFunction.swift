internal import LedgerModel

extension JournalParser {
  /// What a function of Ledger's gives, or `nil` for one that is not supported.
  mutating func function(
    _ name: String, _ values: [ExpressionValue], _ scope: ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue? {
    switch name {
    case "tag", "meta": return try tagValue(values, scope)
    case "has_tag", "has_meta": return .truth(try hasTag(values, scope))
    case "account": return account(named: values.first)
    case "print": return ExpressionValue.none
    default: break
    }
    guard let first = values.first else { return nil }
    switch name {
    case "str", "to_string": return .text(try text(first))
    case "to_amount", "amount": return .amount(try amount(of: first))
    case "to_boolean": return .truth(isTrue(first))
    case "quantity": return .amount(bareAmount(try single(first).number))
    case "commodity":
      return .text(books.ledger.commodities[try single(first).commodity.commodity])
    case "strip", "scrub": return .amount(try single(first).withoutLot)
    case "unround", "unrounded", "round", "rounded", "display": return first
    case "abs": return .amount(try magnitude(first))
    case "max", "min":
      guard values.count == 2 else { return nil }
      let isFirst = try compare(name == "max" ? .greaterOrEqual : .lessOrEqual, first, values[1])
      return isFirst ? first : values[1]
    case "floor", "ceiling": return .amount(try whole(try single(first), isUp: name == "ceiling"))
    default: return nil
    }
  }

  private func magnitude(_ value: ExpressionValue) throws(ExpressionFault) -> LedgerAmount {
    let amount = try single(value)
    return LedgerAmount(amount.number.magnitude, amount.commodity)
  }

  private func whole(
    _ amount: LedgerAmount, isUp: Bool
  ) throws(ExpressionFault) -> LedgerAmount {
    guard let nearest = try? amount.number.ratio.rounded(toScale: 0) else { return amount }
    var number = ExactNumber(nearest)
    let one = ExactNumber(Quantity(1))
    if isUp, number < amount.number { number = number + one }
    if !isUp, amount.number < number { number = number - one }
    return LedgerAmount(number, amount.commodity)
  }

  private func text(_ value: ExpressionValue) throws(ExpressionFault) -> String {
    switch value {
    case .text(let text): return text
    case .account(let account): return books.ledger.accounts[account]
    case .day(let day): return "\(day)"
    case .none: return ""
    case .amount(let amount):
      guard let stored = try? amount.number.stored() else { throw .unsupported("to_string") }
      return books.text(Money(stored, amount.commodity.commodity))
    default: throw .unsupported("to_string")
    }
  }

  private mutating func amount(of value: ExpressionValue) throws(ExpressionFault) -> LedgerAmount {
    guard case .text(let text) = value else { return try single(value) }
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes.span)
    guard let amount = try? readLedgerAmount(&cursor) else {
      throw ExpressionFault("'\(text)' is no amount")
    }
    return books.memory.reduced(amount)
  }

  /// The account with a name, or the first that matches a pattern.
  private mutating func account(named value: ExpressionValue?) -> ExpressionValue? {
    switch value {
    case .text(let name)?:
      return books.ledger.accounts.find(name).map { .account($0) } ?? .text(name)
    case .pattern(let pattern)?:
      let names = books.ledger.accounts
      return names.all.first { pattern.isFound(in: names[$0]) }.map { .account($0) }
    default: return nil
    }
  }

  /// What a tag of the posting, or else of its entry, says.
  private mutating func tagValue(
    _ values: [ExpressionValue], _ scope: ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    guard let key = values.first else { throw .unsupported("tag") }
    let found = tags(scope).first { isTag($0, key, values.dropFirst().first) }
    guard let found, let value = found.value else { return .none }
    guard found.isTyped else { return .text(value) }
    guard let expression = try? parseExpression(value, blaming: 0..<0) else {
      throw ExpressionFault(
        "the tag's value '\(value)' is no expression", help: "write one colon for a text")
    }
    var inner = ExpressionScope()
    return try evaluate(expression, &inner)
  }

  private func hasTag(
    _ values: [ExpressionValue], _ scope: ExpressionScope
  ) throws(ExpressionFault) -> Bool {
    guard let key = values.first else { throw .unsupported("has_tag") }
    return tags(scope).contains { isTag($0, key, values.dropFirst().first) }
  }

  /// The tags of the posting in question, then those of its entry.
  private func tags(_ scope: ExpressionScope) -> [LedgerTag] {
    guard let entry = scope.entry else { return [] }
    let notes = (scope.posting.map { entry.postings[$0].notes } ?? []) + entry.notes
    return notes.flatMap(LedgerTag.tags)
  }

  /// Whether a tag has a name, or one that matches, and a value that matches.
  private func isTag(
    _ tag: LedgerTag, _ key: ExpressionValue, _ value: ExpressionValue?
  ) -> Bool {
    let isNamed =
      switch key {
      case .text(let name): tag.name == name
      case .pattern(let pattern): pattern.isFound(in: tag.name)
      default: false
      }
    guard isNamed, let value else { return isNamed }
    guard let text = tag.value else { return false }
    return (try? matches(.text(text), value)) ?? false
  }
}
