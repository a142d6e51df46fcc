import Testing

@testable import JournalReading

@Suite struct FileWindowTests {
  private static let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 % 251) }

  private func expect(_ window: borrowing FileWindow, holds range: Range<Int>) {
    let span = window.bytes(upTo: range.upperBound)
    let isSame = range.allSatisfy { span[$0] == Self.bytes[$0] }
    #expect(span.count == range.upperBound && isSame)
  }

  @Test(arguments: [1, 3, 16, 100, 5000])
  func `bytes stand at their offsets, however the window moves`(_ step: Int) throws {
    var window = FileWindow(LargeFile(Self.bytes), step: step)
    for range in [0..<10, 5..<30, 400..<700, 690..<710, 20..<40, 999..<1000, 0..<1000] {
      try window.read(range)
      expect(window, holds: range)
    }
  }

  @Test func `a byte before the part is there for whoever looks back`() throws {
    var window = FileWindow(LargeFile(Self.bytes), step: 4)
    try window.read(500..<510)
    expect(window, holds: 499..<510)
  }

  @Test func `a cut is after a line end, before a letter or a digit`() throws {
    let text = "2026 a\n  b\n\n; c\n2027 d\n\te\nP x\n"
    var window = FileWindow(LargeFile(Array(text.utf8)), step: 2)
    #expect(try window.cut(after: 0, keeping: 0) == 16)
    #expect(try window.cut(after: 16, keeping: 16) == 26)
    #expect(try window.cut(after: 26, keeping: 26) == text.utf8.count)
    #expect(try window.cut(after: text.utf8.count, keeping: 0) == text.utf8.count)
  }

  @Test func `an empty file has no bytes`() throws {
    var window = FileWindow(LargeFile([]), step: 8)
    #expect(try window.cut(after: 0, keeping: 0) == 0)
    let isEmpty = window.bytes(upTo: 0).isEmpty
    #expect(isEmpty)
  }
}
