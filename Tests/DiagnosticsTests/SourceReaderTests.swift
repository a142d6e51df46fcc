import Synchronization
import Testing

@testable import Diagnostics

@Suite struct SourceReaderTests {
  @Test func `a file is loaded once for all its places`() {
    let loads = Counter()
    var sources = SourceMap()
    let file = sources.add(name: "big.journal") {
      loads.increment()
      return Array("a\nb\n".utf8)
    }
    var reader = SourceReader(sources)
    #expect(loads.value == 0)
    #expect(reader.place(of: SourceRange(file: file, 0..<1))?.start?.line == 1)
    #expect(reader.place(of: SourceRange(file: file, 2..<3))?.start?.line == 2)
    #expect(reader.text(of: file)?.lineCount == 3)
    #expect(loads.value == 1)
  }

  @Test func `a file that is gone is asked for once, and still has a name`() {
    let loads = Counter()
    var sources = SourceMap()
    let file = sources.add(name: "gone.journal") {
      loads.increment()
      return nil
    }
    var reader = SourceReader(sources)
    for _ in 0..<2 {
      let place = reader.place(of: SourceRange(file: file, 0..<1))
      #expect(place == SourceReader.Place(file: "gone.journal", start: nil, end: nil))
    }
    #expect(loads.value == 1)
  }

  @Test func `a range in no file has no place`() {
    var reader = SourceReader(SourceMap())
    #expect(reader.place(of: nil) == nil)
    #expect(reader.place(of: SourceRange(file: 3, 0..<1)) == nil)
    #expect(reader.text(of: 3)?.bytes == nil)
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
  }
}
