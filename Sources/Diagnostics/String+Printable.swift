internal import LedgerModel

extension String {
  /// The text with control characters made visible, so that it can neither break a line nor send
  /// commands to a terminal.
  ///
  /// Tabs stay. The controls of ASCII become their pictures, such as `␛`; the others, and those
  /// that turn the direction of text, become the replacement character.
  package var printable: String {
    guard unicodeScalars.contains(where: { $0.picture != nil }) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.picture ?? scalar) }
    return String(text)
  }

  /// The text with all control characters but line feeds made visible.
  package var printableLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// What to show for a control character, or `nil` for any other.
  fileprivate var picture: Unicode.Scalar? {
    switch value {
    case 0x09: nil
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value)
    case 0x7F: "\u{2421}"
    default: breaksLayout ? "\u{FFFD}" : nil
    }
  }
}
