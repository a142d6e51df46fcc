/// A stretch of one source file, in byte offsets.
package struct SourceRange: Hashable, Sendable {
  /// The number of the file in its ``SourceMap``.
  package let file: Int32
  package let lowerBound: Int
  package let upperBound: Int

  package init(file: Int32, _ range: Range<Int>) {
    self.file = file
    lowerBound = range.lowerBound
    upperBound = range.upperBound
  }
}

/// Something to tell the user about their files.
package struct Diagnostic: Hashable, Sendable {
  /// How much a diagnostic matters: an error stops the report, a warning and a note do not.
  package enum Severity: String, Hashable, Sendable { case error, warning, note }

  /// A stable name in kebab-case, such as `unbalanced-entry`, to search for or to silence.
  package let id: String
  package let severity: Severity
  /// What is wrong: lower case, present tense, no full stop, the user's text in single quotes.
  package let message: String
  /// The place, or `nil` for a fact about no place in particular.
  package let range: SourceRange?
  /// Facts and fixes that belong to this diagnostic, in reading order.
  package let children: [Child]

  /// A further place or fact (`note`), or what to type (`help`).
  package struct Child: Hashable, Sendable {
    /// Whether the child tells a fact or says what to type.
    package enum Kind: String, Hashable, Sendable { case note, help }
    package let kind: Kind
    package let message: String
    package let range: SourceRange?

    package init(_ kind: Kind, _ message: String, at range: SourceRange? = nil) {
      self.kind = kind
      self.message = message.cutIfEndless()
      self.range = range
    }
  }

  package init(
    _ id: String, _ severity: Severity, _ message: String, at range: SourceRange?,
    _ children: [Child] = []
  ) {
    self.id = id
    self.severity = severity
    self.message = message.cutIfEndless()
    self.range = range
    self.children = children
  }
}

extension String {
  /// The text, or its start and end if it quotes more of a file than anyone would read.
  ///
  /// Twice the longest name of an account is kept.
  fileprivate func cutIfEndless() -> String {
    guard utf8.count > 10_000 else { return self }
    return "\(String(unicodeScalars.prefix(200)))…\(String(unicodeScalars.suffix(200)))"
  }
}
