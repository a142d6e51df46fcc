import Testing

@testable import LedgerCore

@Suite struct JSONOmissionTests {
  @Test func `a path says what is left out of what`() throws {
    let path: JSONOmission.Path = ["a": nil, "b": ["c": nil]]
    #expect(path["a"] == nil)
    #expect(path["other"]?.isEmpty == true)
    let inner = try #require(path["b"])
    #expect(!inner.isEmpty && inner["c"] == nil)
    #expect(JSONOmission.nothing.path.isEmpty)
  }
}
