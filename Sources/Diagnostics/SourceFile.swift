/// An input file: the name to show for it, and its bytes.
package struct SourceFile: Sendable {
  package let name: String
  let bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The number of bytes.
  package var size: Int { bytes.count }

  /// The bytes with a table of their lines.
  ///
  /// - Complexity: Looks at each byte, so keep the result for many places.
  package func text() -> SourceText { SourceText(bytes) }
}
