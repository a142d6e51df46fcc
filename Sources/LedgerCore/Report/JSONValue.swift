/// A JSON document as a tree whose objects keep the order of their members.
package enum JSONValue: Equatable, Sendable {
  /// A member of an object.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  case object([Member])
  case array([JSONValue])
  case string(String)
  case integer(Int)
  case bool(Bool)
  case null
}

extension JSONValue {
  /// The value of a member of an object, or `nil` if there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map(Member.init))
  }
}
