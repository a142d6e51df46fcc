import LedgerModel
import TallyTestSupport
import Testing

@testable import Diagnostics

@Suite struct ExcerptTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let marked: String
    let underline: String
    var testDescription: String { marked.debugDescription }
  }

  private func excerpt(_ marked: MarkedText) throws -> Excerpt {
    let range = try #require(marked.range(from: "a", to: "b"))
    return Excerpt(SourceRange(file: 0, range), in: SourceText(marked.bytes))
  }

  @Test(arguments: [
    Case(marked: "⟦a⟧⟦b⟧", underline: "^"),
    Case(marked: "⟦a⟧x⟦b⟧", underline: "^"),
    Case(marked: "ab ⟦a⟧cde⟦b⟧ f", underline: "   ^~~"),
    Case(marked: "ab ⟦a⟧⟦b⟧cde", underline: "   ^"),
    Case(marked: "abc⟦a⟧⟦b⟧", underline: "   ^"),
    Case(marked: "\t a\t⟦a⟧b⟦b⟧", underline: "\t  \t^"),
    Case(marked: "日本 ⟦a⟧語⟦b⟧!", underline: "     ^~"),
    Case(marked: "cafe\u{301} ⟦a⟧e\u{301}e\u{301}⟦b⟧!", underline: "     ^~"),
    Case(marked: "👨‍👩‍👧⟦a⟧ab⟦b⟧", underline: "  ^~"),
    Case(marked: "one\n  ⟦a⟧two\nthree⟦b⟧\n", underline: "  ^~~"),
    Case(marked: "one⟦a⟧\r\ntwo⟦b⟧\r\n", underline: "   ^"),
    Case(marked: "\u{1B}[1m⟦a⟧x⟦b⟧", underline: "    ^"),
    Case(marked: "e⟦a⟧\u{301}⟦b⟧", underline: " ^"),
  ])
  func `the caret lines up under the marked text`(_ example: Case) throws {
    #expect(try excerpt(MarkedText(example.marked)).underline == example.underline)
  }

  @Test func `a line of a hundred columns is shown whole`() throws {
    let line = String(repeating: "x", count: 99)
    #expect(try excerpt(MarkedText("\(line)⟦a⟧y⟦b⟧")).line == line + "y")
    let cut = try excerpt(MarkedText("\(line)x⟦a⟧y⟦b⟧"))
    #expect(cut.line == "…\(line)y")
    #expect(cut.underline == String(repeating: " ", count: 100) + "^")
  }

  @Test func `a long line is cut to a window around the caret`() throws {
    let (left, right) = (String(repeating: "l", count: 500), String(repeating: "r", count: 500))
    let middle = try excerpt(MarkedText("\(left)⟦a⟧MARK⟦b⟧\(right)"))
    #expect(
      middle.line
        == "…" + String(repeating: "l", count: 40) + "MARK" + String(repeating: "r", count: 56)
        + "…")
    #expect(middle.underline == String(repeating: " ", count: 41) + "^~~~")

    let start = try excerpt(MarkedText("⟦a⟧M⟦b⟧\(right)"))
    #expect(start.line == "M" + String(repeating: "r", count: 99) + "…")
    let end = try excerpt(MarkedText("\(left)⟦a⟧M⟦b⟧"))
    #expect(end.line == "…" + String(repeating: "l", count: 99) + "M")
    let all = try excerpt(MarkedText("⟦a⟧\(left)⟦b⟧"))
    #expect(all.underline == "^" + String(repeating: "~", count: 99))
  }

  @Test(arguments: ["x", "é", "日", "e\u{301}", "👨‍👩‍👧", "\t"])
  func `a line of a megabyte is cut, whatever it is made of`(_ unit: String) throws {
    let part = String(repeating: unit, count: 500_000 / unit.utf8.count)
    let shown = try excerpt(MarkedText("\(part)⟦a⟧!⟦b⟧\(part)"))
    #expect(shown.line.hasPrefix("…") && shown.line.hasSuffix("…"))
    #expect(shown.line.reduce(0) { $0 + $1.displayWidth } <= Excerpt.widest + 2)
    #expect(shown.line.utf8.count < 5_000)
    let before = shown.line.prefix { $0 != "!" }.reduce(0) { $0 + $1.displayWidth }
    let indent = shown.underline.prefix { $0 != "^" }.count
    #expect(before == indent)
    #expect(!shown.line.contains("\u{FFFD}"))
  }

  @Test func `a megabyte of marks on one letter is cut too`() throws {
    let marks = String(repeating: "\u{301}", count: 250_000)
    let shown = try excerpt(MarkedText("a\(marks)⟦a⟧\(marks)⟦b⟧"))
    #expect(shown.line.utf8.count < 5_000)
    #expect(shown.underline.count < 5)
  }

  @Test func `any bytes give an excerpt`() {
    var random = SeededGenerator()
    for _ in 0..<300 {
      let count = Int.random(in: 0...300, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      let start = Int.random(in: -5...count + 5, using: &random)
      let range = start..<start + Int.random(in: 0...20, using: &random)
      let excerpt = Excerpt(SourceRange(file: 0, range), in: SourceText(bytes))
      #expect(excerpt.underline.contains("^"), "TALLY_SEED=\(random.seed)")
      #expect(excerpt.line.printable == excerpt.line, "TALLY_SEED=\(random.seed)")
    }
  }
}
