/// Finds the places of diagnostics, and counts the lines of each source file at most once for it.
struct SourceReader {
  private let sources: SourceMap
  private var texts: [Int32: SourceText] = [:]

  init(_ sources: SourceMap) { self.sources = sources }

  /// A place to name: a file, and the positions in it.
  struct Place: Equatable {
    let file: String
    let start: SourcePosition
    /// The position after the last character.
    let end: SourcePosition
  }

  /// The text of a file, or `nil` if there is none of that number.
  mutating func text(of file: Int32) -> SourceText? {
    if let known = texts[file] { return known }
    guard let text = sources[file]?.text() else { return nil }
    texts[file] = text
    return text
  }

  /// The place of a range, or `nil` if it is in no file.
  mutating func place(of range: SourceRange?) -> Place? {
    guard let range, let file = sources[range.file], let text = text(of: range.file) else {
      return nil
    }
    return Place(
      file: file.name, start: text.position(of: range.lowerBound),
      end: text.position(of: range.upperBound))
  }
}
