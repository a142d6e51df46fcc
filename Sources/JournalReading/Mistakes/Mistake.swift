/// Something wrong with a stretch of journal text, as the reader meets it.
///
/// It ends the entry or directive that it stands in; the reader carries on with the next.
struct Mistake: Error, Equatable {
  let id: MistakeID
  /// The bytes in question.
  let range: Range<Int>
  /// What is wrong, in lower case and without a full stop.
  let message: String
  /// What to type instead.
  var help: String?

  init(_ id: MistakeID, at range: Range<Int>, _ message: String, help: String? = nil) {
    self.id = id
    self.range = range
    self.message = message
    self.help = help
  }
}
