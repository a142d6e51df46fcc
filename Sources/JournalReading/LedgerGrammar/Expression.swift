/// A value expression of Ledger's, as parsed.
indirect enum Expression {
  case literal(ExpressionValue)
  case name(String)
  case call(String, [Expression])
  case negative(Expression)
  case not(Expression)
  case binary(Operator, Expression, Expression)
  case conditional(Expression, then: Expression, else: Expression)
  /// `NAME = EXPRESSION`, or with parameters `NAME(x) = EXPRESSION`.
  case definition(String, [String]?, Expression)
  case function([String], Expression)
  /// `a; b`: the value is that of the last.
  case sequence([Expression])
  /// `a, b`.
  case list([Expression])
  /// `a.b`.
  case member(Expression, Expression)

  enum Operator: Hashable {
    case add, subtract, multiply, divide
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual, matches, matchesNot
    case and, or
  }
}
