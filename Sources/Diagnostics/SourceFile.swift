/// An input file: the name to show for it, and where its bytes are to be had.
package struct SourceFile: Sendable {
  package let name: String
  /// The number of bytes.
  package let size: Int
  /// Gives the bytes, which may take as long as reading them.
  package let bytes: @Sendable () -> [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.init(name: name, size: bytes.count) { bytes }
  }

  /// Names a file that is read again where its text is needed, since it is too large to be kept.
  package init(name: String, size: Int, bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.size = size
    self.bytes = bytes
  }

  /// The bytes with a table of their lines.
  ///
  /// - Complexity: Looks at each byte, so keep the result for many places.
  package func text() -> SourceText { SourceText(bytes()) }
}
