/// Blanks of any width.
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
