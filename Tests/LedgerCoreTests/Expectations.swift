import LedgerModel
import Testing

/// Expects an exact number to agree with one that is written with at least 25 digits.
func expectClose(
  _ actual: Ratio?, _ expected: GoldenNumber?,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  guard let actual, let expected else {
    #expect(actual == nil && expected == nil, sourceLocation: sourceLocation)
    return
  }
  let wanted = Ratio(expected.quantity)
  let tolerance = Ratio(1, 1_000_000_000_000_000_000) * max(Ratio(1), wanted.magnitude)
  #expect((actual - wanted).magnitude <= tolerance, sourceLocation: sourceLocation)
}

/// The number that a text in a test states.
func number(_ text: String) throws -> Quantity { try #require(Quantity(text)) }

/// The exact number that a text in a test states.
func ratio(_ text: String) throws -> Ratio { Ratio(try number(text)) }

/// The day that a text in a test states.
func day(_ text: String) throws -> Day { try #require(Day(text)) }
