/// The blanks that hledger takes beside spaces and tabs: what Unicode calls space separators, and the
/// two vertical ones of ASCII.
extension ByteCursor {
  /// Whether a blank of any width stands here.
  var isAtWideBlank: Bool {
    guard let byte = next else { return false }
    return byte.isBlank || bytes.wideBlankLength(at: offset) > 0
  }

  /// Moves past blanks of any width.
  mutating func skipWideBlanks() {
    while let byte = next {
      let length = byte.isBlank ? 1 : bytes.wideBlankLength(at: offset)
      if length == 0 { return }
      offset += length
    }
  }
}

extension Span<UInt8> {
  /// The length in bytes of the blank at an offset if it is neither a space nor a tab, else 0.
  func wideBlankLength(at index: Int) -> Int {
    switch self[index] {
    case 0x0B, 0x0C: return 1
    case 0xC2: return byteOrZero(at: index + 1) == 0xA0 ? 2 : 0
    case 0xE1, 0xE2, 0xE3: break
    default: return 0
    }
    switch (self[index], byteOrZero(at: index + 1), byteOrZero(at: index + 2)) {
    case (0xE1, 0x9A, 0x80), (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F),
      (0xE3, 0x80, 0x80):
      return 3
    default: return 0
    }
  }

  /// The offset of the first wide blank between two offsets, or the end.
  func wideBlank(in range: Range<Int>) -> Int {
    for index in range where wideBlankLength(at: index) > 0 { return index }
    return range.upperBound
  }
}
