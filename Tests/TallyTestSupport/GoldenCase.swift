import Testing

/// One case of a fixture: what goes in and what has to come out.
package struct GoldenCase<Inputs, Expected>: Decodable, Sendable, CustomTestStringConvertible
where Inputs: Decodable & Sendable, Expected: Decodable & Sendable {
  package let id: String
  package let inputs: Inputs
  /// The answer; an optional type if the fixture says `null`.
  package let expected: Expected
  package let note: String?

  package var testDescription: String { note.map { "\(id): \($0)" } ?? id }
}
