import Testing

@testable import JournalReading

struct CommentTagsTests {
  private func tags(_ text: String, _ end: CommentTags.ValueEnd = .comma) -> [String] {
    CommentTags(PlacedText(text[...], offset: 0), until: end).map {
      "\($0.name.text)=\($0.value.text)"
    }
  }

  @Test(arguments: [
    (" type: L", ["type=L"]),
    (" some words type:L, due: 15", ["type=L", "due=15"]),
    (" see https://a.b/c, x:", ["https=//a.b/c", "x="]),
    (" date:2024-01-31", ["date=2024-01-31"]),
    (" :a:b:", ["a=b:"]),
    (" a, b: c", ["b=c"]),
    (" no tags here", []),
    ("", []),
    (" a: one, two b: three", ["a=one", "b=three"]),
  ])
  func `a value ends at a comma`(_ text: String, _ expected: [String]) {
    #expect(tags(text) == expected)
  }

  @Test(arguments: [
    (" minimum: 2%, at least 25 USD, due: 15", ["minimum=2%, at least 25 USD", "due=15"]),
    (" credit-limit: 35,50 EUR", ["credit-limit=35,50 EUR"]),
    (" a: 1,b:2", ["a=1", "b=2"]),
    (" a: 1, b c: 2", ["a=1, b c: 2"]),
    (" a: x, : y", ["a=x, : y"]),
  ])
  func `a value can run to the next tag`(_ text: String, _ expected: [String]) {
    #expect(tags(text, .commaBeforeTag) == expected)
  }

  @Test func `a tag knows where it stands`() {
    let text = "ü apr: 24.99%, due:"
    let bytes = Array(text.utf8)
    let found = CommentTags(PlacedText(text[...], offset: 0)).map {
      String(decoding: bytes[$0.range], as: UTF8.self)
    }
    #expect(found == ["apr: 24.99%", "due:"])
  }
}
