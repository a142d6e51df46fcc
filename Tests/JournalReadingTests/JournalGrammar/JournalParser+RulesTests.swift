import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserRulesTests {
  @Test func `periodic rules are kept with their inferred amounts, and are no entries`() throws {
    let sample = ReadingSample(
      """
      ~ monthly from 2026-01-01  rent budget  ; recurring: Rent
          expenses:rent      800 EUR
          assets:checking
      ~ every 2 weeks
          expenses:food      150 EUR
          assets:checking
      """)
    let ledger = sample.read.ledger
    #expect(sample.errors.isEmpty)
    #expect(sample.read.transactions == 0)
    #expect(ledger.entries.count == 0)
    let rule = try #require(ledger.periodicRules.first)
    #expect(rule.itemName == "Rent")
    #expect(rule.description == "rent budget")
    #expect(rule.recurrence.interval == .months(1))
    #expect(rule.postings.map(\.amount.quantity) == [Quantity(800), Quantity(-800)])
    #expect(ledger.periodicRules.map(\.itemName) == ["Rent", nil])
  }

  @Test func `one blank before a description is an error in the period`() {
    let sample = ReadingSample("~ monthly rent\n    a  1\n    b\n")
    #expect(sample.errors == ["period-malformed"])
    #expect(sample.firstErrorText == "rent")
  }

  @Test func `automated rules are counted and not applied`() {
    let sample = ReadingSample("= food\n    (budget)  *-1\n2026-01-01 x\n    food  1\n    b\n")
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("budget").isEmpty)
    #expect(sample.read.ledger.findings.map(\.id) == ["automated-rules-not-applied"])
  }

  @Test func `a rule or a refused entry does not set the decimals of a commodity`() throws {
    let sample = ReadingSample(
      "~ monthly\n    a  10.123456 EUR\n    b\n2026-01-01 x\n    a  5.00 EUR\n    b\n2026-01-02 y\n    a  1.0001 EUR\n    b  2 EUR\n"
    )
    let commodities = sample.read.ledger.commodities
    let euro = try #require(commodities.find("EUR"))
    #expect(commodities[style: euro].largestScale == 2)
  }
}
