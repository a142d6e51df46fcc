/// A stretch of a line, with the place where it starts in its file.
struct PlacedText: Hashable, Sendable {
  let text: Substring
  /// The UTF-8 offset of the first byte of ``text`` in its file.
  let offset: Int

  init(_ text: Substring, offset: Int) {
    self.text = text
    self.offset = offset
  }

  init(_ line: DirectiveLine) { self.init(line.text[...], offset: line.offset) }

  /// The bytes in the file.
  var range: Range<Int> { offset..<offset + text.utf8.count }

  var isEmpty: Bool { text.isEmpty }

  /// The text with every run of blanks made one blank.
  var folded: String { words().map(\.text).joined(separator: " ") }

  /// Returns the part between two places of ``text``.
  func slice(_ start: String.Index, _ end: String.Index) -> PlacedText {
    let skipped = text.utf8.distance(from: text.startIndex, to: start)
    return PlacedText(text[start..<end], offset: offset + skipped)
  }

  /// Returns this text and all up to the end of `last`, a later part of the same line.
  func through(_ last: PlacedText) -> PlacedText {
    PlacedText(text.base[text.startIndex..<last.text.endIndex], offset: offset)
  }
}

extension PlacedText {
  /// The text without blanks at both ends.
  var trimmed: PlacedText {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: { !$0.isBlank }),
      let last = bytes.lastIndex(where: { !$0.isBlank })
    else { return slice(text.endIndex, text.endIndex) }
    return slice(start, bytes.index(after: last))
  }

  /// Returns what stands before a comment, trimmed, and the comment after its `;`.
  ///
  ///     GAP = two or more blanks, or a tab.  A comment is GAP ";" to the end of the line.
  ///
  /// A `;` that nothing but blanks stand before starts a comment as well.
  func cutComment() -> (content: PlacedText, comment: PlacedText?) {
    let whole = text.utf8
    if whole.first == .semicolon { return cut(text.startIndex) }
    for blanks in blankRuns() where whole[blanks.upperBound...].first == .semicolon {
      if blanks.lowerBound == text.startIndex || isGap(blanks) { return cut(blanks.upperBound) }
    }
    return (trimmed, nil)
  }

  /// Returns what stands before the first `;`, trimmed, and the comment after it.
  func cutAtSemicolon() -> (content: PlacedText, comment: PlacedText?) {
    text.utf8.firstIndex(of: .semicolon).map { cut($0) } ?? (trimmed, nil)
  }

  /// Returns the parts that a GAP separates, trimmed and not empty.
  func parts() -> [PlacedText] { pieces { isGap($0) } }

  /// Returns the words that blanks separate.
  func words() -> [PlacedText] { pieces { _ in true } }

  /// Returns the first word and what follows it, both trimmed.
  func firstWord() -> (word: PlacedText, rest: PlacedText) {
    let whole = trimmed
    let end = whole.text.utf8.firstIndex { $0.isBlank } ?? whole.text.endIndex
    return (whole.slice(whole.text.startIndex, end), whole.slice(end, whole.text.endIndex).trimmed)
  }

  private func cut(_ mark: String.Index) -> (content: PlacedText, comment: PlacedText?) {
    let afterMark = text.utf8.index(after: mark)
    return (slice(text.startIndex, mark).trimmed, slice(afterMark, text.endIndex))
  }

  private func pieces(_ isSeparator: (Range<String.Index>) -> Bool) -> [PlacedText] {
    var pieces: [PlacedText] = []
    var start = text.startIndex
    for blanks in blankRuns() + [text.endIndex..<text.endIndex] {
      let isEdge = blanks.lowerBound == start || blanks.upperBound == text.endIndex
      guard isEdge || isSeparator(blanks) else { continue }
      if blanks.lowerBound > start { pieces.append(slice(start, blanks.lowerBound)) }
      start = blanks.upperBound
    }
    return pieces
  }

  /// The runs of spaces and tabs, in order.
  private func blankRuns() -> [Range<String.Index>] {
    var runs: [Range<String.Index>] = []
    var index = text.startIndex
    // A key path instead of a closure would be gone along at run time, for each byte.
    while let start = text.utf8[index...].firstIndex(where: { $0.isBlank }) {
      index = text.utf8[start...].firstIndex { !$0.isBlank } ?? text.endIndex
      runs.append(start..<index)
    }
    return runs
  }

  private func isGap(_ blanks: Range<String.Index>) -> Bool {
    let bytes = text.utf8[blanks]
    return bytes.count > 1 || bytes.first == .tab
  }
}
