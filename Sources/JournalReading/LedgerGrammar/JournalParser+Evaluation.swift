internal import LedgerModel

extension JournalParser {
  /// What an expression comes to.
  mutating func evaluate(
    _ expression: Expression, _ scope: inout ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    try expressionLimits.enter()
    defer { expressionLimits.leave() }
    switch expression {
    case .literal(let value): return value
    case .name(let name): return try value(of: name, [], &scope)
    case .call(let name, let arguments): return try value(of: name, arguments, &scope)
    case .negative(let operand): return try negated(try evaluate(operand, &scope))
    case .not(let operand): return .truth(!isTrue(try evaluate(operand, &scope)))
    case .binary: return try evaluateChain(expression, &scope)
    case .conditional(let condition, let then, let other):
      return try evaluate(isTrue(try evaluate(condition, &scope)) ? then : other, &scope)
    case .definition(let name, let parameters, let value):
      books.memory.definitions[name] = parameters.map { .function($0, value) } ?? value
      return .none
    case .function(let parameters, let body): return .function(parameters, body)
    case .sequence(let parts):
      var last = ExpressionValue.none
      for part in parts { last = try evaluate(part, &scope) }
      return last
    case .list(let parts):
      var values: [ExpressionValue] = []
      for part in parts { values.append(try evaluate(part, &scope)) }
      return .list(values)
    case .member(let object, let member): return try evaluate(member, of: object, &scope)
    }
  }

  /// Works out operators from the first to the last, however many follow each other.
  private mutating func evaluateChain(
    _ expression: Expression, _ scope: inout ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    var first = expression
    var rest: [(operation: Expression.Operator, operand: Expression)] = []
    while case .binary(let operation, let left, let right) = first {
      rest.append((operation, right))
      first = left
    }
    var value = try evaluate(first, &scope)
    for (operation, operand) in rest.reversed() {
      value = try evaluate(operation, value, operand, &scope)
    }
    return value
  }

  private mutating func evaluate(
    _ operation: Expression.Operator, _ a: ExpressionValue, _ right: Expression,
    _ scope: inout ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    switch operation {
    case .and: return isTrue(a) ? try evaluate(right, &scope) : .truth(false)
    case .or: return isTrue(a) ? a : try evaluate(right, &scope)
    default: break
    }
    let b = try evaluate(right, &scope)
    switch operation {
    case .add, .subtract: return try sum(a, operation == .add ? b : try negated(b))
    case .multiply: return try product(a, b)
    case .divide: return try quotient(a, b)
    case .matches: return .truth(try matches(a, b))
    case .matchesNot: return .truth(!(try matches(a, b)))
    default: return .truth(try compare(operation, a, b))
    }
  }

  private mutating func evaluate(
    _ member: Expression, of object: Expression, _ scope: inout ExpressionScope
  ) throws(ExpressionFault) -> ExpressionValue {
    guard case .account(let account) = try evaluate(object, &scope), case .name(let name) = member
    else { throw .unsupported(".") }
    switch name {
    case "amount", "total":
      let isTotal = name == "total"
      var sums = LedgerSums()
      for candidate in Array(books.ledger.accounts.all)
      where candidate == account || (isTotal && books.ledger.accounts.isWithin(candidate, account))
      {
        let held = books.memory.balances.amounts(
          of: candidate, withVirtual: true, in: books.ledger.postings)
        for amount in held { sums.add(amount) }
      }
      let rows = sums.rows.filter { !$0.number.isZero }
      if rows.count > 1 { return .balance(rows) }
      return .amount(rows.first ?? bareAmount(.zero))
    default: throw .unsupported(name)
    }
  }

  /// Whether a value counts as true.
  func isTrue(_ value: ExpressionValue) -> Bool {
    switch value {
    case .none: false
    case .truth(let truth): truth
    case .amount(let amount): !books.memory.isZero(amount)
    case .balance(let rows): rows.contains { !books.memory.isZero($0) }
    case .text(let text): !text.isEmpty
    case .list(let values): !values.isEmpty
    case .day, .pattern, .account, .function: true
    }
  }

  func bareAmount(_ number: ExactNumber) -> LedgerAmount {
    LedgerAmount(number, LotCommodity(books.memory.bare))
  }
}
