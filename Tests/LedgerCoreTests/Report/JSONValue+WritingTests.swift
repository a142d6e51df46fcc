import Testing

@testable import LedgerCore

@Suite struct `JSONValue+WritingTests` {
  private let value: JSONValue = [
    "b": .array([.integer(-1), .bool(true), .null]), "a": .string("x"), "empty": .array([]),
    "none": [:],
  ]

  @Test func `the pretty text keeps the order and ends in a line feed`() {
    #expect(
      value.prettyText == """
        {
          "b": [
            -1,
            true,
            null
          ],
          "a": "x",
          "empty": [],
          "none": {}
        }

        """)
  }

  @Test func `an object of a list stands on one line if it holds only values`() {
    let rows: JSONValue = .array([
      ["a": .integer(1), "b": .null], [:], ["c": .array([])], ["d": ["e": .bool(false)]],
    ])
    #expect(
      rows.prettyText == """
        [
          {"a": 1, "b": null},
          {},
          {
            "c": []
          },
          {
            "d": {
              "e": false
            }
          }
        ]

        """)
  }

  @Test(arguments: [
    ("\"\\", #""\"\\""#), ("a\nb\r\tc", #""a\nb\r\tc""#), ("\u{1}", #""\u0001""#),
    ("é€😀/", #""é€😀/""#), ("\r\n", #""\r\n""#),
  ])
  func `only what must be is escaped`(_ text: String, _ written: String) {
    #expect(JSONValue.string(text).canonicalBytes() == Array(written.utf8))
  }
}
