extension String {
  /// The number of terminal columns that the text takes.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
  /// The number of terminal columns that the character takes.
  ///
  /// Its scalars side by side, except that a flag and what is joined, modified or selected to be an
  /// emoji is one wide picture. A tab counts as one.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    let isPicture = scalars.count > 1 && scalars.first?.properties.isEmoji == true
    if isPicture, scalars.contains(where: \.makesPicture) { return 2 }
    return scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar makes one picture of the character it is a part of: a variation selector, a
  /// joiner, a modifier or half of a flag.
  fileprivate var makesPicture: Bool {
    switch value {
    case 0x200D, 0xFE0F, 0x1F1E6...0x1F1FF: true
    default: properties.isEmojiModifier
    }
  }

  /// The number of terminal columns that the scalar takes by itself.
  fileprivate var displayWidth: Int {
    if value < 0x300 {
      return self == "\t" || !(value < 0x20 || (0x7F..<0xA0).contains(value)) ? 1 : 0
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The medial vowels and final consonants of Korean join the letter before.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return properties.isEmojiPresentation || isEastAsianWide ? 2 : 1
  }

  private var isEastAsianWide: Bool {
    guard value >= 0x1100 else { return false }
    return Unicode.Scalar.wideRanges.contains { $0.contains(value) }
  }

  /// The blocks whose characters are wide or full width, in the order of Unicode.
  ///
  /// Source: `EastAsianWidth.txt` of Unicode 14, values W and F, without the emoji that the
  /// property `Emoji_Presentation` covers.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1F200...0x1F265,
    0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F3FB...0x1F3FF, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
