import LedgerModel
import Testing

@Suite struct StringJSONTests {
  @Test(arguments: [
    ("", "\"\""), ("plain 日本", "\"plain 日本\""), ("a\"b\\c", "\"a\\\"b\\\\c\""),
    ("\n\r\t", "\"\\n\\r\\t\""), ("\0\u{8}\u{1B}", "\"\\u0000\\u0008\\u001b\""),
    ("\r\n", "\"\\r\\n\""), ("/\u{7F}\u{202E}", "\"/\u{7F}\u{202E}\""),
  ])
  func `quotes, backslashes and controls are escaped and nothing else`(
    _ text: String, _ quoted: String
  ) {
    #expect(Array(text.quotedForJSON.utf8) == Array(quoted.utf8))
  }
}
