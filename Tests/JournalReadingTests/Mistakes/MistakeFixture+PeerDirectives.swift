@testable import JournalReading

extension MistakeFixture {
  static let peerDirectives = [
    MistakeFixture(
      .accountTypeUnknown,
      "account a  ; type: Z"),
    MistakeFixture(
      .accountUndeclared,
      """
      commodity 1.00 EUR
      account a
      2026-01-01 x
          a  1 EUR
          b
      """, isStrict: true),
    MistakeFixture(
      .aliasMalformed,
      "alias /a/ = \\9"),
    MistakeFixture(
      .applyTooDeep,
      String(repeating: "apply account a\n", count: 256)),
    MistakeFixture(
      .commentInName,
      "account a ; note"),
    MistakeFixture(
      .commodityUndeclared,
      """
      account a
      account b
      2026-01-01 x
          a  1 EUR
          b
      """, isStrict: true),
    MistakeFixture(
      .decimalMarkMissing,
      "commodity 1000 EUR"),
    MistakeFixture(
      .decimalMarkUnknown,
      "decimal-mark x"),
    MistakeFixture(
      .directiveMalformed,
      "apply account"),
    MistakeFixture(
      .directiveUnknown,
      "acount a"),
    MistakeFixture(
      .endWithoutBegin,
      "end apply account"),
    MistakeFixture(
      .patternMalformed,
      "alias /(a/ = b"),
    MistakeFixture(
      .periodMalformed,
      """
      ~ sometimes
          a  1
          b
      """),
  ]
}
