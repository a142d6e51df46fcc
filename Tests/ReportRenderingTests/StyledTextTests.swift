import Testing

@testable import ReportRendering

struct StyledTextTests {
  @Test func `a style is written only where colour is wanted`() {
    let text = StyledText("Rating ") + StyledText("strong", .good)
    #expect(text.text(usesColor: false) == "Rating strong")
    #expect(text.text(usesColor: true) == "Rating \u{1B}[32mstrong\u{1B}[0m")
  }

  @Test func `a code in a name is no code`() {
    #expect(StyledText("\u{1B}[2J\u{7}x").text(usesColor: true) == " [2J x")
  }

  @Test func `no blanks stand at the end of a line`() {
    let text = StyledText("a") + StyledText("  ", .faint) + "  "
    #expect(text.text(usesColor: true) == "a")
  }

  @Test func `width is cut across parts`() {
    let text = StyledText("abc") + StyledText("def", .bad)
    #expect(text.truncated(toWidth: 6).text(usesColor: false) == "abcdef")
    #expect(text.truncated(toWidth: 5).text(usesColor: false) == "abcd…")
    #expect(text.truncated(toWidth: 3).text(usesColor: false) == "ab…")
  }

  @Test func `padding fills either side`() {
    #expect(StyledText("ab").padded(toWidth: 4, .right).text(usesColor: false) == "  ab")
    #expect(StyledText("食").padded(toWidth: 4, .left).width == 4)
  }
}
