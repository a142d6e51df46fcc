/// Searches that look at eight bytes at a time.
///
/// A word is compared with a pattern in all its bytes at once: a byte of the difference that is zero
/// sets its highest bit in the result, and the lowest such bit is the first match.
extension Span<UInt8> {
  /// The offset of the first newline at or after `start`, or the length.
  func newline(from start: Int) -> Int {
    first(from: start) {
      $0.zeroBytes(xor: EightBytes.newlines)
    } orIn: {
      $0 == .newline
    }
  }

  /// The offset of the first byte that a search hits at or after `start`, or the length.
  ///
  /// `hits` gives the highest bit of the first such byte of a word, or 0; `isHit` says the same of
  /// one of the last seven bytes.
  @inline(__always)
  private func first(
    from start: Int, _ hits: (UInt64) -> UInt64, orIn isHit: (UInt8) -> Bool
  ) -> Int {
    var index = start
    while hasEightBytes(at: index) {
      let hits = hits(eightBytes(at: index))
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < count, !isHit(self[index]) { index &+= 1 }
    return index
  }

  /// The offset of the first byte at or after `start` that is no blank, or the length.
  ///
  /// Amounts stand in a column behind twenty or thirty spaces.
  @inline(__always)
  func skippingBlanks(from start: Int) -> Int {
    var index = start
    while hasEightBytes(at: index) {
      let others = eightBytes(at: index) ^ EightBytes.spaces
      if others == 0 {
        index &+= 8
        continue
      }
      index &+= others.trailingZeroBitCount / 8
      if byteOrZero(at: index) != .tab { return index }
      index &+= 1
    }
    return skippingFewBlanks(from: index)
  }

  /// The same where rarely more than one blank stands.
  @inline(__always)
  func skippingFewBlanks(from start: Int) -> Int {
    var index = start
    while byteOrZero(at: index).isBlank { index &+= 1 }
    return index
  }

  /// The offset of the first control character, semicolon or bar at or after `start`, or the length.
  @inline(__always)
  func headerMark(from start: Int) -> Int {
    first(from: start) {
      // A byte below a space borrows into its highest bit.
      (($0 &- EightBytes.spaces) & ~$0 & EightBytes.highBits)
        | $0.zeroBytes(xor: EightBytes.semicolons) | $0.zeroBytes(xor: EightBytes.bars)
    } orIn: {
      $0 < .space || $0 == .semicolon || $0 == .pipe
    }
  }

  /// The offset of the first newline, quote or backslash at or after `start`, or the length.
  func textMark(from start: Int) -> Int {
    first(from: start) {
      $0.zeroBytes(xor: EightBytes.newlines) | $0.zeroBytes(xor: EightBytes.quotes)
        | $0.zeroBytes(xor: EightBytes.backslashes)
    } orIn: {
      $0 == .newline || $0 == .quote || $0 == UInt8(ascii: "\\")
    }
  }

  /// The offset of the first newline, colon or opening bracket at or after `start`, or the length.
  func commentMark(from start: Int) -> Int {
    first(from: start) {
      $0.zeroBytes(xor: EightBytes.newlines) | $0.zeroBytes(xor: EightBytes.colons)
        | $0.zeroBytes(xor: EightBytes.openBrackets)
    } orIn: {
      $0 == .newline || $0 == .colon || $0 == .openBracket
    }
  }

  /// The offset of the first byte beyond ASCII at or after `start`, or the length.
  func wideByte(from start: Int) -> Int {
    var index = start
    while hasEightWords(at: index) {
      let words = eightWords(at: index)
      let four = words.lowHalf | words.highHalf
      let two = four.lowHalf | four.highHalf
      if (two.x | two.y) & EightBytes.highBits != 0 { break }
      index &+= 64
    }
    return first(from: index) {
      $0 & EightBytes.highBits
    } orIn: {
      $0 >= 0x80
    }
  }

  /// The visible ASCII characters at an offset up to the first other byte, as a number with the first
  /// in the lowest place, or `nil` if there are none or more than seven.
  @inline(__always)
  func shortWord(at offset: Int) -> (length: Int, bytes: UInt64)? {
    guard offset + 8 <= count else { return nil }
    let word = eightBytes(at: offset)
    let stops = ((word &- EightBytes.aboveBlanks) | word) & EightBytes.highBits
    let length = stops.trailingZeroBitCount / 8
    guard length > 0, length < 8 else { return nil }
    return (length, word & ((1 << UInt64(truncatingIfNeeded: length * 8)) &- 1))
  }

  /// The offset of the first byte at or after `start` that is no visible ASCII character, or the
  /// length.
  @inline(__always)
  func nameStop(from start: Int) -> Int {
    // A byte up to a blank borrows into its highest bit; one beyond ASCII has it set.
    first(from: start) {
      (($0 &- EightBytes.aboveBlanks) | $0) & EightBytes.highBits
    } orIn: {
      $0 <= .space || $0 >= 0x80
    }
  }
}

/// One byte in all eight places of a word.
private enum EightBytes {
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  static let spaces: UInt64 = 0x2020_2020_2020_2020
  static let newlines: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
  static let semicolons: UInt64 = 0x3B3B_3B3B_3B3B_3B3B
  static let colons: UInt64 = 0x3A3A_3A3A_3A3A_3A3A
  static let openBrackets: UInt64 = 0x5B5B_5B5B_5B5B_5B5B
  static let quotes: UInt64 = 0x2222_2222_2222_2222
  static let backslashes: UInt64 = 0x5C5C_5C5C_5C5C_5C5C
  static let bars: UInt64 = 0x7C7C_7C7C_7C7C_7C7C
  static let aboveBlanks: UInt64 = 0x2121_2121_2121_2121
}

extension UInt64 {
  /// The highest bit of the first byte that equals that of `pattern`; bits above it may be set by
  /// borrows, and mean nothing.
  fileprivate func zeroBytes(xor pattern: UInt64) -> UInt64 {
    let difference = self ^ pattern
    return (difference &- 0x0101_0101_0101_0101) & ~difference & EightBytes.highBits
  }
}
