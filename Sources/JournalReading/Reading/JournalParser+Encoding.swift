extension JournalParser {
  /// Reports the first bytes of a file that are not UTF-8.
  mutating func checkEncoding(_ bytes: Span<UInt8>, from start: Int) {
    guard !hasWrongEncoding, let range = bytes.wrongEncoding(from: start) else { return }
    hasWrongEncoding = true
    books.report(
      Mistake(
        .utf8Invalid, at: range, "these bytes are not UTF-8", help: "save the file as UTF-8"),
      in: file)
  }
}

extension Span<UInt8> {
  /// The first bytes from an offset on that are not UTF-8.
  ///
  /// Most lines are ASCII, which a search for wide bytes passes over; the others are validated from
  /// their first wide byte on.
  func wrongEncoding(from offset: Int) -> Range<Int>? {
    var start = wideByte(from: offset)
    while start < count {
      let end = newline(from: start)
      do {
        _ = try UTF8Span(validating: extracting(start..<end))
      } catch {
        let first = start + error.byteOffsets.lowerBound
        return first..<max(first + 1, start + error.byteOffsets.upperBound)
      }
      start = wideByte(from: end)
    }
    return nil
  }
}
