import LedgerModel
import Testing

@Suite struct CharacterDisplayWidthTests {
  @Test(
    arguments: [
      "a", "é", "e\u{301}", "\t", "…", "€", "ß", "я", "ا", "\u{A0}", "\u{AD}", "☎", "①", "ก", "Ω",
      "ه\u{200D}",
    ] as [Character])
  func `most characters take one column`(_ character: Character) {
    #expect(character.displayWidth == 1)
  }

  /// Wide and full width by `EastAsianWidth.txt`, and emoji.
  @Test(
    arguments: [
      "日", "本", "あ", "ア", "한", "\u{1112}\u{1161}\u{11AB}", "Ａ", "￥", "、", "「", "〒", "㌔", "𠀋",
      "ﾃﾞ", "กำ", "का", "😀", "👨‍👩‍👧", "🇩🇪", "☎️", "⌚", "👍🏽", "𛀀",
    ] as [Character])
  func `wide characters take two columns`(_ character: Character) {
    #expect(character.displayWidth == 2)
  }

  @Test(
    arguments: ["\u{301}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{20DD}", "\0"] as [Character])
  func `a mark by itself takes no column`(_ character: Character) {
    #expect(character.displayWidth == 0)
  }

  @Test(arguments: ["ｱ", "￦", "ￜ", "︰", "﹏", "～"] as [Character])
  func `half width forms differ from full width forms`(_ character: Character) {
    let isHalf = (0xFF61...0xFFDC).contains(character.unicodeScalars.first?.value ?? 0)
    #expect(character.displayWidth == (isHalf ? 1 : 2))
  }

  @Test(arguments: [
    ("", 0), ("Groceries", 9), ("食費", 4), ("ﾃﾞｰﾀ", 4), ("🇩🇪 x", 4), ("a\u{200B}b", 2), ("שכר", 3),
    ("a\u{1B}\u{9B}b", 2),
  ])
  func `a text is as wide as its characters`(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }
}
