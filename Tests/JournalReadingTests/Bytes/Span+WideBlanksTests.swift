import Testing

@testable import JournalReading

@Suite struct SpanWideBlanksTests {
  /// Every character of at most three bytes, with a digit behind it.
  private static let characters: [(scalar: Unicode.Scalar, bytes: [UInt8])] =
    (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init).map { ($0, Array("\($0)5".utf8)) }

  @Test func `the blanks are the space separators of Unicode and two of ASCII`() {
    for (scalar, bytes) in SpanWideBlanksTests.characters where scalar != " " {
      let isBlank =
        scalar.properties.generalCategory == .spaceSeparator || scalar == "\u{B}"
        || scalar == "\u{C}"
      let length = bytes.span.wideBlankLength(at: 0)
      if length != (isBlank ? bytes.count - 1 : 0) { Issue.record("\(scalar.value)") }
    }
  }

  @Test func `where the hint says that no blank may start, none does`() {
    for (scalar, bytes) in SpanWideBlanksTests.characters where !scalar.isASCII {
      let isBlank = bytes.span.wideBlankLength(at: 0) > 0 || bytes.span.wideSpaceLength(at: 0) > 0
      if isBlank, !bytes.span.mayStartWideBlank(at: 0) { Issue.record("\(scalar.value)") }
    }
  }

  @Test func `the blanks between digits are among all blanks`() {
    let between = SpanWideBlanksTests.characters.filter {
      $0.bytes.span.wideSpaceLength(at: 0) > 0
    }
    #expect(
      between.map(\.scalar) == [
        "\u{A0}", "\u{2002}", "\u{2003}", "\u{2008}", "\u{2009}", "\u{202F}", "\u{205F}",
      ])
    for (scalar, bytes) in between
    where bytes.span.wideSpaceLength(at: 0) != bytes.span.wideBlankLength(at: 0) {
      Issue.record("\(scalar.value)")
    }
  }

  @Test(arguments: [[0xC2], [0xE2], [0xE2, 0x80], [0xE1, 0x9A], [0xE3, 0x80]] as [[UInt8]])
  func `a blank that is cut off is none`(_ bytes: [UInt8]) {
    let lengths = [bytes.span.wideBlankLength(at: 0), bytes.span.wideSpaceLength(at: 0)]
    #expect(lengths == [0, 0])
  }
}
