import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

struct BookClosingNamesTests {
  private static func journal(_ name: String) -> String {
    "2026-01-01 x\n    assets:cash  -5.00 USD\n    \(name)\n"
  }

  @Test(
    arguments: [
      ("food 5.00 USD", "5.00 USD"), ("food 5.00", "5.00"), ("food -5,00", "-5,00"),
      ("food $5.00", "$5.00"), ("food 5.00USD", "5.00USD"), ("food 5 USD", "5 USD"),
      ("food USD5", "USD5"), ("a b 1,234.50 EUR", "1,234.50 EUR"),
    ], [DialectName.hledger, .ledger])
  func `a name that ends in an amount is a warning that says what to do`(
    _ name: (String, amount: String), _ dialect: DialectName
  ) throws {
    let sample = ReadingSample(BookClosingNamesTests.journal(name.0), dialect)
    let warning = try #require(sample.read.diagnostics.first)
    #expect(warning.id == "amount-in-name" && sample.read.diagnostics.count == 1)
    #expect(warning.children.first?.message.contains("two blanks before '\(name.amount)'") == true)
  }

  @Test(arguments: [
    "taxes 2025", "checking 1234", "401k", "plan 401 K", "fund 2", "food", "5.00", "a:5.00 USD:b",
    "a 5.00:b", "visa 4111-1111", "line 1a",
  ])
  func `other names with digits are none`(_ name: String) {
    #expect(ReadingSample(BookClosingNamesTests.journal(name)).read.diagnostics.isEmpty)
  }

  @Test func `an account that is declared is meant`() {
    let text = BookClosingNamesTests.journal("food 5.00 USD") + "\naccount food 5.00 USD\n"
    #expect(ReadingSample(text).read.diagnostics.isEmpty)
  }

  @Test func `an entry that does not balance is told of once`() {
    let text = "2026-01-01 x\n    food 5.00 USD\n    assets:cash\n"
    #expect(ReadingSample(text).read.diagnostics.map(\.id) == ["postings-two-missing"])
  }
}
