import Diagnostics
import Testing

@Suite struct SourceMapTests {
  @Test func `files are numbered in the order in which they are added`() {
    var sources = SourceMap()
    #expect(sources.add(name: "a.journal", bytes: [0x61]) == 0)
    #expect(sources.add(name: "b.journal", bytes: [0x62]) == 1)
    #expect(sources[0]?.name == "a.journal")
    #expect(sources[1]?.text().bytes == [0x62])
  }

  @Test(arguments: [Int32(-1), 1, .min, .max])
  func `a number that no file has gives none`(_ number: Int32) {
    var sources = SourceMap()
    _ = sources.add(name: "a.journal", bytes: [])
    #expect(sources[number] == nil)
  }
}
