import Diagnostics
import TallyTestSupport
import Testing

@Suite struct SourceTextTests {
  struct Place: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Place(text: "⟦at⟧", line: 1, column: 1),
    Place(text: "⟦at⟧a\nb", line: 1, column: 1),
    Place(text: "a⟦at⟧\nb", line: 1, column: 2),
    Place(text: "a\n⟦at⟧b", line: 2, column: 1),
    Place(text: "a\nb⟦at⟧", line: 2, column: 2),
    Place(text: "a\nb\n⟦at⟧", line: 3, column: 1),
    Place(text: "\n\n\n⟦at⟧\n", line: 4, column: 1),
    Place(text: "a⟦at⟧\r\nb", line: 1, column: 2),
    Place(text: "a\r\n⟦at⟧b", line: 2, column: 1),
    Place(text: "a\rb⟦at⟧", line: 1, column: 4),
    Place(text: "\t\t⟦at⟧a", line: 1, column: 3),
    Place(text: "日本⟦at⟧語", line: 1, column: 3),
    Place(text: "cafe\u{301}⟦at⟧!", line: 1, column: 5),
    Place(text: "👨‍👩‍👧⟦at⟧!", line: 1, column: 2),
    Place(text: "\u{FEFF}a⟦at⟧b", line: 1, column: 2),
  ])
  func `a place is counted in lines and characters from one`(_ place: Place) throws {
    let marked = MarkedText(place.text)
    let offset = try #require(marked.offsets["at"])
    let position = SourceText(marked.bytes).position(of: offset)
    #expect(position == SourcePosition(line: place.line, column: place.column))
  }

  @Test func `an offset in a line end or inside a character belongs to what it is part of`() {
    let text = SourceText(Array("a\r\né!\n".utf8))
    #expect(text.position(of: 2) == SourcePosition(line: 1, column: 2))
    #expect(text.position(of: 3) == SourcePosition(line: 2, column: 1))
    #expect(text.position(of: 4) == SourcePosition(line: 2, column: 1))
    #expect(text.position(of: 5) == SourcePosition(line: 2, column: 2))
  }

  @Test func `an offset outside the text is clamped to it`() {
    let text = SourceText(Array("ab\ncd".utf8))
    #expect(text.position(of: .min) == SourcePosition(line: 1, column: 1))
    #expect(text.position(of: .max) == SourcePosition(line: 2, column: 3))
    #expect(text.line(at: .max) == "cd")
    #expect(SourceText([]).position(of: 7) == SourcePosition(line: 1, column: 1))
    #expect(SourceText([]).line(at: 7) == "")
  }

  @Test(arguments: [
    (0, "one"), (2, "one"), (3, "one"), (4, "one"), (5, "two"), (8, "two"), (9, ""), (10, "last"),
  ])
  func `a line has no line end`(_ offset: Int, _ line: String) {
    #expect(SourceText(Array("one\r\ntwo\n\nlast".utf8)).line(at: offset) == line)
  }

  @Test func `a byte order mark is no part of the first line`() {
    let text = SourceText([0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(text.line(at: 0) == "ab")
    #expect(text.position(of: 0) == SourcePosition(line: 1, column: 1))
    #expect(text.position(of: 3) == SourcePosition(line: 1, column: 1))
    #expect(SourceText([0xEF, 0xBB, 0xBF, 0x80]).position(of: 3).column == 1)
  }

  @Test func `bytes that are not UTF-8 are shown as replacements`() {
    let text = SourceText([0x63, 0x61, 0x66, 0xE9, 0x20, 0x80, 0x0A, 0x62])
    #expect(text.line(at: 0) == "caf\u{FFFD} \u{FFFD}")
    #expect(text.position(of: 4) == SourcePosition(line: 1, column: 5))
    #expect(text.position(of: 7) == SourcePosition(line: 2, column: 1))
  }

  @Test func `any bytes have places, and they go forward`() {
    var random = SeededGenerator()
    let alphabet: [UInt8] = [
      0x0A, 0x0D, 0x09, 0x41, 0x80, 0xBF, 0xC3, 0xE2, 0xEF, 0xBB, 0xF0, 0xFF,
    ]
    for _ in 0..<200 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let text = SourceText(bytes)
      let lines = bytes.count { $0 == 0x0A } + 1
      let places = (0...count).map { text.position(of: $0) }
      #expect(places.first == SourcePosition(line: 1, column: 1), "TALLY_SEED=\(random.seed)")
      #expect(places.last?.line == lines, "TALLY_SEED=\(random.seed)")
      let numbers = places.map(\.line)
      #expect(numbers == numbers.sorted(), "TALLY_SEED=\(random.seed)")
    }
  }
}
