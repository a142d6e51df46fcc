/// Text in which `⟦name⟧` marks an offset, so that a test can point at its input.
package struct MarkedText: Sendable {
  /// The text without its marks.
  package private(set) var text = ""
  /// The UTF-8 offset in ``text`` of each mark.
  package private(set) var offsets: [String: Int] = [:]

  package init(_ marked: String) {
    // Scalars, since a combining mark after `⟧` would make one character with it.
    var (plain, rest) = (String.UnicodeScalarView(), marked.unicodeScalars[...])
    while let open = rest.firstIndex(of: "⟦"), let close = rest[open...].firstIndex(of: "⟧") {
      plain += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      offsets[name] = String(plain).utf8.count
      rest = rest[rest.index(after: close)...]
    }
    text = String(plain + rest)
  }

  package var bytes: [UInt8] { Array(text.utf8) }

  /// The stretch between two marks, or `nil` if one is missing or they stand the wrong way round.
  package func range(from start: String, to end: String) -> Range<Int>? {
    guard let lower = offsets[start], let upper = offsets[end], lower <= upper else { return nil }
    return lower..<upper
  }
}
