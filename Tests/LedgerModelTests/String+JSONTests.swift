import LedgerModel
import Testing

@Suite struct StringJSONTests {
  @Test(arguments: [
    ("", "\"\""), ("plain 日本", "\"plain 日本\""), ("a\"b\\c", "\"a\\\"b\\\\c\""),
    ("\n\r\t", "\"\\n\\r\\t\""), ("\0\u{8}\u{1B}", "\"\\u0000\\u0008\\u001b\""),
    ("\r\n", "\"\\r\\n\""), ("/\u{7F}\u{202E}", "\"/\\u007f\\u202e\""),
    ("\u{80}\u{9F}\u{A0}", "\"\\u0080\\u009f\u{A0}\""),
    ("日\u{2028}\u{2029}\u{202F}", "\"日\\u2028\\u2029\u{202F}\""),
    ("\u{61C}\u{200E}\u{200F}\u{202A}", "\"\\u061c\\u200e\\u200f\\u202a\""),
    ("\u{200D}\u{2066}\u{2069}\u{206A}", "\"\u{200D}\\u2066\\u2069\u{206A}\""),
    ("e\u{301}\"\u{301}", "\"e\u{301}\\\"\u{301}\""),
  ])
  func `quotes, backslashes, controls and marks of direction are escaped and nothing else`(
    _ text: String, _ quoted: String
  ) {
    #expect(Array(text.quotedForJSON.utf8) == Array(quoted.utf8))
  }
}
