@testable import JournalReading

extension MistakeFixture {
  static let ledger = [
    MistakeFixture(
      .checkFailed, in: .ledger,
      "assert 1 == 2"),
    MistakeFixture(
      .clockMismatch, in: .ledger,
      "o 2026-01-01 10:00:00"),
    MistakeFixture(
      .expressionFailed, in: .ledger,
      """
      2026-01-01 x
          a  (nothing)
          b
      """),
    MistakeFixture(
      .expressionMalformed, in: .ledger,
      "eval 1 +"),
    MistakeFixture(
      .identifierReused, in: .ledger,
      """
      2026-01-01 x
          ; UUID: 1
          a  1 EUR
          b
      2026-01-02 x
          ; UUID: 1
          a  2 EUR
          b
      """),
    MistakeFixture(
      .numberDoubtful, in: .ledger,
      """
      2026-01-01 x
          a  0,075 EUR
          b
      """),
    MistakeFixture(
      .programSkipped, in: .ledger,
      """
      python
          print(1)
      """),
    MistakeFixture(
      .queryMalformed, in: .ledger,
      """
      = a and
          b  1
      """),
    MistakeFixture(
      .tagUndeclared, in: .ledger,
      """
      account a
      account b
      commodity EUR
      2026-01-01 x
          ; Key: value
          a  1 EUR
          b
      """, isStrict: true),
  ]
}
