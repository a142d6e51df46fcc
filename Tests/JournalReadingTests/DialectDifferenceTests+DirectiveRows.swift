@testable import JournalReading

extension DialectDifferenceTests {
  /// Entries that repeat or are added, and words of the languages.
  static let directives: [DialectRow] = [
    DialectRow(
      5, "a rule adds to no entry, or to those below it",
      """
      2026-01-05 x
          expenses:food  8 EUR
          assets:cash
      = expenses
          (budget)  -3 EUR
      2026-01-06 x
          expenses:food  2 EUR
          assets:cash
      """,
      [
        .hledger: .reads(["assets:cash": "-10 EUR", "expenses:food": "10 EUR"]),
        .ledger: .reads(["assets:cash": "-10 EUR", "budget": "-3 EUR", "expenses:food": "10 EUR"]),
        .beancount: .rejects,
      ]),
    DialectRow(
      6, "a bare number in a rule",
      """
      = expenses
          (budget)  -1
      2026-01-05 x
          expenses:food  8 EUR
          assets:cash
      """,
      [
        .hledger: .reads(["assets:cash": "-8 EUR", "expenses:food": "8 EUR"]),
        .ledger: .reads(["assets:cash": "-8 EUR", "budget": "-8 EUR", "expenses:food": "8 EUR"]),
        .beancount: .rejects,
      ]),
    DialectRow(
      7, "a starred number in a rule",
      """
      = expenses
          (budget)  *0.5
      2026-01-05 x
          expenses:food  8 EUR
          assets:cash
      """,
      [
        .hledger: .reads(["assets:cash": "-8 EUR", "expenses:food": "8 EUR"]),
        .ledger: .rejects,
        .beancount: .rejects,
      ]),
    DialectRow(
      10, "a tag after two spaces in a declaration of an account",
      """
      commodity $1.00
      account purse  ; type:A
      account start  ; type:E
      2026-01-05 x
          purse  $5
          start
      """,
      [
        .hledger: .reads(["purse": "5 $", "start": "-5 $"]),
        .ledger: .rejects,
        .beancount: .reads(
          ["Assets:Purse": "5 EUR", "Equity:Start": "-5 EUR"],
          of: """
            2026-01-01 open Assets:Purse  ; type:A
            2026-01-01 open Equity:Start
            2026-01-05 * "x"
              Assets:Purse  5 EUR
              Equity:Start
            """),
      ]
    ).strictly(),
    DialectRow(
      21, "a file included twice",
      """
      include part.journal
      include part.journal
      """,
      [
        .hledger: .reads(["assets:cash": "10 EUR", "equity:start": "-10 EUR"]),
        .ledger: .reads(["assets:cash": "10 EUR", "equity:start": "-10 EUR"]),
        .beancount: .rejects(
          leaving: ["Assets:Cash": "5 EUR", "Equity:Start": "-5 EUR"],
          of: """
            include "part.beancount"
            include "part.beancount"
            """),
      ]
    )
    .beside([
      "part.journal": """
      2026-01-05 x
          assets:cash  5 EUR
          equity:start
      """,
      "part.beancount": """
      2026-01-05 * "x"
        Assets:Cash  5 EUR
        Equity:Start
      """,
    ]),
    DialectRow(
      22, "a word that no language knows",
      """
      vacation in the hills
      2026-01-05 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .rejects,
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .beancount: .rejects(
          of: """
            vacation in the hills
            2026-01-05 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      23, "an alias set by an included file",
      """
      include names.journal
      2026-01-05 x
          purse  5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["equity:start": "-5 EUR", "purse": "5 EUR"]),
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .beancount: .rejects,
      ]
    )
    .beside([
      "names.journal": """
      alias purse=assets:cash
      """
    ]),
    DialectRow(
      24, "a year applied and ended",
      """
      apply year 2012
      2/29 x
          assets:cash  5 EUR
          equity:start
      end apply year
      3/1 x
          assets:cash  2 EUR
          equity:start
      """,
      [
        // hledger reads `apply year` since 1.26, and no end of it.
        .hledger: .reads(
          ["assets:cash": "7 EUR", "equity:start": "-7 EUR"], days: ["2012-02-29", "2012-03-01"]),
        .ledger: .reads(
          ["assets:cash": "7 EUR", "equity:start": "-7 EUR"], days: ["2012-02-29", "2026-03-01"]),
        .beancount: .rejects,
      ]),
    DialectRow(
      26, "a repeated entry with a description",
      """
      ~ monthly  rent
          expenses:rent  800 EUR
          assets:cash
      2026-01-05 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .ledger: .rejects,
        .beancount: .rejects,
      ]),
    DialectRow(
      31, "a line that starts with a percent sign",
      """
      % hills
      2026-01-05 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .rejects,
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .beancount: .reads(
          ["Assets:Cash": "5 EUR", "Equity:Start": "-5 EUR"],
          of: """
            % hills
            2026-01-05 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
    DialectRow(
      31, "a line that starts with a bar",
      """
      | hills
      2026-01-05 x
          assets:cash  5 EUR
          equity:start
      """,
      [
        .hledger: .rejects,
        .ledger: .reads(["assets:cash": "5 EUR", "equity:start": "-5 EUR"]),
        .beancount: .rejects(
          of: """
            | hills
            2026-01-05 * "x"
              Assets:Cash  5 EUR
              Equity:Start
            """),
      ]),
  ]
}
