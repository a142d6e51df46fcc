/// Why a text is no amount.
struct AmountMistake: Error, Hashable, Sendable {
  /// What is wrong, as the message of a diagnostic.
  let message: String
  /// The wrong bytes, counted from the start of the text.
  let range: Range<Int>
  /// What to type instead, if it is known.
  var help: String?
}
