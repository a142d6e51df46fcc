import Testing

@testable import JournalReading

struct PlacedTextTests {
  @Test(arguments: [
    ("Visa  ; type: L", "Visa", " type: L"),
    ("Visa\t; a", "Visa", " a"),
    ("Visa ; a", "Visa ; a", nil),
    ("Visa;a", "Visa;a", nil),
    ("; all", "", " all"),
    (" ; all", "", " all"),
    ("a  b  ;c  ;d", "a  b", "c  ;d"),
    ("  plain  ", "plain", nil),
    ("", "", nil),
    (";", "", ""),
  ])
  func `a comment starts at a gap and a semicolon`(
    _ text: String, _ content: String, _ comment: String?
  ) {
    let cut = PlacedText(text[...], offset: 0).cutComment()
    #expect(cut.content.text == content)
    #expect(cut.comment.map { String($0.text) } == comment)
  }

  @Test(arguments: [
    ("Netflix  15.49 USD  monthly", ["Netflix", "15.49 USD", "monthly"]),
    ("  a b\tc   d ", ["a b", "c", "d"]),
    ("Müll  5 €", ["Müll", "5 €"]),
    ("   ", []),
  ])
  func `parts lie between gaps`(_ text: String, _ parts: [String]) {
    #expect(PlacedText(text[...], offset: 0).parts().map { String($0.text) } == parts)
  }

  @Test func `every piece knows the bytes where it stands`() {
    let text = "  Müll  5 €  monthly"
    let bytes = Array(text.utf8)
    for piece in PlacedText(text[...], offset: 0).parts() {
      #expect(String(decoding: bytes[piece.range], as: UTF8.self) == piece.text)
    }
    #expect(PlacedText(text[...], offset: 100).trimmed.range == 102..<123)
  }

  @Test func `blanks can be folded`() {
    #expect(PlacedText("  every  2\tweeks ", offset: 0).folded == "every 2 weeks")
  }
}
