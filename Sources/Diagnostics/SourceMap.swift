/// The source files of a run by number.
package struct SourceMap: Sendable {
  private var files: [SourceFile] = []

  package init() {}

  /// Adds a file and returns its number, counted from 0.
  package mutating func add(name: String, bytes: [UInt8]) -> Int32 {
    add(SourceFile(name: name, bytes: bytes))
  }

  /// Adds a file and returns its number, counted from 0.
  package mutating func add(_ file: SourceFile) -> Int32 {
    files.append(file)
    return Int32(files.count - 1)
  }

  /// The file with a number, or `nil` if there is none.
  package subscript(file: Int32) -> SourceFile? {
    files.indices.contains(Int(file)) ? files[Int(file)] : nil
  }
}
