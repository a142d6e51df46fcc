internal import LedgerModel

extension JournalParser {
  /// What a name comes to: a parameter, a property of the posting in question, a definition or a
  /// function of Ledger's.
  mutating func value(
    of name: String, _ arguments: [Expression], _ scope: inout ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    if let local = scope.locals[name] { return try apply(local, arguments, &scope) }
    if arguments.isEmpty, let value = property(name, scope) { return value }
    if let definition = books.memory.definitions[name] {
      return try apply(try evaluate(definition, &scope), arguments, &scope)
    }
    if name == "any" || name == "all" { return try overPostings(name, arguments, &scope) }
    var values: [ExpressionValue] = []
    for argument in arguments { values.append(try evaluate(argument, &scope)) }
    if let result = try function(name, values, scope) { return result }
    throw arguments.isEmpty ? .unknown(name) : .unsupported(name)
  }

  /// Calls a function that a journal defines; any other value is itself.
  private mutating func apply(
    _ value: ExpressionValue, _ arguments: [Expression], _ scope: inout ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    guard case .function(let parameters, let body) = value else { return value }
    guard scope.depth < 64 else {
      throw ExpressionFault("a definition calls itself without an end")
    }
    var inner = scope
    inner.depth += 1
    for (index, parameter) in parameters.enumerated() {
      inner.locals[parameter] =
        index < arguments.count ? try evaluate(arguments[index], &scope) : ExpressionValue.none
    }
    return try evaluate(body, &inner)
  }

  /// Whether an expression is true of any, or of all, postings of the entry.
  private mutating func overPostings(
    _ name: String, _ arguments: [Expression], _ scope: inout ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    guard let entry = scope.entry, let condition = arguments.first else { throw .unsupported(name) }
    var inner = scope
    for index in entry.postings.indices {
      inner.posting = index
      let holds = isTrue(try evaluate(condition, &inner))
      if holds == (name == "any") { return .truth(holds) }
    }
    return .truth(name == "all")
  }

  /// What a name says of the entry and posting in question, or `nil` if it says nothing.
  private func property(_ name: String, _ scope: ExpressionScope) -> ExpressionValue? {
    if name == "value", let value = scope.tagValue { return value }
    if name == "today" || name == "now" {
      return .day(books.memory.settings.today ?? options.today)
    }
    guard let entry = scope.entry else { return nil }
    switch name {
    case "payee", "p": return .text(payeeName(entry.payee))
    case "code": return entry.code.map { .text($0) } ?? ExpressionValue.none
    case "date", "d", "actual_date", "primary_date":
      let own = scope.posting.flatMap { entry.postings[$0].ownDay }
      return .day(own ?? entry.day)
    case "note", "comment":
      let own = scope.posting.map { entry.postings[$0].notes } ?? []
      let notes = own.isEmpty ? entry.notes : own
      return notes.isEmpty ? ExpressionValue.none : .text(notes.joined(separator: "\n"))
    default: break
    }
    return scope.posting.flatMap { property(name, of: entry.postings[$0], entry) }
  }

  private func property(
    _ name: String, of posting: LedgerPosting, _ entry: LedgerEntry
  ) -> ExpressionValue? {
    let status = posting.status.isEmpty ? entry.flags : posting.status
    switch name {
    case "amount", "a": return posting.amount.map { .amount($0) } ?? ExpressionValue.none
    case "account", "display_account": return .account(posting.account)
    case "account_base":
      return .text(String(books.ledger.accounts[posting.account].split(separator: ":").last ?? ""))
    case "commodity":
      return .text(posting.amount.map { books.ledger.commodities[$0.commodity.commodity] } ?? "")
    case "quantity": return posting.amount.map { .amount(bareAmount($0.number)) }
    case "cost":
      return (posting.cost?.total ?? posting.amount).map { .amount($0) } ?? ExpressionValue.none
    case "has_cost": return .truth(posting.cost != nil)
    case "virtual": return .truth(posting.kind != .real)
    case "real": return .truth(posting.kind == .real)
    case "calculated": return .truth(posting.isInferred)
    case "cleared": return .truth(status.contains(.cleared))
    case "pending": return .truth(status.contains(.pending))
    case "uncleared": return .truth(!status.contains(.cleared) && !status.contains(.pending))
    case "actual": return .truth(!posting.isGenerated)
    default: return nil
    }
  }
}
