import LedgerModel
import Testing

@testable import TallyBatchCLI

@Suite struct BalanceSheetTextTests {
  private func sheet() throws -> BalanceSheet {
    try BalanceSheet(
      try BalanceSheetTests.ledger([
        ("2026-01-01", "Assets:Bank", "-1250.55", "USD"),
        ("2026-01-01", "Assets:Bank", "3", "USD 1"),
        ("2026-01-01", "a \"b\", c\\", "7", ""),
      ]))
  }

  @Test func `text has a line a balance, the amounts aligned`() throws {
    #expect(
      try sheet().text == """
        -1250.55 USD  Assets:Bank
           3 "USD 1"  Assets:Bank
                   7  a "b", c\\

        """)
  }

  @Test func `csv has a header and quotes what needs them`() throws {
    #expect(
      try sheet().csv == """
        account,commodity,balance
        Assets:Bank,USD,-1250.55
        Assets:Bank,USD 1,3
        "a ""b"", c\\",,7

        """)
  }

  @Test func `json has an object an account`() throws {
    #expect(
      try sheet().json(dialect: "hledger", transactions: 3) == """
        {
          "dialect": "hledger",
          "transactions": 3,
          "balances": {
            "Assets:Bank": {"USD": "-1250.55", "USD 1": "3"},
            "a \\"b\\", c\\\\": {"": "7"}
          }
        }

        """)
  }

  @Test func `nothing is an empty text, a header and an empty object`() throws {
    let empty = try BalanceSheet(Ledger())
    #expect(empty.text.isEmpty)
    #expect(empty.csv == "account,commodity,balance\n")
    #expect(empty.json(dialect: "hledger", transactions: 0).contains("\"balances\": {}"))
  }

  @Test func `text is aligned by columns and has no control characters`() throws {
    let sheet = try BalanceSheet(
      try BalanceSheetTests.ledger([
        ("2026-01-01", "a\u{1B}[2J\u{7}\u{202E}", "1", "円"), ("2026-01-01", "b", "22", "€"),
      ]))
    #expect(sheet.text == "1 円  a␛[2J␇\u{FFFD}\n22 €  b\n")
  }

  @Test(arguments: ["=1+1", "+x", "-x", "@x", "\tx"])
  func `in csv a name is no formula and a negative number is a number`(_ name: String) throws {
    let sheet = try BalanceSheet(
      try BalanceSheetTests.ledger([("2026-01-01", name, "-1.5", name)]))
    #expect(sheet.csv == "account,commodity,balance\n'\(name),'\(name),-1.5\n")
  }
}
