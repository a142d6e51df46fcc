internal import Diagnostics

/// The lines below the first one.
extension DirectiveParser {
  /// A sub-line with a known key.
  struct SubLine<Key: DirectiveKey> {
    let key: Key
    /// The value without its comment; it is not empty.
    let value: PlacedText
    /// The key through the value.
    let whole: PlacedText
  }

  /// The sub-lines that can be read, in order, and all the keys that are there.
  struct SubLines<Key: DirectiveKey> {
    fileprivate(set) var lines: [SubLine<Key>] = []
    /// Where each key stands first, with or without a value.
    fileprivate(set) var places: [Key: Range<Int>] = [:]
  }

  /// Reads the sub-lines of a directive that knows all its keys.
  ///
  ///     SUB = blanks KEY blanks VALUE
  mutating func subLines<Key: DirectiveKey>(_ keys: Key.Type) -> SubLines<Key> {
    var found = SubLines<Key>()
    for line in block.subLines {
      let whole = PlacedText(line).cutComment().content
      guard !whole.isEmpty else { continue }
      let (word, value) = whole.firstWord()
      guard let key = Key(rawValue: word.text.lowercased()) else {
        reportUnknownKey(word, keys)
        continue
      }
      if let first = found.places[key], !key.isRepeatable {
        report(
          .repeatedKey, "'\(key.rawValue)' is given twice", at: whole.range,
          help: "remove one of the two", notes: [note("it is given here first", at: first)])
        continue
      }
      found.places[key] = found.places[key] ?? whole.range
      guard !reportGluedComment(whole) else { continue }
      guard !value.isEmpty else {
        reportMissingValue(key, word)
        continue
      }
      found.lines.append(SubLine(key: key, value: value, whole: whole))
    }
    return found
  }

  /// Tells that a comment has just one blank before it, which makes it a part of the value.
  mutating func reportGluedComment(_ line: PlacedText) -> Bool {
    guard let mark = line.words().dropFirst().first(where: { $0.text.hasPrefix(";") }) else {
      return false
    }
    let comment = line.slice(mark.text.startIndex, line.text.endIndex)
    report(
      .missingGap, "expected two spaces before a comment", at: comment.range,
      help: "put two spaces before ';'")
    return true
  }

  mutating func reportMissingValue(_ key: some DirectiveKey, _ word: PlacedText) {
    report(
      .missingValue, "expected a value after '\(key.rawValue)'", at: word.range,
      help: "write '\(key.rawValue)\(keySeparator)\(key.example)'")
  }

  private mutating func reportUnknownKey<Key: DirectiveKey>(_ word: PlacedText, _ keys: Key.Type) {
    let known = keys.allCases.map(\.rawValue)
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    let text = String(word.text)
    report(
      .unknownKey, "a \(block.keyword.rawValue) has no '\(text)'", at: word.range,
      help: NearestName.nearest(to: text, among: known).map { "write '\($0)'" },
      notes: [Diagnostic.Child(.note, "the known words are \(list)")])
  }
}
