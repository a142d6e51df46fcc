import LedgerModel
import Testing

@Suite struct StringCSVTests {
  @Test(arguments: [
    ("", ""), ("a b;c", "a b;c"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
    ("a\nb", "\"a\nb\""), ("a\r\nb", "\"a\r\nb\""), ("e\"\u{301}", "\"e\"\"\u{301}\""),
  ])
  func `a cell is in quotes if it must be`(_ text: String, _ cell: String) {
    #expect(Array(text.quotedForCSV.utf8) == Array(cell.utf8))
  }

  @Test(arguments: ["=1+1", "+1", "-1", "@sum", "\tx", "\rx", "\nx", "=\u{301}"])
  func `a text that begins as a formula does gets an apostrophe`(_ text: String) {
    #expect(Array(text.withoutFormula.utf8) == Array("'".utf8) + Array(text.utf8))
  }

  @Test(arguments: ["", "a=b", "'=1", " =1", "Assets:Bank"])
  func `any other text stays as it is`(_ text: String) {
    #expect(text.withoutFormula == text)
  }
}
