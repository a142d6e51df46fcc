@testable import JournalReading

extension MistakeFixture {
  static let entries = [
    MistakeFixture(
      .accountMissing,
      """
      2026-01-01 x
          ()  1
          a
      """),
    MistakeFixture(
      .accountNameTooLong,
      """
      2026-01-01 x
          \(String(repeating: "a:", count: 300))z  1
          b
      """),
    MistakeFixture(
      .amountExpected,
      """
      2026-01-01 x
          a  EUR
          b
      """),
    MistakeFixture(
      .amountInName,
      """
      2026-01-01 x
          a  5.00 USD
          b 5.00 USD
      """),
    MistakeFixture(
      .amountTooLong,
      """
      2026-01-01 x
          a  \(String(repeating: "1", count: 40))
          b
      """),
    MistakeFixture(
      .assertionFailed,
      """
      2026-01-01 x
          a  1 EUR = 2 EUR
          b
      """),
    MistakeFixture(
      .assignmentWithDate,
      """
      2026-01-01 x
          a  = 1 EUR  ; date:2026-01-02
          b
      """),
    MistakeFixture(
      .costMalformed,
      """
      2026-01-01 x
          a  1 A (@ 2 B
          b
      """),
    MistakeFixture(
      .dateImpossible,
      """
      2026-02-30 x
          a  1
          b
      """),
    MistakeFixture(
      .dateMalformed,
      """
      2026-01 x
          a  1
          b
      """),
    MistakeFixture(
      .entryUnbalanced,
      """
      2026-01-01 x
          a  1 EUR
          b  1 EUR
      """),
    MistakeFixture(
      .indentStray,
      """

          a  1
      """),
    MistakeFixture(
      .lotMalformed,
      """
      2026-01-01 x
          a  1 A {2 B
          b
      """),
    MistakeFixture(
      .numberMalformed,
      """
      2026-01-01 x
          a  1,,2 EUR
          b
      """),
    MistakeFixture(
      .postingsTwoMissing,
      """
      2026-01-01 x
          a
          b
      """),
    MistakeFixture(
      .quoteUnclosed,
      """
      2026-01-01 x
          a  1 "A
          b
      """),
    MistakeFixture(
      .textUnexpected,
      """
      2026-01-01 x
          a  1 EUR 2
          b
      """),
  ]
}
