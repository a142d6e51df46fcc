internal import LedgerModel

/// What a value expression comes to.
enum ExpressionValue {
  case none
  case truth(Bool)
  case amount(LedgerAmount)
  /// Amounts in several commodities.
  case balance([LedgerAmount])
  case text(String)
  case day(Day)
  case pattern(RegularExpression)
  case list([ExpressionValue])
  case account(AccountID)
  case function([String], Expression)
}

/// Why a value expression has no value.
struct ExpressionFault: Error, Equatable {
  let message: String
  var help: String?
  /// Whether Ledger may know what this program does not.
  var isUnsupported = false

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  static func unsupported(_ name: String) -> ExpressionFault {
    var fault = ExpressionFault(
      "'\(name)' is not supported in an expression", help: "write the amount that it comes to")
    fault.isUnsupported = true
    return fault
  }

  static func unknown(_ name: String) -> ExpressionFault {
    ExpressionFault("'\(name)' has no value here", help: "define it above: define \(name) = …")
  }
}
