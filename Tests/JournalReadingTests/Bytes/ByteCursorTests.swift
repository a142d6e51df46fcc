import Testing

@testable import JournalReading

@Suite struct ByteCursorTests {
  @Test func `a line end is a line feed, with or without a carriage return before it`() {
    let bytes = Array("a\r\nb\nc\rd".utf8)
    var cursor = ByteCursor(bytes.span)
    let found1 = cursor.skipToLineEnd()
    #expect(found1 == 0..<1)
    cursor.skipLineEnd()
    let found2 = cursor.offset
    #expect(found2 == 3)
    cursor.skipLine()
    let found3 = cursor.skipToLineEnd()
    #expect(found3 == 5..<8)
    let found4 = cursor.isAtEnd
    #expect(found4)
  }

  @Test func `the rest of a line loses its trailing blanks`() {
    let bytes = Array("ab \t \r\n".utf8)
    var cursor = ByteCursor(bytes.span)
    let found5 = cursor.skipToLineEnd()
    #expect(found5 == 0..<2)
    let found6 = cursor.isAtLineEnd
    #expect(found6)
  }

  @Test func `nothing is read past the end`() {
    let bytes: [UInt8] = []
    var cursor = ByteCursor(bytes.span)
    let found7 = cursor.next
    #expect(found7 == nil)
    let found8 = cursor.peek(3)
    #expect(found8 == nil)
    let found9 = cursor.isAtLineEnd
    #expect(found9)
    let found10 = cursor.skip(.space)
    #expect(!found10)
    cursor.skipLine()
    let found11 = cursor.offset
    #expect(found11 == 0)
  }

  @Test func `a word is found only whole`() {
    let bytes = Array("end comment".utf8)
    let cursor = ByteCursor(bytes.span)
    let found12 = cursor.starts(with: "end")
    #expect(found12)
    let found13 = cursor.starts(with: "end comments")
    #expect(!found13)
  }
}
