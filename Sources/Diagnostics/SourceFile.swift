/// An input file: the name to show for it, and how to get at its bytes.
///
/// The bytes are asked for only when a diagnostic needs a line number or an excerpt. A file that
/// is read in blocks, and not kept in memory, is then read again.
package struct SourceFile: Sendable {
  package let name: String
  /// Returns all bytes of the file, or `nil` if they cannot be had any more.
  let load: @Sendable () -> [UInt8]?

  package init(name: String, load: @escaping @Sendable () -> [UInt8]?) {
    self.name = name
    self.load = load
  }

  package init(name: String, bytes: [UInt8]) {
    self.init(name: name) { bytes }
  }

  /// The bytes with a table of their lines, or `nil` if they cannot be had any more.
  ///
  /// - Complexity: Loads the file and looks at each byte, so keep the result for many places.
  package func text() -> SourceText? { load().map(SourceText.init) }
}
