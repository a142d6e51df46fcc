/// The words that start a directive of Ledger's.
enum LedgerDirectiveWord: String, CaseIterable {
  case account, alias, apply, assert, bucket, capture, check, comment, commodity, def, define, end
  case eval, expr, `import`, include, payee, python, tag, test, value, year
  /// This program's own.
  case budget, goal, subscription

  /// Whether the word makes sense without an argument.
  var mayStandAlone: Bool {
    switch self {
    case .comment, .end, .python, .test: true
    default: false
    }
  }
}
