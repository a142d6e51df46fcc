import Diagnostics
import TallyTestSupport
import Testing

@Suite struct TextRendererTests {
  private func text(_ diagnostics: [Diagnostic], _ sources: SourceMap, color: Bool = false)
    -> String
  {
    var text = ""
    TextRenderer(usesColor: color).write(diagnostics, in: sources, to: &text)
    return text
  }

  @Test func `a mistake is shown under the user's own line`() {
    var sources = SourceMap()
    let journal = "2025-01-01 food\n    expenses:food          EUR 12.50\n"
    let file = sources.add(name: "home.journal", bytes: Array(journal.utf8))
    let mistake = Diagnostic(
      "unbalanced-entry", .error, "postings sum to EUR 0.50, not zero",
      at: SourceRange(file: file, 43..<52),
      [.init(.help, "change this amount to EUR 12.00, or leave one amount empty")])
    #expect(
      text([mistake], sources) == """
        home.journal:2:28: error: postings sum to EUR 0.50, not zero [unbalanced-entry]
        2 |     expenses:food          EUR 12.50
          |                            ^~~~~~~~~
          = help: change this amount to EUR 12.00, or leave one amount empty

        1 error

        """)
  }

  @Test func `every kind of diagnostic is written`() throws {
    let sample = Sample()
    try Golden("diagnostics.txt").expect(text(sample.diagnostics, sample.sources))
  }

  @Test func `colour adds nothing but colour`() throws {
    let sample = Sample()
    let colored = text(sample.diagnostics, sample.sources, color: true)
    try Golden("diagnostics.ansi").expect(colored)
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == text(sample.diagnostics, sample.sources))
  }

  @Test func `nothing to say is said with nothing`() {
    #expect(text([], SourceMap()) == "")
  }

  @Test func `thousands of diagnostics in one file take no quadratic time`() {
    var sources = SourceMap()
    let line = "    expenses:food          EUR 12.50\n"
    let lines = 20_000
    let bytes = Array(String(repeating: line, count: lines).utf8)
    let file = sources.add(name: "home.journal", bytes: bytes)
    let diagnostics = (0..<lines).map { number in
      Diagnostic(
        "x", .error, "y", at: SourceRange(file: file, number * line.utf8.count..<bytes.count))
    }
    var counter = LineCounter()
    TextRenderer().write(diagnostics, in: sources, to: &counter)
    #expect(counter.lines == lines * 4 + 1)
  }

  private struct LineCounter: TextOutputStream {
    var lines = 0
    mutating func write(_ string: String) { lines += string.utf8.count { $0 == 0x0A } }
  }
}
