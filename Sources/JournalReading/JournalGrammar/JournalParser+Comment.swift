internal import LedgerModel

// comment      = ";" text
// tag          = name ":" [value] ("," | line-end)
// posting-date = "date:" date | "[" [date] ["=" date] "]"

extension JournalParser {
  /// Takes in an indented comment line of an entry: it belongs to the posting above, or to the
  /// entry.
  mutating func noteCommentLine(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) {
    guard let last = draft.postings.indices.last else { return noteEntryComment(range, bytes) }
    noteRecurring(range, bytes, draft.postings[last].account)
    if let day = try postingDay(range, bytes), draft.postings[last].ownDay == nil {
      draft.postings[last].ownDay = day
    }
  }

  /// Recognises the closing and opening entries that hledger's `close` tags.
  mutating func noteEntryComment(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    noteRecurring(range, bytes, nil)
    guard !draft.flags.contains(.closing), !draft.flags.contains(.opening),
      bytes.holds(.colon, in: range)
    else { return }
    for tag in CommentTags(PlacedText(comment: range, bytes)) {
      switch tag.name.text {
      case "clopen", "close", "retain": draft.flags.insert(.closing)
      case "open", "start", "assert": draft.flags.insert(.opening)
      default: continue
      }
      return
    }
  }

  /// Recognises closing and opening entries by their description.
  mutating func noteDescription(_ range: Range<Int>, _ bytes: Span<UInt8>) {
    if bytes.startsIgnoringCase(range, "closing balances") {
      draft.flags.insert(.closing)
    } else if bytes.startsIgnoringCase(range, "opening balances") {
      draft.flags.insert(.opening)
    }
  }

  /// The day that a posting's comment gives it, in a `date:` tag or in brackets.
  func postingDay(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) -> Day? {
    if bytes.holds(.colon, in: range) {
      for tag in CommentTags(PlacedText(comment: range, bytes)) where tag.name.text == "date" {
        return try day(inTag: tag.value.range, bytes)
      }
    }
    return bytes.holds(.openBracket, in: range) ? try bracketedDay(range, bytes) : nil
  }

  private func day(inTag range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) -> Day? {
    guard !range.isEmpty else { return nil }
    var cursor = ByteCursor(bytes)
    cursor.offset = range.lowerBound
    let day = try readDate(&cursor, defaultYear: draft.day.civil.year)
    guard cursor.offset == range.upperBound else {
      throw Mistake(
        .dateMalformed, at: range, "'\(bytes.text(range))' is no date",
        help: "write it as 2026-01-31")
    }
    return day
  }

  /// Reads `[DATE]`, `[DATE=DATE2]` or `[=DATE2]`; brackets with other text are no date.
  private func bracketedDay(_ range: Range<Int>, _ bytes: Span<UInt8>) throws(Mistake) -> Day? {
    var cursor = ByteCursor(bytes)
    cursor.offset = range.lowerBound
    while cursor.offset < range.upperBound {
      guard cursor.skip(.openBracket) else {
        cursor.offset += 1
        continue
      }
      let inside = cursor.skip { $0.isDigit || $0.isDateSeparator || $0 == .equals }
      guard cursor.next == .closeBracket, bytes.looksLikeDate(inside) else { continue }
      if bytes[inside.lowerBound] == .equals { return nil }
      cursor.offset = inside.lowerBound
      return try readDate(&cursor, defaultYear: draft.day.civil.year)
    }
    return nil
  }
}

extension Span<UInt8> {
  /// Whether text has a digit and a separator, as a date does.
  fileprivate func looksLikeDate(_ range: Range<Int>) -> Bool {
    var hasDigit = false
    var hasSeparator = false
    for index in range {
      hasDigit = hasDigit || self[index].isDigit
      hasSeparator = hasSeparator || self[index].isDateSeparator
    }
    return hasDigit && hasSeparator
  }
}

extension PlacedText {
  /// The text of a comment without the semicolons before it.
  init(comment range: Range<Int>, _ bytes: Span<UInt8>) {
    let start = range.first { bytes[$0] != .semicolon } ?? range.upperBound
    self.init(bytes, start..<range.upperBound)
  }

  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    self.init(bytes.text(range)[...], offset: range.lowerBound)
  }
}
