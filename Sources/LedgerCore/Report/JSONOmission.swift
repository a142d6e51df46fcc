/// What a document is written without.
struct JSONOmission: Sendable {
  /// What is left out of an object: whole members, or with a path something of theirs.
  struct Path: ExpressibleByDictionaryLiteral, Sendable {
    private let members: [(name: String, path: Path?)]

    init(dictionaryLiteral members: (String, Path?)...) {
      self.members = members.map { (name: $0.0, path: $0.1) }
    }

    /// Whether nothing is left out.
    var isEmpty: Bool { members.isEmpty }

    /// What is left out of a member, or `nil` if it is left out whole.
    subscript(name: String) -> Path? {
      guard let member = members.first(where: { $0.name == name }) else { return [:] }
      return member.path
    }
  }

  /// The members that are left out wherever they are.
  var everywhere: [String] = []
  /// The members whose days are written as months.
  var byMonth: [String] = []
  /// What is left out of the document; elements of a list have the path of the list.
  var path: Path = [:]

  static let nothing = JSONOmission()
}
