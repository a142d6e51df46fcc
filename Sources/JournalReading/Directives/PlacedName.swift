internal import Diagnostics
internal import LedgerModel

/// A name and where it is written.
struct PlacedName: Hashable, Sendable {
  let text: String
  let range: SourceRange

  var location: SourceLocation { SourceLocation(file: range.file, offset: range.lowerBound) }
}
