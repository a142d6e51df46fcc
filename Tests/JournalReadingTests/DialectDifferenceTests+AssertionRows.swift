@testable import JournalReading

extension DialectDifferenceTests {
  /// Asserted balances.
  static let assertions: [DialectRow] = [
    DialectRow(
      13, "a bare zero asserted beside another commodity",
      """
      2026-01-05 x
          assets:cash  5 EUR = 0
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .ledger: .rejects,
        .beancount: .reads(
          ["Assets:Cash": "5 EUR", "Equity:Start": "-5 EUR"],
          of: """
            2026-01-05 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            2026-01-06 balance Assets:Cash  0 USD
            """),
      ]),
    DialectRow(
      14, "an assertion written before an earlier entry",
      """
      2026-01-07 x
          assets:cash  -1 EUR = 99 EUR
          expenses:food
      2026-01-05 x
          assets:cash  100 EUR
          equity:start
      """,
      [
        .hledger: .reads([
          "assets:cash": "99 EUR", "equity:start": "-100 EUR", "expenses:food": "1 EUR",
        ]),
        .ledger: .rejects,
        .beancount: .reads(
          ["Assets:Cash": "99 EUR", "Equity:Start": "-100 EUR", "Expenses:Food": "1 EUR"],
          of: """
            2026-01-07 balance Assets:Cash  100 EUR
            2026-01-07 * "x"
              Assets:Cash  -1 EUR
              Expenses:Food
            2026-01-05 * "x"
              Assets:Cash  100 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      15, "an assertion on a parent whose children hold money",
      """
      2026-01-05 x
          assets:bank:giro  7 EUR
          assets:bank  1 EUR = 1 EUR
          equity:start
      """,
      [
        .hledger: .reads([
          "assets:bank": "1 EUR", "assets:bank:giro": "7 EUR", "equity:start": "-8 EUR",
        ]),
        .ledger: .reads([
          "assets:bank": "1 EUR", "assets:bank:giro": "7 EUR", "equity:start": "-8 EUR",
        ]),
        .beancount: .reads(
          ["Assets:Bank": "1 EUR", "Assets:Bank:Giro": "7 EUR", "Equity:Start": "-8 EUR"],
          of: """
            2026-01-05 * "x"
              Assets:Bank:Giro  7 EUR
              Assets:Bank  1 EUR
              Equity:Start
            2026-01-06 balance Assets:Bank  8 EUR
            """),
      ]),
    DialectRow(
      15, "an assertion on a parent that counts its children",
      """
      2026-01-05 x
          assets:bank:giro  7 EUR
          assets:bank  1 EUR =* 8 EUR
          equity:start
      """,
      [
        .hledger: .reads([
          "assets:bank": "1 EUR", "assets:bank:giro": "7 EUR", "equity:start": "-8 EUR",
        ]),
        .ledger: .rejects,
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Bank:Giro  7 EUR
              Assets:Bank  1 EUR
              Equity:Start
            2026-01-06 balance Assets:Bank  1 EUR
            """),
      ]),
    DialectRow(
      30, "an assertion on the day of the entry below it",
      """
      2026-01-05 x
          assets:cash  0 EUR = 5 EUR
          equity:start
      2026-01-05 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .rejects,
        .ledger: .rejects,
        .beancount: .rejects(
          of: """
            2026-01-05 balance Assets:Cash  5 EUR
            2026-01-05 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      30, "an assertion on the day of the entry above it",
      """
      2026-01-05 x
          assets:cash  5 EUR
          equity:start
      2026-01-05 x
          assets:cash  0 EUR = 5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .beancount: .rejects(
          of: """
            2026-01-05 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            2026-01-05 balance Assets:Cash  5 EUR
            """),
      ]),
  ]
}
