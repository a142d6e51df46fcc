/// Parts of lines.
extension Span<UInt8> {
  /// The offsets of the rest of a line, without trailing blanks.
  func line(at offset: Int) -> Range<Int> { trimmed(offset..<newline(from: offset)) }

  /// The offsets without blanks at either end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank || self[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  /// Whether `byte` stands between two offsets.
  func holds(_ byte: UInt8, in range: Range<Int>) -> Bool {
    for index in range where self[index] == byte { return true }
    return false
  }

  /// Whether the text between two offsets starts with `word`, given in lower case.
  func startsIgnoringCase(_ range: Range<Int>, _ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard range.count >= length else { return false }
    for index in 0..<length {
      let byte = self[range.lowerBound + index]
      guard (byte.isLetter ? byte | 0x20 : byte) == word.byte(index) else { return false }
    }
    return true
  }

  /// The number that up to nine digits make, or `nil` if there are more.
  func number(_ digits: Range<Int>) -> Int? {
    guard digits.count <= 9 else { return nil }
    var value = 0
    for index in digits { value = value * 10 + Int(self[index].digitValue) }
    return value
  }
}
