import LedgerModel
import Testing

@testable import ReportRendering

struct StringDisplayTests {
  @Test(arguments: [
    ("Groceries", 9), ("食費", 4), ("가계부", 6), ("e\u{301}", 1), ("", 0), ("ﾃﾞｰﾀ", 4), ("🍕", 2),
    ("▁▂█", 3), ("שכר", 3), ("a\u{200B}b", 2),
  ])
  func `wide letters take two columns and marks none`(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("Groceries", 9, "Groceries"), ("Groceries", 8, "Groceri…"), ("食費と日用品", 6, "食費…"),
    ("食費", 1, "…"), ("abc", 0, ""),
  ])
  func `what does not fit ends in an ellipsis`(_ text: String, _ width: Int, _ short: String) {
    #expect(text.truncated(toWidth: width) == short)
    #expect(text.truncated(toWidth: width).displayWidth <= width)
  }

  @Test func `no control character and no mark of direction is left`() {
    #expect("a\nb\r\tc\u{1B}[31m".singleLine == "a b  c [31m")
    #expect("a\u{202E}b\u{2067}c\u{2028}d".singleLine.unicodeScalars.count == 5)
    #expect("plain".singleLine == "plain")
  }

  @Test func `sentences are broken at blanks`() {
    #expect("one two three".wrapped(toWidth: 7) == ["one two", "three"])
    #expect("a verylongword b".wrapped(toWidth: 6) == ["a", "veryl…", "b"])
    #expect("  ".wrapped(toWidth: 6) == [])
  }

  @Test(arguments: [
    ("makes it 20 %.", 10, ["makes it", "20 %."]), ("up +1.6 pt, or", 8, ["up", "+1.6 pt,", "or"]),
    ("write 'account A  ; type: C' so", 23, ["write", "'account A  ; type: C'", "so"]),
    ("the '90s are over", 9, ["the '90s", "are over"]),
    ("Joe's and Ann's shop", 10, ["Joe's and", "Ann's shop"]),
  ])
  func `a number keeps its unit, and code its blanks`(
    _ text: String, _ width: Int, _ lines: [String]
  ) {
    #expect(text.wrapped(toWidth: width) == lines)
  }
}
