internal import LedgerModel

extension JournalParser {
  func negated(_ value: ExpressionValue) throws(ExpressionFault) -> ExpressionValue {
    switch value {
    case .amount(let amount): return .amount(-amount)
    case .balance(let rows): return .balance(rows.map { -$0 })
    case .truth(let truth): return .truth(!truth)
    case .none: return .none
    default: throw ExpressionFault("only an amount can be negated")
    }
  }

  /// The sum of amounts; those of different commodities stay apart.
  func sum(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(ExpressionFault) -> ExpressionValue {
    if case .text(let a) = left, case .text(let b) = right { return .text(a + b) }
    if case .none = left { return right }
    if case .none = right { return left }
    var sums = LedgerSums()
    for row in try rows(left) + rows(right) { sums.add(row) }
    if sums.isList, sums.rows.count > 1 { return .balance(sums.rows) }
    return .amount(sums.rows.first ?? bareAmount(.zero))
  }

  private func rows(_ value: ExpressionValue) throws(ExpressionFault) -> [LedgerAmount] {
    switch value {
    case .amount(let amount): return [amount]
    case .balance(let rows): return rows
    case .truth(let truth): return [bareAmount(ExactNumber(Quantity(truth ? 1 : 0)))]
    default: throw ExpressionFault("only amounts can be computed with")
    }
  }

  /// The product, in the commodity of the first factor that has one.
  func product(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(ExpressionFault) -> ExpressionValue {
    let (a, b) = (try single(left), try single(right))
    return .amount(LedgerAmount(a.number * b.number, isBare(a) ? b.commodity : a.commodity))
  }

  func quotient(
    _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(ExpressionFault) -> ExpressionValue {
    let (a, b) = (try single(left), try single(right))
    guard let number = a.number.divided(by: b.number) else {
      throw ExpressionFault("an expression divides by zero", help: "correct the divisor")
    }
    return .amount(LedgerAmount(number, isBare(a) ? b.commodity : a.commodity))
  }

  private func isBare(_ amount: LedgerAmount) -> Bool {
    amount.commodity.commodity == books.memory.bare
  }

  /// The value as one amount.
  func single(_ value: ExpressionValue) throws(ExpressionFault) -> LedgerAmount {
    let rows = try rows(value)
    guard let amount = rows.first, rows.count == 1 else {
      throw ExpressionFault(
        "an expression comes to several commodities", help: "give both sides the same commodity")
    }
    return amount
  }

  /// Whether a text matches a pattern.
  func matches(
    _ value: ExpressionValue, _ pattern: ExpressionValue
  ) throws(ExpressionFault) -> Bool {
    let name: String
    switch value {
    case .text(let text): name = text
    case .account(let account): name = books.ledger.accounts[account]
    case .none: return false
    default: throw ExpressionFault("only a text can match a pattern")
    }
    switch pattern {
    case .pattern(let pattern): return pattern.isFound(in: name)
    case .text(let text):
      do throws(RegularExpressionError) {
        return try RegularExpression(text).isFound(in: name)
      } catch {
        throw ExpressionFault(
          "'\(text)' is no regular expression: \(error.message)", help: error.help)
      }
    default: throw ExpressionFault("a pattern has to stand after =~", help: "write it as /TEXT/")
    }
  }

  func compare(
    _ operation: Expression.Operator, _ left: ExpressionValue, _ right: ExpressionValue
  ) throws(ExpressionFault) -> Bool {
    switch (left, right) {
    case (.text(let a), .text(let b)): return holds(operation, a, b)
    case (.account(let a), .text(let b)): return holds(operation, books.ledger.accounts[a], b)
    case (.day(let a), .day(let b)): return holds(operation, a, b)
    case (.truth(let a), .truth(let b)): return holds(operation, a ? 1 : 0, b ? 1 : 0)
    case (.none, .none): return operation == .equal
    case (.none, _), (_, .none): return operation == .unequal
    case (.balance(let a), .balance(let b)) where operation == .equal: return Set(a) == Set(b)
    default: break
    }
    let (a, b) = (try single(left), try single(right))
    if !isBare(a), !isBare(b), a.withoutLot.commodity != b.withoutLot.commodity {
      switch operation {
      case .equal: return false
      case .unequal: return true
      default: throw ExpressionFault("amounts of different commodities cannot be compared")
      }
    }
    return holds(operation, a.number, b.number)
  }

  private func holds<Value: Comparable>(
    _ operation: Expression.Operator, _ a: Value, _ b: Value
  ) -> Bool {
    switch operation {
    case .unequal: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    default: a == b
    }
  }
}
