import Testing

@testable import ReportRendering

struct TextStyleTests {
  @Test func `a style ends where its text ends`() {
    #expect(TextStyle.bad.wrap("x") == "\u{1B}[31mx\u{1B}[0m")
    #expect(TextStyle.plain.wrap("x") == "x")
    #expect(TextStyle.heading.wrap("") == "")
  }
}
