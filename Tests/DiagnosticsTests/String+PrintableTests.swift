import Testing

@testable import Diagnostics

@Suite struct StringPrintableTests {
  @Test(arguments: [
    ("plain äöü 日本 👍🏽", "plain äöü 日本 👍🏽"), ("a\tb", "a\tb"), ("a\nb\r\nc", "a␊b␍␊c"),
    ("\u{1B}[31mred", "␛[31mred"), ("\0\u{7F}", "␀␡"), ("\u{9B}31m", "\u{FFFD}31m"),
    ("\u{202E}desrever", "\u{FFFD}desrever"), ("\u{2066}a\u{2069}", "\u{FFFD}a\u{FFFD}"),
    ("a\u{2028}b", "a\u{FFFD}b"), ("\u{FEFF}a\u{61C}", "\u{FFFD}a\u{FFFD}"),
    ("", ""),
  ])
  func `controls are made visible`(_ text: String, _ shown: String) {
    #expect(text.printable == shown)
  }

  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\r\nb\u{7}\n", "a␍\nb␇\n"), ("\n\n", "\n\n"), ("", ""),
  ])
  func `lines may stay lines`(_ text: String, _ shown: String) {
    #expect(text.printableLines == shown)
  }
}
