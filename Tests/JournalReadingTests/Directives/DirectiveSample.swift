import Diagnostics
import LedgerModel

@testable import JournalReading

/// A directive as a journal has it, and what the reader makes of it.
struct DirectiveSample {
  let text: String
  private(set) var parsed: ParsedDirective?
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads a directive that starts at byte `offset` of its file.
  init(_ text: String, offset: Int = 0, file: Int32 = 0) {
    self.text = text
    guard let block = DirectiveSample.block(text, offset, file) else { return }
    var reader = DirectiveReader()
    parsed = reader.read(block, DirectiveSample.context)
    diagnostics = reader.diagnostics
  }

  /// The ids of the mistakes and the texts that they point at, such as `missing-name ‹›`.
  var mistakes: [String] { diagnostics.map { "\($0.id) ‹\(DirectiveSample.covered($0, text))›" } }

  /// What to type, as the mistakes say it.
  var help: [String] {
    diagnostics.flatMap(\.children).filter { $0.kind == .help }.map(\.message)
  }

  static func covered(_ diagnostic: Diagnostic, _ text: String) -> String {
    guard let range = diagnostic.range else { return "no place" }
    let bytes = Array(text.utf8)
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "outside" }
    return String(decoding: bytes[range.lowerBound..<range.upperBound], as: UTF8.self)
  }

  private static func block(_ text: String, _ offset: Int, _ file: Int32) -> DirectiveBlock? {
    var lines: [DirectiveLine] = []
    var start = offset
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " || $0 == "\t" }.utf8.count
      lines.append(DirectiveLine(text: String(line.dropFirst(indent)), offset: start + indent))
      start += line.utf8.count + 1
    }
    let word = lines[0].text.prefix { $0 != " " && $0 != "\t" }
    guard let keyword = DirectiveKeyword(rawValue: String(word)) else { return nil }
    let head = DirectiveLine(
      text: String(lines[0].text.dropFirst(word.utf8.count)),
      offset: lines[0].offset + word.utf8.count)
    return DirectiveBlock(
      file: file, keyword: keyword, head: head, subLines: Array(lines.dropFirst()))
  }

  /// A journal with `1234.5 USD`, `$5` and ISO dates, read on 2026-11-30.
  static var context: DirectiveContext {
    DirectiveContext(
      amount: amount, day: { Day($0) }, account: { $0 == "card" ? "Liabilities:Visa" : $0 },
      today: Day(year: 2026, month: 11, day: 30) ?? Day(ordinal: 0))
  }

  private static func amount(_ text: String) -> Result<ParsedAmount, AmountMistake> {
    let number = text.drop { !"-0123456789".contains($0) }.prefix { "-.0123456789".contains($0) }
    let symbol = text.replacing(number, with: "", maxReplacements: 1)
    let isWord = symbol.allSatisfy { $0 == " " || $0.isLetter || $0 == "$" || $0 == "€" }
    guard let quantity = Quantity(number), isWord, symbol.split(separator: " ").count < 2 else {
      let all = 0..<text.utf8.count
      return .failure(AmountMistake(message: "expected an amount, found '\(text)'", range: all))
    }
    let name = symbol.filter { $0 != " " }
    return .success(ParsedAmount(quantity: quantity, symbol: name))
  }
}

/// A mistake in a directive: what is told, and where.
struct BadDirective: Sendable {
  let text: String
  /// The ids of the mistakes and the texts they point at, in order.
  let mistakes: [String]
  /// A part of what the help lines say, or `nil` if there may be none.
  var help: String?

  init(_ text: String, _ mistakes: String..., help: String? = nil) {
    self.text = text
    self.mistakes = mistakes
    self.help = help
  }
}

func day(_ text: String) -> Day { Day(text) ?? Day(ordinal: 0) }

func usd(_ number: String) -> ParsedAmount {
  ParsedAmount(quantity: Quantity(number) ?? .zero, symbol: "USD")
}
