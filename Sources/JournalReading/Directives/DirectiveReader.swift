internal import Diagnostics
internal import LedgerModel

/// Reads the directives of this program's own, one block at a time.
///
/// A block with an error is left out; every mistake in it is told at once. Of an `account` line
/// only the attributes with a mistake are left out.
struct DirectiveReader {
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a block, and returns `nil` if it has an error.
  mutating func read(_ block: DirectiveBlock, _ context: DirectiveContext) -> ParsedDirective? {
    var parser = DirectiveParser(block, context)
    let directive = parser.read()
    diagnostics += parser.diagnostics
    return directive
  }
}
