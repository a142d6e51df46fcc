/// Lines of a calendar file as RFC 5545 has them: folded, escaped, each ending in CRLF.
struct ICSText {
  private(set) var text = ""

  /// The most bytes of a line, its end left out (RFC 5545, 3.1).
  private static let width = 75

  /// Adds a property whose value is written as it stands.
  ///
  /// A character stays whole, unless it is longer than a line.
  mutating func add(_ name: String, _ value: String) {
    var line = ""
    var room = ICSText.width
    for character in "\(name):\(value)" {
      let isLong = character.utf8.count >= ICSText.width
      for part in isLong ? character.unicodeScalars.map(String.init) : [String(character)] {
        if part.utf8.count > room {
          text += line + "\r\n"
          line = " "
          room = ICSText.width - 1
        }
        line += part
        room -= part.utf8.count
      }
    }
    text += line + "\r\n"
  }

  /// Adds a property whose value is text, in which no mark has a meaning.
  mutating func add(text value: String, _ name: String) { add(name, ICSText.escaped(value)) }

  /// The text on one line, with a backslash before what has a meaning (RFC 5545, 3.3.11).
  static func escaped(_ text: String) -> String {
    text.singleLine.unicodeScalars.reduce(into: "") { escaped, scalar in
      if [";", ",", "\\"].contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
  }
}
