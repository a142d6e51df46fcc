import TallyTestSupport
import Testing

@Suite struct GoldenCasesTests {
  @Test func `cases are decoded in order, with null answers`() throws {
    let cases = try GoldenCases.load("array.json", inputs: Int.self, expected: String?.self)
    #expect(cases.map(\.id) == ["a", "b"])
    #expect(cases.map(\.inputs) == [1, 2])
    #expect(cases.map(\.expected) == ["one", nil])
    #expect(cases.map(\.testDescription) == ["a: first", "b"])
  }

  @Test func `a section of a larger file is decoded`() throws {
    let cases = try GoldenCases.load(
      "sections.json", section: "numbers", inputs: Int.self, expected: String.self)
    #expect(cases.map(\.expected) == ["one"])
  }

  @Test func `no cases are a failure, and so is a missing section`() {
    #expect(throws: GoldenCases.Failure.isEmpty("sections.json")) {
      try GoldenCases.load(
        "sections.json", section: "none", inputs: Int.self, expected: Int.self)
    }
    #expect(throws: DecodingError.self) {
      try GoldenCases.load(
        "sections.json", section: "missing", inputs: Int.self, expected: Int.self)
    }
  }
}
