import Diagnostics
import Testing

@Suite struct SourceFileTests {
  @Test func `bytes are kept or loaded`() {
    #expect(SourceFile(name: "a", bytes: [1, 2]).text()?.bytes == [1, 2])
    #expect(SourceFile(name: "a", load: { [3] }).text()?.bytes == [3])
  }

  @Test func `a file that cannot be loaded has no text`() {
    let file = SourceFile(name: "gone.journal", load: { nil })
    #expect(file.text()?.bytes == nil)
    #expect(file.name == "gone.journal")
  }
}
