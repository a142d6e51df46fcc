import LedgerModel
import Testing

@testable import JournalReading

/// Where hledger 1.25 takes a character as a blank, as an end of a line, or as any other character.
struct WideBlankTests {
  /// A journal with `@` where the character stands, and what hledger makes of it.
  struct Place: CustomTestStringConvertible {
    let text: String
    let characters: [Character]
    /// The balance of each account, with `·` for the character, or `nil` for an error.
    let balances: [String: String]?

    init(_ text: String, _ characters: [Character], _ balances: [String: String]?) {
      self.text = text
      self.characters = characters
      self.balances = balances
    }

    var testDescription: String { text }
  }

  @Test(arguments: places)
  func `a character is a blank where it is one to hledger`(_ place: Place) {
    for character in place.characters {
      let written = place.text.map { $0 == "@" ? character : $0 == "§" ? "@" : $0 }
      let sample = ReadingSample(String(written))
      guard let balances = place.balances else {
        #expect(!sample.errors.isEmpty, "\(character.unicodeScalars)")
        continue
      }
      #expect(sample.errors.isEmpty, "\(character.unicodeScalars)")
      for (account, balance) in balances {
        let names = [account, balance].map { $0.replacing("·", with: String(character)) }
        #expect(sample.balance(names[0]) == [names[1]], "\(character.unicodeScalars)")
      }
    }
  }

