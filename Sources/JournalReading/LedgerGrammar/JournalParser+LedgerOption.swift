internal import Diagnostics
internal import LedgerModel

// option = "--" name [("=" | blanks) argument]

extension JournalParser {
  /// Reads a line with an option; most are about reports, and change nothing here.
  mutating func parseOption(_ cursor: inout ByteCursor) throws(Mistake) {
    let line = cursor.skipToLineEnd()
    cursor.skipLineEnd()
    let text = cursor.text(line)
    let nameEnd = text.firstIndex { $0 == " " || $0 == "\t" || $0 == "=" } ?? text.endIndex
    let name = String(text[..<nameEnd].dropFirst(2))
    let argument = text[nameEnd...].drop { $0 == " " || $0 == "\t" || $0 == "=" }
    guard text.hasPrefix("--"), LedgerOption.isKnown(name) else {
      let near = NearestName.nearest(to: name, among: LedgerOption.all)
      throw Mistake(
        .optionUnknown, at: line, "'\(text[..<nameEnd])' is no option",
        help: near.map { "did you mean '--\($0)'?" } ?? "remove the line")
    }
    guard !argument.isEmpty || !LedgerOption.withArgument.contains(name) else {
      throw Mistake(
        .optionUnknown, at: line, "the option '--\(name)' needs an argument",
        help: "write --\(name) VALUE")
    }
    try take(option: name, String(argument), at: line)
  }

  private mutating func take(
    option name: String, _ argument: String, at line: Range<Int>
  ) throws(Mistake) {
    switch name {
    case "input-date-format": books.memory.settings.dateFormat = argument
    case "decimal-comma": books.memory.settings.hasDecimalComma = true
    case "pedantic": books.memory.settings.isPedantic = true
    case "permissive": books.memory.settings.skipsAssertions = true
    case "day-break": books.memory.settings.breaksDays = true
    case "no-aliases": books.memory.settings.ignoresAliases = true
    case "recursive-aliases": books.memory.settings.expandsAliasesAgain = true
    case "now":
      let bytes = Array(argument.utf8)
      do throws(Mistake) {
        books.memory.settings.today = try ledgerDay(0..<bytes.count, bytes.span)
      } catch {
        throw Mistake(error.id, at: line, error.message, help: error.help)
      }
    default: break
    }
    books.memory.forgetNames()
  }
}

extension LedgerOption {
  static func isKnown(_ name: String) -> Bool {
    withArgument.contains(name) || withoutArgument.contains(name)
  }

  /// All names, ascending.
  static var all: [String] { withArgument.union(withoutArgument).sorted() }
}
