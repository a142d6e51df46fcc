/// A `name: value` pair in a comment.
struct CommentTag: Hashable, Sendable {
  let name: PlacedText
  /// The value without blanks at both ends; it may be empty.
  let value: PlacedText

  /// The bytes from the name through the value.
  var range: Range<Int> {
    name.range.lowerBound..<max(name.range.upperBound + 1, value.range.upperBound)
  }
}

/// The tags in the text of a comment, after its `;`.
///
/// The name of a tag is the run of characters without a blank before a colon, so that a comment
/// may have words before it. A tag with an empty name is skipped.
struct CommentTags: Sequence, IteratorProtocol {
  /// Where the value of a tag ends, if not at the end of the line.
  enum ValueEnd: Sendable {
    /// At the next comma, as hledger has it.
    case comma
    /// At the next comma before a further tag, so that `2%, at least 25 USD` is one value.
    case commaBeforeTag
  }

  private var rest: PlacedText
  private let valueEnd: ValueEnd

  init(_ comment: PlacedText, until valueEnd: ValueEnd = .comma) {
    rest = comment
    self.valueEnd = valueEnd
  }

  mutating func next() -> CommentTag? {
    while let colon = rest.text.utf8.firstIndex(of: .colon) {
      let before = rest.slice(rest.text.startIndex, colon)
      rest = rest.slice(rest.text.utf8.index(after: colon), rest.text.endIndex)
      guard let name = lastWord(of: before) else { continue }
      return CommentTag(name: name, value: takeValue())
    }
    return nil
  }

  /// The run of characters without a blank at the end of a text.
  private func lastWord(of text: PlacedText) -> PlacedText? {
    let bytes = text.text.utf8
    let blank = bytes.lastIndex(where: \.isBlank)
    let start = blank.map { bytes.index(after: $0) } ?? text.text.startIndex
    return start < text.text.endIndex ? text.slice(start, text.text.endIndex) : nil
  }

  private mutating func takeValue() -> PlacedText {
    let end = endOfValue()
    let value = rest.slice(rest.text.startIndex, end).trimmed
    let isAtComma = end < rest.text.endIndex
    rest = rest.slice(isAtComma ? rest.text.utf8.index(after: end) : end, rest.text.endIndex)
    return value
  }

  private func endOfValue() -> String.Index {
    let bytes = rest.text.utf8
    var index = bytes.startIndex
    while let comma = bytes[index...].firstIndex(of: .comma) {
      index = bytes.index(after: comma)
      if valueEnd == .comma || startsTag(bytes[index...]) { return comma }
    }
    return bytes.endIndex
  }

  /// Whether a text starts with blanks, a word without a comma, and a colon.
  private func startsTag(_ bytes: Substring.UTF8View.SubSequence) -> Bool {
    let word = bytes.drop(while: \.isBlank)
    let colon = word.firstIndex { $0.isBlank || $0 == .colon || $0 == .comma }
    guard let colon, colon > word.startIndex else { return false }
    return word[colon] == .colon
  }
}