  private static let places = [
    Place(
      "2026-01-01 x\n    a  1.00@EUR\n    b\n",
      [" ", "\t"],
      ["a": "1 EUR", "b": "-1 EUR"]),
    Place(
      "2026-01-01 x\n    a  1.00@EUR\n    b\n",
      ["\r"],
      nil),
    Place(
      "2026-01-01 x\n    a  1.00@EUR\n    b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a": "1 ·EUR", "b": "-1 ·EUR"]),
    Place(
      "2026-01-01 x\n    a  $@1.00\n    b\n",
      [" ", "\t"],
      ["a": "1 $", "b": "-1 $"]),
    Place(
      "2026-01-01 x\n    a  $@1.00\n    b\n",
      ["\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "\u{FEFF}"],
      ["a": "1 $·", "b": "-1 $·"]),
    Place(
      "2026-01-01 x\n    a  $@1.00\n    b\n",
      ["\r"],
      nil),
    Place(
      "2026-01-01 x\n    a@1\n    b\n",
      [" ", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a@@1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a@@1\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a @1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a @1\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a@ 1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a@ 1\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a@c  1\n    b\n",
      [" "],
      ["a c": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a@c  1\n    b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a·c": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  @1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  @1\n    b\n",
      ["\r"],
      nil),
    Place(
      "2026-01-01 x\n    a  @1\n    b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a": "1 ·", "b": "-1 ·"]),
    Place(
      "2026-01-01 x\n    a  1@\n    b\n",
      [" ", "\t", "\r"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  1@\n    b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a": "1 ·", "b": "-1 ·"]),
    Place(
      "2026-01-01 x\n    a  1\n    b@\n",
      [" ", "\t", "\r"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  1\n    b@\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a": "1", "b·": "-1"]),
    Place(
      "2026-01-01 x\n@a  1\n@b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n@a  1\n@b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n  @a  1\n  @b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n  @a  1\n  @b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["·a": "1", "·b": "-1"]),
    Place(
      "2026-01-01@x\n    a  1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01@x\n    a  1\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 *@x\n    a  1\n    b\n",
      [" ", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "\u{FEFF}"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  1 A@§ 2 B\n    b\n",
      [" ", "\t"],
      ["a": "1 A", "b": "-2 B"]),
    Place(
      "2026-01-01 x\n    a  1 A@§ 2 B\n    b\n",
      ["\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "\u{FEFF}"],
      ["a": "1 A·", "b": "-2 B"]),
    Place(
      "2026-01-01 x\n    a  1 A@§ 2 B\n    b\n",
      ["\r"],
      nil),
    Place(
      "2026-01-01 x\n    a  1 A §@2 B\n    b\n",
      [" ", "\t"],
      ["a": "1 A", "b": "-2 B"]),
    Place(
      "2026-01-01 x\n    a  1 A §@2 B\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a  1@; c\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  1@; c\n    b\n",
      ["\r"],
      nil),
    Place(
      "2026-01-01 x\n    a  1@; c\n    b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a": "1 ·", "b": "-1 ·"]),
    Place(
      "2026-01-01 x\n    a  1\n    b@@; c\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  1\n    b@@; c\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a": "1", "b··; c": "-1"]),
    Place(
      "2026-01-01 x\n    a  1\n    b\n@\n2026-01-02 y\n    c  2\n    d\n",
      [" ", "\t", "\r"],
      ["a": "1", "b": "-1", "c": "2", "d": "-2"]),
    Place(
      "2026-01-01 x\n    a  1\n    b\n@\n2026-01-02 y\n    c  2\n    d\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a  1\n    b\n @\n2026-01-02 y\n    c  2\n    d\n",
      [" ", "\t", "\r"],
      ["a": "1", "b": "-1", "c": "2", "d": "-2"]),
    Place(
      "2026-01-01 x\n    a  1\n    b\n @\n2026-01-02 y\n    c  2\n    d\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "@\n2026-01-02 y\n    c  2\n    d\n",
      [" ", "\t", "\r", "\u{FEFF}"],
      ["c": "2", "d": "-2"]),
    Place(
      "@\n2026-01-02 y\n    c  2\n    d\n",
      ["\u{85}", "\u{2028}", "\u{200B}"],
      nil),
    Place(
      "2026-01-01 x\n    a  1@= 1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  1@= 1\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a  1 =@1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    a  1 =@1\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "2026-01-01 x\n    a  1@000\n    b\n",
      [" "],
      ["a": "1000", "b": "-1000"]),
    Place(
      "2026-01-01 x\n    a  1@000\n    b\n",
      ["\t", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{1680}", "\u{2007}", "\u{200A}", "\u{2028}", "\u{3000}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "account@a\n2026-01-01 x\n    a  1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "account@a\n2026-01-01 x\n    a  1\n    b\n",
      ["\r", "\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      nil),
    Place(
      "account a@\n2026-01-01 x\n    a  1\n    b\n",
      [" ", "\t", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "\u{FEFF}"],
      ["a": "1", "b": "-1"]),
    Place(
      "P 2026-01-01 A@2 B\n2026-01-01 x\n    a  1\n    b\n",
      [" ", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2003}", "\u{2007}", "\u{2009}", "\u{200A}", "\u{2028}", "\u{202F}", "\u{205F}", "\u{3000}", "\u{200B}", "\u{FEFF}"],
      ["a": "1", "b": "-1"]),
    Place(
      "P 2026-01-01 A@2 B\n2026-01-01 x\n    a  1\n    b\n",
      ["\r"],
      nil),
    Place(
      "2026-01-01 x\n    a  -@1\n    b\n",
      [" ", "\t"],
      ["a": "-1", "b": "1"]),
    Place(
      "2026-01-01 x\n    a  -@1\n    b\n",
      ["\r"],
      nil),
    Place(
      "2026-01-01 x\n    a  -@1\n    b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["a": "-1 ·", "b": "1 ·"]),
    Place(
      "2026-01-01 x\n    (a)@@1\n    b  0\n",
      [" ", "\t"],
      ["a": "1"]),
    Place(
      "2026-01-01 x\n    (a)@@1\n    b  0\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      []),
    Place(
      "2026-01-01 x\n    *@a  1\n    b\n",
      [" ", "\t"],
      ["a": "1", "b": "-1"]),
    Place(
      "2026-01-01 x\n    *@a  1\n    b\n",
      ["\u{85}", "\u{2028}", "\u{200B}", "\u{FEFF}"],
      ["b": "-1", "·a": "1"]),
  ]
}
