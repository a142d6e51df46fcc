@testable import JournalReading

extension MistakeFixture {
  static let files = [
    MistakeFixture(
      .includeCycle,
      "include a.journal", files: ["a.journal": "include main.journal\n"]),
    MistakeFixture(
      .includeMissing,
      "include none.journal"),
    MistakeFixture(
      .includeOutsideRoot,
      "include out/a.journal", root: "in", files: ["out/a.journal": ""]),
    MistakeFixture(
      .includeTooDeep,
      "include 1.journal", files: chain(101, includes: 1)),
    MistakeFixture(
      .includeTooMany,
      "include 1.journal", files: chain(12, includes: 2)),
    MistakeFixture(
      .includeUnreadable,
      "include sub", files: ["sub/a.journal": ""]),
    MistakeFixture(
      .includedTwice,
      """
      include a.journal
      include a.journal
      """, files: ["a.journal": "2026-01-01 x\n    a  1 EUR\n    b\n"]),
    MistakeFixture(
      .readTwice,
      "2026-01-01 x\n    a  1 EUR\n    b", isNamedTwice: true),
    MistakeFixture(
      .utf8Invalid,
      "; \u{FFFF}"),
  ]
}
