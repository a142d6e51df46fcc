internal import Diagnostics

// comment = ";" [" "] "tally:" own-head line-end { ";" [" "] "tally:" two-blanks key value line-end }

/// Directives of this program's own in comments, which other programs skip.
extension ByteCursor {
  /// Reads a comment that holds a directive, with the lines below it that belong to it.
  ///
  /// - Parameter file: The number of the file.
  /// - Returns: The directive, or `nil` without a move if the comment holds none.
  /// - Throws: A ``Mistake`` if its first word starts no directive; the cursor has moved past it.
  mutating func readOwnComment(in file: Int32) throws(Mistake) -> DirectiveBlock? {
    guard let head = readOwnCommentLine() else { return nil }
    var subLines: [DirectiveLine] = []
    while true {
      let start = offset
      guard let line = readOwnCommentLine(), line.isIndented else {
        offset = start
        break
      }
      subLines.append(line.trimmed)
    }
    let (word, rest) = PlacedText(head.trimmed).firstWord()
    guard let keyword = DirectiveKeyword(rawValue: String(word.text)) else {
      throw .directiveUnknown(word)
    }
    let line = DirectiveLine(text: String(rest.text), offset: rest.offset)
    return DirectiveBlock(file: file, keyword: keyword, head: line, subLines: subLines)
  }

  /// Reads a comment line that starts with `tally:` and returns what follows, or stays in place.
  mutating func readOwnCommentLine() -> DirectiveLine? {
    let start = offset
    if skip(.semicolon) {
      skipBlanks()
      if starts(with: "tally:") {
        offset += 6
        let line = DirectiveLine(self, skipToLineEnd())
        skipLineEnd()
        return line
      }
    }
    offset = start
    return nil
  }
}

extension DirectiveLine {
  /// Whether two or more blanks stand before the text.
  fileprivate var isIndented: Bool {
    text.hasPrefix("  ") || text.hasPrefix("\t") || text.hasPrefix(" \t")
  }

  fileprivate var trimmed: DirectiveLine {
    let placed = PlacedText(self).trimmed
    return DirectiveLine(text: String(placed.text), offset: placed.offset)
  }
}

extension Mistake {
  fileprivate static func directiveUnknown(_ word: PlacedText) -> Mistake {
    let known = DirectiveKeyword.allCases.map(\.rawValue)
    let near = NearestName.nearest(to: String(word.text), among: known)
    return Mistake(
      .directiveUnknown, at: word.range, "'\(word.text)' is no directive of tally-batch",
      help: near.map { "did you mean '\($0)'?" } ?? "write account, subscription, budget or goal")
  }
}
