import Diagnostics
import Testing

@Suite struct SourceFileTests {
  @Test func `a file has a name and the text of its bytes`() {
    let file = SourceFile(name: "a.journal", bytes: Array("x\ny".utf8))
    #expect(file.name == "a.journal")
    #expect(file.size == 3)
    #expect(file.text().line(at: 2) == "y")
  }
}
