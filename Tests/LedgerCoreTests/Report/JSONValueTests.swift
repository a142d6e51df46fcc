import Testing

@testable import LedgerCore

@Suite struct JSONValueTests {
  @Test func `a member is found by its name`() {
    let value: JSONValue = ["a": .integer(1), "b": ["c": .null]]
    #expect(value["b"]?["c"] == .null)
    #expect(value["c"] == nil)
    #expect(JSONValue.integer(1)["a"] == nil)
  }
}
