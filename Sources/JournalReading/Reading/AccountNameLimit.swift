/// How long the name of an account may be.
///
/// Every account above one is an account too, so a name of many parts costs their number squared.
enum AccountNameLimit {
  /// The most bytes of a name.
  static let bytes = 4096
  /// The most parts of a name that colons separate.
  static let parts = 255

  /// Whether a name is short enough.
  static func allows(_ name: Span<UInt8>) -> Bool {
    if name.count < parts { return true }
    guard name.count <= bytes else { return false }
    var colons = 0
    for index in name.indices where name[index] == .colon { colons += 1 }
    return colons < parts
  }

  static func allows(_ name: String) -> Bool { allows(Array(name.utf8).span) }

  /// What is wrong with a name that is too long.
  static func mistake(at range: Range<Int>) -> Mistake {
    Mistake(
      .accountNameTooLong, at: range,
      "the name of an account has more than \(parts) parts or \(bytes) bytes",
      help: "shorten it, or the aliases and applied accounts that make it")
  }
}

extension Mistake {
  /// More `apply` directives are open than the name of an account may have parts.
  static func applyTooDeep(at range: Range<Int>) -> Mistake {
    Mistake(
      .applyTooDeep, at: range, "more than \(AccountNameLimit.parts) 'apply' directives are open",
      help: "end some of them above with a line: end apply")
  }
}
