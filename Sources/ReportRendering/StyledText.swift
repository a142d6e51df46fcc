internal import LedgerModel

/// A line of terminal text, or a part of one, that knows how wide it is.
///
/// Names come from a journal, so no control character of theirs reaches the terminal.
struct StyledText: Equatable, Sendable {
  struct Span: Equatable, Sendable {
    var text: String
    var style: TextStyle
  }

  private(set) var spans: [Span]

  init(_ text: String, _ style: TextStyle = .plain) {
    spans = text.isEmpty ? [] : [Span(text: text.singleLine, style: style)]
  }

  private init(spans: [Span]) { self.spans = spans }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(spans: left.spans + right.spans)
  }

  static func + (left: StyledText, right: String) -> StyledText { left + StyledText(right) }
}

extension StyledText {
  /// The columns the text takes.
  var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  var isEmpty: Bool { spans.isEmpty }

  /// The text in at most `width` columns, with `…` in place of what does not fit.
  func truncated(toWidth width: Int) -> StyledText {
    guard self.width > width else { return self }
    var kept: [Span] = []
    var room = width
    for var span in spans {
      let needed = span.text.displayWidth
      if needed >= room { span.text = (span.text + " ").truncated(toWidth: room) }
      kept.append(span)
      room -= needed
      guard room > 0 else { break }
    }
    return StyledText(spans: kept)
  }

  /// The text with blanks before or after it, so that it takes `width` columns.
  func padded(toWidth width: Int, _ alignment: TextAlignment) -> StyledText {
    let blanks = StyledText(String(repeating: " ", count: max(0, width - self.width)))
    return alignment == .left ? self + blanks : blanks + self
  }

  /// The text as it is written, without blanks at the end.
  func text(usesColor: Bool) -> String {
    var spans = spans
    while let last = spans.last {
      let kept = last.text.trimmingBlanksAtEnd
      guard kept.isEmpty else {
        spans[spans.count - 1].text = kept
        break
      }
      spans.removeLast()
    }
    return spans.map { usesColor ? $0.style.wrap($0.text) : $0.text }.joined()
  }
}

/// The side of a column that its texts keep to.
enum TextAlignment: Equatable, Sendable { case left, right }

extension String {
  fileprivate var trimmingBlanksAtEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
