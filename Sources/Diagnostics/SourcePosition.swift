/// A place in a text as a person counts it.
package struct SourcePosition: Hashable, Sendable {
  /// The number of the line, from 1.
  package let line: Int
  /// The number of the character in the line, from 1; a tab and a wide character are one each.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
