/// Text from a journal, made safe to stand in GitHub flavoured Markdown.
///
/// Nothing that a name holds becomes markup: no emphasis, link, table cell, tag, formula or line.
enum MarkdownText {
  private static let marks: Set<Character> = [
    "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "$", "#", "^",
  ]

  /// A text on one line in which every mark stands for itself.
  static func escaped(_ text: String) -> String {
    let escaped = text.singleLine.reduce(into: "") { escaped, character in
      if marks.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped.replacing("://", with: "\\://").replacing("www.", with: "www\\.")
  }

  /// A text that starts a line or an item of a list, where more marks have a meaning.
  static func paragraph(_ text: String) -> String {
    let escaped = escaped(text.trimmingPrefix(while: \.isWhitespace).description)
    guard let first = escaped.first else { return "" }
    if "-+=".contains(first) { return "\\" + escaped }
    let digits = escaped.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let next = escaped.dropFirst(digits.count).first, ".)".contains(next)
    else { return escaped }
    return "\(digits)\\\(escaped.dropFirst(digits.count))"
  }

  /// The name of an account.
  ///
  /// One with two colons or more is set as code, since a forge reads `:house:` as a picture.
  static func account(_ name: String) -> String {
    name.split(separator: ":", omittingEmptySubsequences: false).count > 2
      ? code(name) : escaped(name)
  }

  /// A text set as code, fenced by more backticks than it holds.
  static func code(_ text: String) -> String {
    let line = text.singleLine.replacing("|", with: "\\|")
    let fence = fence(around: line, atLeast: 1)
    let isBordered = line.hasPrefix("`") || line.hasSuffix("`")
    return isBordered ? "\(fence) \(line) \(fence)" : fence + line + fence
  }

  /// Lines set as a block of code.
  static func codeBlock(_ lines: [String]) -> [String] {
    let lines = lines.map(\.singleLine)
    let fence = fence(around: lines.joined(), atLeast: 3)
    return [fence] + lines + [fence]
  }

  private static func fence(around text: String, atLeast least: Int) -> String {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }
}
