/// The bytes of a source file with a table of where its lines start.
///
/// A line ends at a line feed; a carriage return before it is no part of the line. A byte order
/// mark at the start of the file is no part of the first line.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  /// The offset at which each line starts; the last line may be empty.
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// The line and the column of a byte offset, which is clamped to the text.
  package func position(of offset: Int) -> SourcePosition {
    let line = lineIndex(at: offset)
    let range = contents(ofLine: line)
    let end = characterStart(at: min(max(offset, range.lowerBound), range.upperBound))
    let before = range.lowerBound..<max(end, range.lowerBound)
    return SourcePosition(line: line + 1, column: string(before).count + 1)
  }

  /// The text of the line that holds a byte offset, without its end; bytes that are not UTF-8 are
  /// replaced.
  package func line(at offset: Int) -> String { string(lineRange(at: offset)) }

  /// The bytes of the line that holds a byte offset, without its end.
  func lineRange(at offset: Int) -> Range<Int> { contents(ofLine: lineIndex(at: offset)) }

  /// The text of a stretch of bytes; those that are not UTF-8 are replaced.
  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The offset of the first byte of the character that holds an offset.
  func characterStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, offset - start < 3, bytes[start] & 0xC0 == 0x80 {
      start -= 1
    }
    let isLead = start < bytes.count && bytes[start] & 0xC0 == 0xC0
    return isLead ? start : offset
  }

  /// The number, from 0, of the line that holds an offset, by binary search.
  private func lineIndex(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func contents(ofLine line: Int) -> Range<Int> {
    let start = starts[line]
    guard line + 1 < starts.count else { return start..<bytes.count }
    var end = starts[line + 1] - 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}
