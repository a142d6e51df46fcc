@testable import JournalReading

extension MistakeFixture {
  static let beancount = [
    MistakeFixture(
      .accountClosedTwice, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 close Assets:Cash
      2026-01-02 close Assets:Cash
      """),
    MistakeFixture(
      .accountNameMalformed, in: .beancount,
      "2020-01-01 open Asset:Cash"),
    MistakeFixture(
      .accountNotOpen, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2026-01-01 * "x"
        Assets:Cash  1 EUR
        Equity:Open
      """),
    MistakeFixture(
      .accountOpenedTwice, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2020-01-02 open Assets:Cash
      """),
    MistakeFixture(
      .balanceContradicted, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 balance Assets:Cash 0 EUR
      2026-01-01 balance Assets:Cash 1 ~ 2 EUR
      """),
    MistakeFixture(
      .bookingMethodUnknown, in: .beancount,
      #"2020-01-01 open Assets:Cash "RANDOM""#),
    MistakeFixture(
      .commodityNotAllowed, in: .beancount,
      """
      2020-01-01 open Assets:Cash USD
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 EUR
        Equity:Open
      """),
    MistakeFixture(
      .commodityRepeated, in: .beancount,
      """
      2020-01-01 commodity EUR
      2020-01-02 commodity EUR
      """),
    MistakeFixture(
      .costNegative, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A {-1 EUR}
        Equity:Open  1 EUR
      """),
    MistakeFixture(
      .currencyUnresolved, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1
        Equity:Open  -1
      """),
    MistakeFixture(
      .divisionByZero, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1/0 EUR
        Equity:Open
      """),
    MistakeFixture(
      .documentFolderMissing, in: .beancount,
      #"option "documents" "none""#),
    MistakeFixture(
      .documentMissing, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 document Assets:Cash "none.pdf"
      """),
    MistakeFixture(
      .lotAmbiguous, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A {1 EUR}
        Assets:Cash  1 A {2 EUR}
        Equity:Open  -3 EUR
      2026-01-02 * "y"
        Assets:Cash  -1 A {}
        Equity:Open
      """),
    MistakeFixture(
      .lotEmpty, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  0 A {1 EUR}
        Equity:Open  0 EUR
      """),
    MistakeFixture(
      .lotInsufficient, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A {1 EUR}
        Equity:Open  -1 EUR
      2026-01-02 * "y"
        Assets:Cash  -2 A {1 EUR}
        Equity:Open  2 EUR
      """),
    MistakeFixture(
      .lotMethodUnsupported, in: .beancount,
      """
      2020-01-01 open Assets:Broker "AVERAGE"
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Broker  2 A {1 EUR}
        Equity:Open  -2 EUR
      2026-01-02 * "y"
        Assets:Broker  -1 A {}
        Equity:Open  1 EUR
      """),
    MistakeFixture(
      .lotMissing, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A {1 EUR}
        Equity:Open  -1 EUR
      2026-01-02 * "y"
        Assets:Cash  -1 A {2 EUR}
        Equity:Open  2 EUR
      """),
    MistakeFixture(
      .metadataRepeated, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        note: "a"
        note: "b"
        Assets:Cash  1 EUR
        Equity:Open
      """),
    MistakeFixture(
      .numbersTwoMissing, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  EUR
        Equity:Open  EUR
      """),
    MistakeFixture(
      .optionDeprecated, in: .beancount,
      #"option "inferred_tolerance_multiplier" "0.5""#),
    MistakeFixture(
      .optionMalformed, in: .beancount,
      #"option "booking_method" "RANDOM""#),
    MistakeFixture(
      .optionUnknown, in: .beancount,
      #"option "titel" "x""#),
    MistakeFixture(
      .padAtCost, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A {1 EUR}
        Equity:Open  -1 EUR
      2026-01-02 pad Assets:Cash Equity:Open
      2026-01-03 balance Assets:Cash 2 A
      """),
    MistakeFixture(
      .padUnused, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-02 pad Assets:Cash Equity:Open
      """),
    MistakeFixture(
      .priceMalformed, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A {1 EUR} @ 1 USD
        Equity:Open  -1 EUR
      """),
    MistakeFixture(
      .priceNegative, in: .beancount,
      """
      2020-01-01 open Assets:Cash
      2020-01-01 open Equity:Open
      2026-01-01 * "x"
        Assets:Cash  1 A @ -1 EUR
        Equity:Open  -1 EUR
      """),
    MistakeFixture(
      .pushUnclosed, in: .beancount,
      "pushtag #a"),
    MistakeFixture(
      .textMissing, in: .beancount,
      "2020-01-01 open"),
  ]
}
