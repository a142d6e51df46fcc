import Testing

@testable import LedgerCore

@Suite struct UnstoredFiguresTests {
  @Test func `names stand in order, each once`() {
    let figures = UnstoredFigures()
    #expect(figures.names.isEmpty)
    for name in ["b", "a", "b"] { figures.insert(name) }
    #expect(figures.names == ["a", "b"])
  }
}
