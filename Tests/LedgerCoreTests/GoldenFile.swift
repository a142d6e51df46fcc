import TallyTestSupport

/// The cases in `Fixtures/golden.json`, whose contracts stand at its top.
enum GoldenFile {
  /// The cases of a section, at least one; `expected` is an optional type where it can be null.
  static func cases<Inputs, Expected>(
    _ section: String, _ inputs: Inputs.Type, _ expected: Expected.Type
  ) throws -> [GoldenCase<Inputs, Expected>] {
    try GoldenCases.load("golden.json", section: section, inputs: inputs, expected: expected)
  }
}
