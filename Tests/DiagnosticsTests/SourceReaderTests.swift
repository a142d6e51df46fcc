import Testing

@testable import Diagnostics

@Suite struct SourceReaderTests {
  @Test func `a range has the name of its file and the places of its ends`() {
    var sources = SourceMap()
    let file = sources.add(name: "big.journal", bytes: Array("a\nbc\n".utf8))
    var reader = SourceReader(sources)
    let start = SourcePosition(line: 2, column: 1)
    let end = SourcePosition(line: 2, column: 3)
    for _ in 0..<2 {
      #expect(
        reader.place(of: SourceRange(file: file, 2..<4))
          == SourceReader.Place(file: "big.journal", start: start, end: end))
    }
    #expect(reader.text(of: file)?.line(at: 0) == "a")
  }

  @Test func `a range in no file has no place`() {
    var reader = SourceReader(SourceMap())
    #expect(reader.place(of: nil) == nil)
    #expect(reader.place(of: SourceRange(file: 3, 0..<1)) == nil)
    #expect(reader.text(of: 3)?.bytes == nil)
  }
}
