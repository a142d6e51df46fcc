internal import LedgerModel

/// A line of a source file and the line that underlines a part of it.
///
/// A long line is cut to a window around the caret; `…` stands where something was left out.
struct Excerpt: Equatable {
  let line: String
  /// Blanks, then `^`, then `~` for each further column, with the tabs of the line above.
  let underline: String

  /// The most columns of a line that are shown.
  static let widest = 100
  /// The columns kept for the caret and what follows it, if they are needed.
  private static let widestRest = 60
  /// The bytes on either side of the caret that are looked at: enough for a hundred characters.
  private static let reach = 2_000

  /// Shows the line where a range starts; what is on later lines is not underlined.
  init(_ range: SourceRange, in text: SourceText) {
    let line = text.lineRange(at: range.lowerBound)
    let caret = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let start = max(text.characterStart(at: caret), line.lowerBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let first = max(
      line.lowerBound, text.characterStart(at: max(line.lowerBound, start - Excerpt.reach)))
    let last = max(start, text.characterStart(at: min(line.upperBound, start + Excerpt.reach)))
    let stop = max(start, text.characterStart(at: min(end, last)))
    self.init(
      before: text.string(first..<start), marked: text.string(start..<stop),
      after: text.string(stop..<last),
      isCut: (before: first > line.lowerBound, after: last < line.upperBound))
  }

  /// Shows what stands before, in and after the marked part of a line.
  init(
    before: String, marked: String, after: String,
    isCut: (before: Bool, after: Bool) = (false, false)
  ) {
    let (before, marked) = (Array(before.printable), Array(marked.printable))
    let rest = marked + Array(after.printable)
    let fits =
      !isCut.before && !isCut.after && Excerpt.width(before) + Excerpt.width(rest) <= Excerpt.widest
    let (left, right) = fits ? (before, rest) : Excerpt.window(before, rest)
    let opening = isCut.before || left.count < before.count ? "…" : ""
    let closing = isCut.after || right.count < rest.count ? "…" : ""
    line = opening + String(left) + String(right) + closing
    let indent = left.map { $0 == "\t" ? "\t" : String(repeating: " ", count: $0.displayWidth) }
    let columns = max(1, Excerpt.width(right.prefix(marked.count)))
    underline =
      (opening.isEmpty ? "" : " ") + indent.joined() + "^"
      + String(repeating: "~", count: columns - 1)
  }

  /// Cuts what stands before the caret and what follows it, so that both fit.
  private static func window(
    _ before: [Character], _ rest: [Character]
  ) -> (left: [Character], right: [Character]) {
    let left = suffix(of: before, upTo: widest - min(width(rest), widestRest))
    return (left, prefix(of: rest, upTo: widest - width(left)))
  }

  private static func width(_ characters: some Sequence<Character>) -> Int {
    characters.reduce(0) { $0 + $1.displayWidth }
  }

  private static func prefix(of characters: [Character], upTo columns: Int) -> [Character] {
    var rest = columns
    return Array(
      characters.prefix { character in
        rest -= character.displayWidth
        return rest >= 0
      })
  }

  private static func suffix(of characters: [Character], upTo columns: Int) -> [Character] {
    prefix(of: characters.reversed(), upTo: columns).reversed()
  }
}
