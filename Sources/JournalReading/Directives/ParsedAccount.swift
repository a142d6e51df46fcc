/// The attributes on and under an `account` line as they were read.
struct ParsedAccount: Hashable, Sendable {
  var name: PlacedName
  var attributes: [ParsedAttribute]
}
