@testable import JournalReading

extension DialectDifferenceTests {
  /// Headers, costs and what balances.
  static let entries: [DialectRow] = [
    DialectRow(
      8, "a sale of a lot at another price without a gain",
      """
      2026-01-05 x
          assets:fund  10 AAA {$50.00} @ $50.00
          assets:cash  $-500.00
      2026-02-05 x
          assets:fund  -10 AAA {$50.00} @ $60.00
          assets:cash  $600.00
      """,
      [
        .hledger: .reads(["assets:cash": "100 $"]),
        .ledger: .rejects,
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Fund  10 AAA {50.00 USD}
              Assets:Cash  -500.00 USD
            2026-02-05 * "x"
              Assets:Fund  -10 AAA {50.00 USD} @ 60.00 USD
              Assets:Cash  600.00 USD
            """),
      ]),
    DialectRow(
      9, "a semicolon after one space in a header",
      """
      2026-01-05 Shop ;weekly
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], payee: "Shop"),
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], payee: "Shop ;weekly"),
        .beancount: .reads(
          ["Assets:Cash": "5 EUR", "Equity:Start": "-5 EUR"], payee: "Shop ;weekly",
          of: """
            2026-01-05 * "Shop ;weekly" ""
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      12, "a month and day later than today, without a year",
      """
      9/30 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], days: ["2026-09-30"]),
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], days: ["2025-09-30"]),
        .beancount: .rejects,
      ]),
    DialectRow(
      16, "a year and month as a date",
      """
      2026/03 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .rejects,
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], days: ["2026-03-01"]),
        .beancount: .rejects(
          of: """
            2026/03 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      19, "a half left over beside whole numbers",
      """
      2026-01-05 x
          assets:fund  10 CCC @ $2.55
          assets:cash  $-25
      """,
      [
        .hledger: .reads(["assets:cash": "-25 $", "assets:fund": "10 CCC"]),
        .ledger: .reads(["assets:cash": "-25 $", "assets:fund": "10 CCC"]),
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Fund  10 CCC @ 2.55 USD
              Assets:Cash  -25 USD
            """),
      ]),
    DialectRow(
      20, "a third left over in a commodity that only costs name",
      """
      2026-01-05 x
          assets:fund  1 CCC @ $1.33
          assets:gold  -1 DDD @ $1
      """,
      [
        .hledger: .rejects,
        .ledger: .reads(["assets:fund": "1 CCC", "assets:gold": "-1 DDD"]),
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Fund  1 CCC @ 1.33 USD
              Assets:Gold  -1 DDD @ 1 USD
            """),
      ]),
    DialectRow(
      25, "an unbalanced virtual posting without an amount",
      """
      2026-01-05 x
          assets:cash  5 EUR
          equity:start  -5 EUR
          (budget)
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .ledger: .rejects,
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Cash  5 EUR
              Equity:Start  -5 EUR
              (Assets:Budget)
            """),
      ]),
    DialectRow(
      27, "a bar in the description",
      """
      2026-01-05 Shop | weekly food
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], payee: "Shop"),
        // To Ledger the payee is the whole text; here payees are grouped as hledger groups them.
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], payee: "Shop"),
        .beancount: .rejects(
          of: """
            2026-01-05 * "Shop" | "weekly food"
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      29, "an entry of a day to come",
      """
      2031-05-01 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], days: ["2031-05-01"]),
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"], days: ["2031-05-01"]),
        .beancount: .reads(
          ["Assets:Cash": "5 EUR", "Equity:Start": "-5 EUR"], days: ["2031-05-01"],
          of: """
            2031-05-01 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
  ]
}
