import Testing

@testable import JournalReading

@Suite struct SpanLinesTests {
  @Test(arguments: [
    ("a b \t\r\nc", 0, "a b"), ("  a\n", 0, "a"), ("ab", 1, "b"), ("\n", 0, ""), ("", 0, ""),
  ])
  func `the rest of a line stands without blanks at either end`(
    _ text: String, _ offset: Int, _ rest: String
  ) {
    let bytes = Array(text.utf8)
    let found = bytes.span.text(bytes.span.line(at: offset))
    #expect(found == rest)
  }

  @Test(arguments: [
    ("Closing Balances of 2026", true), ("closing balances", true), ("CLOSING", false),
    ("opening balances", false), ("", false),
  ])
  func `a word starts a text in either case`(_ text: String, _ starts: Bool) {
    let bytes = Array(text.utf8)
    let found = bytes.span.startsIgnoringCase(0..<bytes.count, "closing balances")
    #expect(found == starts)
  }

  @Test func `a byte is found only between the offsets`() {
    let bytes = Array("a:b".utf8)
    let found = [0..<3, 0..<1, 2..<3].map { bytes.span.holds(.colon, in: $0) }
    #expect(found == [true, false, false])
  }

  @Test(arguments: [("0", 0), ("007", 7), ("999999999", 999_999_999), ("1000000000", nil)])
  func `up to nine digits make a number`(_ text: String, _ number: Int?) {
    let bytes = Array(text.utf8)
    let found = bytes.span.number(0..<bytes.count)
    #expect(found == number)
  }
}
