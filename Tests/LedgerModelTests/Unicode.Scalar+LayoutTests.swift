import LedgerModel
import Testing

@Suite struct UnicodeScalarLayoutTests {
  @Test(
    arguments: [
      "\u{0}", "\t", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{61C}", "\u{200E}",
      "\u{2028}",
      "\u{2029}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}",
    ] as [Unicode.Scalar])
  func `controls, ends of lines and marks of direction break the layout`(_ scalar: Unicode.Scalar) {
    #expect(scalar.breaksLayout)
  }

  @Test(
    arguments: [" ", "a", "~", "\u{A0}", "\u{E9}", "\u{200B}", "\u{200D}", "\u{2065}"]
      as [Unicode.Scalar])
  func `letters, blanks and joiners do not`(_ scalar: Unicode.Scalar) {
    #expect(!scalar.breaksLayout)
  }
}
