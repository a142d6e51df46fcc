/// The language that a file is written in.
package enum DialectName: String, Hashable, Sendable, CaseIterable {
  case hledger, ledger, beancount
}

/// What the hledger and Ledger languages do differently with the same text.
///
/// The two share one grammar; a production asks the dialect where they part. Beancount has a
/// grammar of its own.
struct Dialect: Equatable, Sendable {
  let name: DialectName

  /// Whether `;` starts a comment anywhere in a header, or only after two blanks.
  var headerCommentNeedsGap: Bool { name == .ledger }
  /// Whether the two separators of a date may differ, and the day may be left out.
  var datesMayMixSeparators: Bool { name == .ledger }
  /// Whether a number may have an exponent, as `1E3`.
  var numbersMayHaveExponent: Bool { name == .hledger }
  /// Whether a lone decimal or group mark is judged by directives, rather than by its digits.
  var marksFollowDirectives: Bool { name == .hledger }
  /// Whether a posting in parentheses may leave out its amount, which is then zero.
  var virtualAmountMayBeMissing: Bool { name == .hledger }
  /// Whether `D` gives its commodity to the bare numbers below it.
  var defaultCommodityApplies: Bool { name == .hledger }
  /// Whether assertions are checked in the order of dates rather than of the text.
  var assertionsFollowDates: Bool { name == .hledger }
}
