/// Directives of this program's own in comments at the start of a line.
extension BeancountParser {
  /// Keeps the start of a comment line that says `tally:`.
  ///
  /// - Parameter start: Where a line of nothing but a comment may start.
  mutating func noteOwnComment(at start: Int) {
    guard start < bytes.count, bytes[start] == .semicolon, bytes.isLineStart(start) else { return }
    var cursor = ByteCursor(bytes)
    cursor.offset = start
    if cursor.readOwnCommentLine() != nil { ownComments.append(start) }
  }

  /// Reads the directives in the comments that were kept; a mistake in one of them is an error, as
  /// they are nobody else's.
  mutating func readOwnComments() {
    var end = 0
    for start in ownComments where start >= end {
      var cursor = ByteCursor(bytes)
      cursor.offset = start
      do throws(Mistake) {
        if let block = try cursor.readOwnComment(in: file) { read(block) }
      } catch {
        report(error)
      }
      end = cursor.offset
    }
  }

  private mutating func read(_ block: DirectiveBlock) {
    var reader = DirectiveReader()
    if let directive = reader.read(block, BeancountParser.directiveContext(today)) {
      books.directives.append(directive)
    }
    books.diagnostics += reader.diagnostics
  }
}
