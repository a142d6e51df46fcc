extension String {
  /// The text as a cell of comma-separated values, in quotes if RFC 4180 asks for them.
  package var quotedForCSV: String {
    let marks: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
    guard unicodeScalars.contains(where: marks.contains) else { return self }
    let doubled = unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
    return "\"\(doubled)\""
  }

  /// The text with an apostrophe before it if a spreadsheet would take it for a formula.
  ///
  /// For texts alone: a negative number begins as a formula does and has to stay a number.
  package var withoutFormula: String {
    let starters: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "\n"]
    return unicodeScalars.first.map(starters.contains) == true ? "'" + self : self
  }
}
