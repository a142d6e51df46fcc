import Foundation

/// Reads the cases of a fixture, a JSON array of objects with `id`, `inputs` and `expected`.
package enum GoldenCases {
  /// Why a fixture has no cases to give.
  package enum Failure: Error, Equatable { case isEmpty(String) }

  /// Reads the cases of a file in `Fixtures`, beside the test.
  ///
  /// - Parameters:
  ///   - name: The path below `Fixtures`.
  ///   - section: The key that holds the array, or `nil` if the whole file is the array.
  ///   - inputs: The type of each case's `inputs`.
  ///   - expected: The type of each case's `expected`.
  ///   - testFile: The path of the test's source, which `Fixtures` stands beside.
  /// - Returns: The cases in the order of the file, at least one.
  /// - Throws: ``Failure/isEmpty(_:)`` if there is none, or what reading and decoding throw.
  package static func load<Inputs, Expected>(
    _ name: String, section: String? = nil, inputs: Inputs.Type, expected: Expected.Type,
    testFile: String = #filePath
  ) throws -> [GoldenCase<Inputs, Expected>] {
    let data = try Data(contentsOf: Golden.fixture(name, testFile: testFile))
    let cases: [GoldenCase<Inputs, Expected>]
    if let section {
      cases = try JSONDecoder().decode(
        Section<Inputs, Expected>.self, from: data, configuration: section
      ).cases
    } else {
      cases = try JSONDecoder().decode([GoldenCase<Inputs, Expected>].self, from: data)
    }
    guard !cases.isEmpty else { throw Failure.isEmpty(name) }
    return cases
  }
}

/// The array under one key of a fixture.
private struct Section<Inputs, Expected>: DecodableWithConfiguration
where Inputs: Decodable & Sendable, Expected: Decodable & Sendable {
  let cases: [GoldenCase<Inputs, Expected>]

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder, configuration key: String) throws {
    cases = try decoder.container(keyedBy: Key.self)
      .decode([GoldenCase<Inputs, Expected>].self, forKey: Key(stringValue: key))
  }
}
