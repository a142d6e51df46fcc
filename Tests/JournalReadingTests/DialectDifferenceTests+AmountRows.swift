@testable import JournalReading

extension DialectDifferenceTests {
  /// Numbers, signs and commodities.
  static let amounts: [DialectRow] = [
    DialectRow(
      1, "a lone comma before three digits is a decimal mark, or groups thousands",
      """
      2026-01-05 x
          assets:cash  1,000 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "1 EUR", "equity:start": "-1 EUR"]),
        .ledger: .reads(["assets:cash": "1000 EUR", "equity:start": "-1000 EUR"]),
        .beancount: .reads(
          ["Assets:Cash": "1000 EUR", "Equity:Start": "-1000 EUR"],
          of: """
            2026-01-05 * "x"
              Assets:Cash  1,000 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      2, "a decimal comma seen earlier changes what a later point is, or does not",
      """
      2026-01-05 x
          assets:cash  1.000,00 EUR
          assets:cash  1.234 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "1001.234 EUR", "equity:start": "-1001.234 EUR"]),
        .ledger: .reads(["assets:cash": "2234 EUR", "equity:start": "-2234 EUR"]),
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Cash  1.000,00 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      3, "a declared decimal comma makes the point a group mark",
      """
      decimal-mark ,
      2026-01-05 x
          assets:cash  1.5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "15 EUR", "equity:start": "-15 EUR"]),
        .ledger: .reads(["assets:cash": "1.5 EUR", "equity:start": "-1.5 EUR"]),
        .beancount: .rejects,
      ]),
    DialectRow(
      4, "a zero before the comma and three digits",
      """
      2026-01-05 x
          assets:cash  0,075 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "0.075 EUR", "equity:start": "-0.075 EUR"]),
        .ledger: .reads(["assets:cash": "75 EUR", "equity:start": "-75 EUR"]),
        .beancount: .reads(
          ["Assets:Cash": "75 EUR", "Equity:Start": "-75 EUR"],
          of: """
            2026-01-05 * "x"
              Assets:Cash  0,075 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      11, "a bare number below a default commodity",
      """
      D $1.00
      2026-01-05 x
          assets:cash  5
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 $", "equity:start": "-5 $"]),
        .ledger: .reads(["assets:cash": "5", "equity:start": "-5"]),
        .beancount: .reads(
          ["Assets:Cash": "5 USD", "Equity:Start": "-5 USD"],
          of: """
            2026-01-05 * "x"
              Assets:Cash  5
              Equity:Start  -5.00 USD
            """),
      ]),
    DialectRow(
      17, "a lone tab between account and amount",
      """
      2026-01-05 x
          assets:cash\t5 EUR
          equity:start
      """,
      [
        // hledger takes a lone tab for the end of the name since 1.26; 1.25 for a part of it.
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .beancount: .reads(
          ["Assets:Cash": "5 EUR", "Equity:Start": "-5 EUR"],
          of: """
            2026-01-05 * "x"
              Assets:Cash\t5 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      18, "two commodities without a cost",
      """
      2026-01-05 x
          assets:euro  100 EUR
          assets:cash  -110 USD
      """,
      [
        .hledger: .reads(["assets:cash": "-110 USD", "assets:euro": "100 EUR"]),
        .ledger: .reads(["assets:cash": "-110 USD", "assets:euro": "100 EUR"]),
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Euro  100 EUR
              Assets:Cash  -110 USD
            """),
      ]),
    DialectRow(
      28, "a commodity declared with a number without a decimal mark",
      """
      commodity $1000
      2026-01-05 x
          assets:cash  $5
          equity:start
      """,
      [
        .hledger: .rejects,
        .ledger: .reads(["assets:cash": "5 $", "equity:start": "-5 $"]),
        .beancount: .rejects,
      ]),
    DialectRow(
      32, "a digit in a symbol without quotes",
      """
      2026-01-05 x
          assets:cash  1 2A
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "12 A", "equity:start": "-12 A"]),
        .ledger: .rejects,
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Cash  1 2A
              Equity:Start
            """),
      ]),
  ]
}
