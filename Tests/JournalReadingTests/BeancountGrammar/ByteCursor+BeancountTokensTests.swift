import Testing

@testable import JournalReading

@Suite struct ByteCursorBeancountTokensTests {
  private func kinds(_ text: String) -> [BeancountToken.Kind] {
    let bytes = Array(text.utf8)
    var cursor = ByteCursor(bytes.span)
    var kinds: [BeancountToken.Kind] = []
    while true {
      let token = cursor.nextBeancountToken()
      if token.kind == .endOfFile { return kinds }
      kinds.append(token.kind)
    }
  }

  @Test(
    arguments: [
      ("USD", .currency), ("V ", .capital), ("NT.TO", .currency), ("TLT_040921C144", .currency),
      ("/ESZ24", .currency), ("/6J", .currency), ("/", .slash), ("Assets:Cash", .account),
      ("Assets:2024:日本", .account), ("Ausgaben:Café", .account), ("2024-01-05", .date),
      ("2024/1/5", .date), ("1,234.50", .number), ("5.", .number), ("#trip-2024/a.b", .tag),
      ("^inv-1", .link), ("TRUE", .true_), ("FALSE", .false_), ("NULL", .null),
      ("\"a \\\" b\nc\"", .string), ("open", .open), ("open-date:", .key), ("{{", .openBraces),
      ("@@", .atAt),
    ] as [(String, BeancountToken.Kind)])
  func `the longest word that could stand here is read`(
    _ text: String, _ kind: BeancountToken.Kind
  ) {
    #expect(kinds(text).first == kind)
  }

  @Test(arguments: ["foo", ".5", "$5", "V,USD", "\u{FEFF}2024-01-01", "\"open", "−5", "\u{0}"])
  func `what is no word is passed over up to the next blank`(_ text: String) {
    #expect(kinds(text + " USD") == [.invalid, .currency])
  }

  @Test(arguments: ["* heading", "#+TITLE: x", ":drawer:", "! x", "% x", "& x", "? x", "; x"])
  func `lines of org-mode and comments are passed over`(_ line: String) {
    #expect(kinds("\(line)\nUSD") == [.endOfLine, .currency])
  }

  @Test func `a tag at the start of a line is a word`() {
    #expect(kinds("#trip\n") == [.tag, .endOfLine])
  }

  @Test func `blanks at the start of a line that has more are a word`() {
    #expect(
      kinds("  USD\n \t\n ;x\n") == [
        .indent, .currency, .endOfLine, .endOfLine, .indent, .endOfLine,
      ])
  }

  @Test func `carriage returns are blanks`() {
    #expect(
      kinds("USD\r\n\r\n  5 USD\r\n") == [
        .currency, .endOfLine, .endOfLine, .indent, .number, .currency, .endOfLine,
      ])
  }
}
