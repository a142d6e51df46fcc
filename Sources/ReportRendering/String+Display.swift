internal import LedgerModel

extension Unicode.Scalar {
  fileprivate var isInvisible: Bool { properties.generalCategory == .format }
}

extension String {
  /// The text without anything that could end the line, move the cursor or reorder its
  /// surroundings: control characters become blanks, and marks of direction vanish.
  var singleLine: String {
    guard unicodeScalars.contains(where: \.breaksLayout) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard scalar.breaksLayout else { text.append(scalar); continue }
      if !scalar.isInvisible { text.append(" ") }
    }
    return String(text)
  }

  /// The text in at most `width` columns, with `…` in place of what does not fit.
  func truncated(toWidth width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in self {
      let next = character.displayWidth
      guard used + next <= width - 1 else { break }
      kept.append(character)
      used += next
    }
    return kept + "…"
  }

  /// The text in lines of at most `width` columns, broken at blanks; a longer word is cut.
  ///
  /// A number keeps its unit, and what stands in single quotes is code, which keeps its blanks.
  func wrapped(toWidth width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in singleLine.unbreakableParts {
      let longer = line.isEmpty ? word : "\(line) \(word)"
      if longer.displayWidth <= width {
        line = longer
      } else {
        if !line.isEmpty { lines.append(line) }
        line = word.truncated(toWidth: width)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension String {
  /// The parts of the text between which a line may end.
  fileprivate var unbreakableParts: [String] {
    var parts: [String] = []
    var rest = self[...]
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      let part = rest[..<rest.endOfPart]
      rest = rest[part.endIndex...]
      if part.isUnit, let number = parts.popLast() {
        parts.append("\(number) \(part)")
      } else {
        parts.append(String(part))
      }
    }
    return parts
  }
}

extension Substring {
  /// Where the word at the start ends: at the next blank, or for code at the one after its quote.
  fileprivate var endOfPart: Index {
    var from = startIndex
    if first == "'",
      let close = dropFirst().indices.first(where: {
        self[$0] == "'" && !(self[index(after: $0)...].first?.isLetter ?? false)
      })
    {
      from = close
    }
    return self[from...].firstIndex(of: " ") ?? endIndex
  }

  /// Whether the word is the unit of the number before it.
  fileprivate var isUnit: Bool {
    ["%", "pt", "mo"].contains(prefix { !".,;:)".contains($0) })
  }
}

extension String {
  /// The text with a capital letter at its start.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
