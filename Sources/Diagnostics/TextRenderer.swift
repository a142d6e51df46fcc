/// Writes diagnostics for a person at a terminal or in a log.
///
/// The first line of each is `file:line:column: severity: message [id]`, so that editors and
/// `grep` can use it. The user's line follows, underlined, then notes and help.
package struct TextRenderer: Sendable {
  /// Whether to use the colours of ANSI terminals; they add nothing that the text does not say.
  package var usesColor: Bool

  package init(usesColor: Bool = false) { self.usesColor = usesColor }

  /// Writes diagnostics in the order given, with a blank line after each, and a count at the end.
  package func write(
    _ diagnostics: [Diagnostic], in sources: SourceMap, to output: inout some TextOutputStream
  ) {
    var reader = SourceReader(sources)
    for diagnostic in diagnostics {
      for line in lines(of: diagnostic, &reader) { output.write(line + "\n") }
      output.write("\n")
    }
    if let count = diagnostics.countLine { output.write(count + "\n") }
  }

  private func lines(of diagnostic: Diagnostic, _ reader: inout SourceReader) -> [String] {
    let tint = diagnostic.severity.tint
    var lines = [
      header(diagnostic.range, diagnostic.severity.rawValue, diagnostic.message, tint, &reader)
        + " [\(diagnostic.id)]"
    ]
    lines += excerpt(diagnostic.range, tint, &reader)
    for child in diagnostic.children {
      if reader.place(of: child.range) == nil {
        lines += fact(child)
      } else {
        lines.append(
          header(child.range, child.kind.rawValue, child.message, child.kind.tint, &reader))
        lines += excerpt(child.range, child.kind.tint, &reader)
      }
    }
    return lines
  }

  private func header(
    _ range: SourceRange?, _ word: String, _ message: String, _ tint: Tint,
    _ reader: inout SourceReader
  ) -> String {
    var header = "\(painted(word, tint)): \(message.printable)"
    if let place = reader.place(of: range) {
      let position = "\(place.start.line):\(place.start.column)"
      header = painted("\(place.file.printable):\(position):", .bold) + " " + header
    }
    return header
  }

  /// A note or help without a place; further lines of it are indented under the first.
  private func fact(_ child: Diagnostic.Child) -> [String] {
    let word = child.kind.rawValue
    let parts = child.message.split(separator: "\n", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isFirst = index == 0
      let margin = String(repeating: " ", count: word.utf8.count + 6)
      return (isFirst ? "  = \(painted(word, child.kind.tint)): " : margin)
        + String(part).printable
    }
  }

  /// The line of a range and its underline, behind the number of the line.
  private func excerpt(
    _ range: SourceRange?, _ tint: Tint, _ reader: inout SourceReader
  ) -> [String] {
    guard let range, let text = reader.text(of: range.file) else { return [] }
    let excerpt = Excerpt(range, in: text)
    let number = String(text.position(of: range.lowerBound).line)
    let margin = String(repeating: " ", count: number.utf8.count)
    let line = excerpt.line.isEmpty ? "" : " " + excerpt.line
    return [
      painted("\(number) |", .gutter) + line,
      painted("\(margin) |", .gutter) + " " + painted(excerpt.underline, tint),
    ]
  }

  private func painted(_ text: String, _ tint: Tint) -> String {
    usesColor ? "\u{1B}[\(tint.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The looks of a text, as the parameters of ANSI's "select graphic rendition" (ECMA-48, 8.3.117).
private enum Tint: String {
  case bold = "1"
  case gutter = "34"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "1;36"
  case green = "1;32"
}

extension Diagnostic.Severity {
  fileprivate var tint: Tint {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }
}

extension Diagnostic.Child.Kind {
  fileprivate var tint: Tint { self == .note ? .cyan : .green }
}
