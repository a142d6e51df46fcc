import Testing

@testable import JournalReading

@Suite struct PythonLiteralTests {
  @Test func `dictionaries, lists, texts and constants are read`() {
    let value = PythonLiteral("{'a': ['x', \"y\"], # note\n 'b': None, 'c': (1.5, True),}")
    #expect(
      value
        == .dictionary([
          .init(key: .text("a"), value: .list([.text("x"), .text("y")])),
          .init(key: .text("b"), value: .none),
          .init(key: .text("c"), value: .list([.number("1.5"), .flag(true)])),
        ]))
    #expect(PythonLiteral("[]") == .list([]))
    #expect(PythonLiteral("['a', 1]")?.texts == ["a"])
  }

  @Test(arguments: ["", "{", "{'a' 1}", "'a", "[1 2]", "import os", "{'a': f()}", "1 2"])
  func `what is no value is none`(_ text: String) {
    #expect(PythonLiteral(text) == nil)
  }

  @Test func `very deep values are none`() {
    #expect(PythonLiteral(String(repeating: "[", count: 100_000)) == nil)
  }
}
