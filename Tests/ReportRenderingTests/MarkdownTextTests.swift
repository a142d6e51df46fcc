import Testing

@testable import ReportRendering

struct MarkdownTextTests {
  @Test(arguments: [
    ("a|b", "a\\|b"), ("*x* _y_", "\\*x\\* \\_y\\_"), ("<b>&amp;", "\\<b\\>\\&amp;"),
    ("[a](b)", "\\[a\\](b)"), ("`c`", "\\`c\\`"), ("\\", "\\\\"), ("a\nb", "a b"),
    ("$x$", "\\$x\\$"), ("https://a.b", "https\\://a.b"), ("www.a.b", "www\\.a.b"),
    ("22.1 % of 1,151.20 USD", "22.1 % of 1,151.20 USD"),
  ])
  func `marks stand for themselves`(_ text: String, _ escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test(arguments: [
    ("- a", "\\- a"), ("+ a", "\\+ a"), ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("=", "\\="),
    ("  a", "a"), ("1,151.20 a", "1,151.20 a"), ("# a", "\\# a"), ("", ""),
  ])
  func `a text that starts a line starts no list`(_ text: String, _ escaped: String) {
    #expect(MarkdownText.paragraph(text) == escaped)
  }

  @Test func `an account that a forge would take for a picture is code`() {
    #expect(MarkdownText.account("house:rent") == "house:rent")
    #expect(MarkdownText.account("expenses:house:rent") == "`expenses:house:rent`")
  }

  @Test(arguments: [
    ("a`b", "``a`b``"), ("`a", "`` `a ``"), ("a|b", "`a\\|b`"), ("a\nb", "`a b`"),
  ])
  func `code is fenced by more backticks than it holds`(_ text: String, _ code: String) {
    #expect(MarkdownText.code(text) == code)
  }

  @Test func `a block of code cannot be closed from inside`() {
    #expect(MarkdownText.codeBlock(["a", "```"]) == ["````", "a", "```", "````"])
  }
}
