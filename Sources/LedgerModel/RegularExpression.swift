/// A regular expression whose search takes time in proportion to the text, whatever it says.
///
/// All ways to match are followed at once, so that nothing is ever tried again: `(a+)+$` is as quick
/// as `a+$`. The syntax is that of Perl and of POSIX's extended expressions, without what cannot be
/// searched for that way: references back to a group, and looking ahead or behind.
///
/// Source: K. Thompson, "Regular expression search algorithm", Communications of the ACM 11 (1968),
/// with groups as R. Cox describes them in "Regular expression matching: the virtual machine
/// approach" (2009).
package struct RegularExpression: Sendable {
  /// The language of an expression.
  package enum Syntax: Sendable {
    /// Perl's, which Ledger and Python share: of several matches at one place the one counts that
    /// the alternatives and repetitions name first.
    case perl
    /// POSIX's extended expressions, as hledger has them: the longest match at a place counts, a
    /// letter behind a `\` stands for itself but for the boundaries of words, and nothing is lazy.
    case posix
  }

  /// The expression as it was written.
  package let source: String
  /// How many groups keep what they match, the whole match left out.
  package let groupCount: Int
  let program: [RegularExpressionStep]
  let ignoresCase: Bool
  let syntax: Syntax

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - source: The text of the expression.
  ///   - ignoresCase: Whether letters match in either case.
  ///   - syntax: The language of the expression.
  /// - Throws: What is wrong with it, or that it is too large or cannot be searched for.
  package init(
    _ source: String, ignoresCase: Bool = true, syntax: Syntax = .perl
  ) throws(RegularExpressionError) {
    var parser = RegularExpressionParser(source, syntax)
    let node = try parser.parse()
    var compiler = RegularExpressionCompiler()
    try compiler.compile(whole: node)
    self.source = source
    self.syntax = syntax
    self.ignoresCase = ignoresCase || parser.ignoresCase
    groupCount = parser.groupCount
    program = compiler.program
  }

  /// Whether the expression matches anywhere in a text.
  package func isFound(in text: String) -> Bool {
    RegularExpressionMatcher(self, text, keepsGroups: false).match(from: 0) != nil
  }

  /// Whether the expression matches at the start of a text.
  package func isFound(atStartOf text: String) -> Bool {
    RegularExpressionMatcher(self, text, keepsGroups: false).match(from: 0, isAnchored: true) != nil
  }

  /// Returns a text with each match replaced, or `nil` if it grows above a number of characters.
  ///
  /// - Parameters:
  ///   - text: The text to go through.
  ///   - limit: How many characters the result may have.
  ///   - replacement: The text for a match: its whole text first, then its groups, `nil` for one
  ///     that took no part.
  /// - Returns: The text, or `nil` if it is too long.
  package func replacing(
    in text: String, upTo limit: Int, with replacement: ([String?]) -> String
  ) -> String? {
    let matcher = RegularExpressionMatcher(self, text, keepsGroups: true)
    var result = String.UnicodeScalarView()
    var (copied, start, length) = (0, 0, 0)
    while start <= matcher.count, let groups = matcher.match(from: start), let whole = groups[0] {
      let put = replacement(groups.map { $0.map(matcher.text) }).unicodeScalars
      length += whole.lowerBound - copied + put.count
      guard length <= limit else { return nil }
      result += matcher.scalars[copied..<whole.lowerBound]
      result += put
      copied = whole.upperBound
      start = whole.isEmpty ? copied + 1 : copied
    }
    result += matcher.scalars[copied...]
    return length + matcher.count - copied <= limit ? String(result) : nil
  }
}

/// Why a text is no regular expression that can be searched for.
package struct RegularExpressionError: Error, Equatable, Sendable {
  /// What is wrong, in lower case and without a full stop.
  package let message: String
  /// What to write instead.
  package let help: String
}
