/// Where in the input something stands.
package struct SourceLocation: Hashable, Comparable, Sendable {
  /// The number of the file in ``Ledger/sources``.
  package let file: Int32
  /// The byte offset in the file.
  package let offset: Int

  package init(file: Int32, offset: Int) {
    self.file = file
    self.offset = offset
  }

  package static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.offset) < (right.file, right.offset)
  }
}
