/// How far the expressions of a journal may go, so that none runs out of memory or never ends.
struct ExpressionLimits {
  /// How deep expressions may be nested in each other.
  static let nesting = 64
  /// How many operators an expression may have.
  static let operators = 4096
  /// How deep definitions and functions may call each other, in expressions.
  static let calls = 256
  /// How many expressions the value of one may take.
  static let steps = 200_000

  /// How deep the expression being read is nested.
  private(set) var depth = 0
  private var operatorCount = 0
  /// How deep the expression is that is being worked out, and how many it took so far.
  private var callDepth = 0
  private var stepCount = 0

  /// Begins an expression inside another; `false` if that is one too many.
  mutating func nest() -> Bool {
    if depth == 0 { operatorCount = 0 }
    guard depth < ExpressionLimits.nesting else { return false }
    depth += 1
    return true
  }

  mutating func unnest() { depth -= 1 }

  /// Counts an operator; `false` if that is one too many.
  mutating func countOperator() -> Bool {
    operatorCount += 1
    return operatorCount <= ExpressionLimits.operators
  }

  /// Begins to work out an expression, inside another or by itself.
  ///
  /// - Throws: A fault that tells of a definition without an end, or of too many steps.
  mutating func enter() throws(ExpressionFault) {
    if callDepth == 0 { stepCount = 0 }
    stepCount += 1
    guard callDepth < ExpressionLimits.calls else {
      throw ExpressionFault("a definition calls itself without an end")
    }
    guard stepCount <= ExpressionLimits.steps else {
      throw ExpressionFault(
        "an expression takes more than \(ExpressionLimits.steps) steps",
        help: "write the amount that it comes to")
    }
    callDepth += 1
  }

  mutating func leave() { callDepth -= 1 }
}
