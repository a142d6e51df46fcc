/// The three tables of blanks beside spaces and tabs: all of them, those between digits, and a hint.
extension Span<UInt8> {
  /// The length in bytes of the blank at an offset if it is neither a space nor a tab, else 0.
  ///
  /// These are what hledger takes: the space separators of Unicode, and the two vertical blanks of
  /// ASCII.
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

  /// The length in bytes of a no-break, en, em, figure, thin or mathematical space, else 0: those that
  /// may stand between groups of digits.
  func wideSpaceLength(at index: Int) -> Int {
    switch (byteOrZero(at: index), byteOrZero(at: index + 1), byteOrZero(at: index + 2)) {
    case (0xC2, 0xA0, _): 2
    case (0xE2, 0x80, 0x82), (0xE2, 0x80, 0x83), (0xE2, 0x80, 0x88), (0xE2, 0x80, 0x89),
      (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F):
      3
    default: 0
    }
  }

  /// Whether a blank beyond ASCII may start at an offset: where not, there is none.
  @inline(__always)
  func mayStartWideBlank(at index: Int) -> Bool {
    switch byteOrZero(at: index) {
    case 0xC2: byteOrZero(at: index + 1) == 0xA0 || byteOrZero(at: index + 1) == 0x85
    case 0xE1: byteOrZero(at: index + 1) == 0x9A
    case 0xE2: byteOrZero(at: index + 1) == 0x80 || byteOrZero(at: index + 1) == 0x81
    case 0xE3: byteOrZero(at: index + 1) == 0x80 && byteOrZero(at: index + 2) == 0x80
    default: false
    }
  }
}
