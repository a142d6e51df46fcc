import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserOptionTests {
  @Test(arguments: [
    ("title", "Books"), ("operating_currency", "EUR"), ("name_assets", "Aktiva"),
    ("account_previous_balances", "Opening:Balances"), ("conversion_currency", "NOTHING"),
    ("inferred_tolerance_default", "USD:0.005"), ("inferred_tolerance_default", "*:0.5"),
    ("tolerance_multiplier", "1.2"), ("infer_tolerance_from_cost", "TRUE"),
    ("render_commas", "TRUE"), ("display_precision", "CHF:0.01"),
    ("plugin_processing_mode", "raw"), ("long_string_maxlines", "64"), ("booking_method", "FIFO"),
    ("insert_pythonpath", "TRUE"), ("use_precise_interpolation", "TRUE"),
    ("account_rounding", "Rounding"), ("account_unrealized_gains", "Unrealized"),
  ])
  func `every option is read`(_ name: String, _ value: String) {
    let sample = ReadingSample("option \"\(name)\" \"\(value)\"\n", .beancount, isStrict: true)
    #expect(sample.errors.isEmpty)
  }

  @Test(arguments: [
    ("titel", "x", "option-unknown"), ("filename", "x", "option-malformed"),
    ("name_assets", "aktiva", "option-malformed"), ("booking_method", "FIFA", "option-malformed"),
    ("plugin_processing_mode", "RAW", "option-malformed"),
    ("inferred_tolerance_default", "0.5", "option-malformed"),
    ("tolerance_multiplier", "half", "option-malformed"),
    ("account_previous_balances", "oopsy", "option-malformed"),
    ("inferred_tolerance_multiplier", "0.5", "option-deprecated"),
  ])
  func `a wrong option or value is a mistake at its line`(
    _ name: String, _ value: String, _ id: String
  ) {
    let sample = ReadingSample.beancount("\noption \"\(name)\" \"\(value)\"\n")
    #expect(sample.errors == [id])
    #expect(sample.errorLines == [2])
  }

  @Test func `the nearest option is named`() {
    let sample = ReadingSample("option \"titel\" \"x\"\n", .beancount)
    #expect(sample.read.diagnostics[0].children.first?.message == "write \"title\"")
  }

  @Test func `options give the ledger its title, currencies and kinds of accounts`() throws {
    let ledger = ReadingSample(
      """
      option "title" "Haushalt"
      option "operating_currency" "EUR"
      option "operating_currency" "USD"
      option "name_expenses" "Ausgaben"
      2024-01-01 open Ausgaben:Essen
      """, .beancount
    ).read.ledger
    #expect(ledger.title == "Haushalt")
    #expect(ledger.operatingCurrencies.map { ledger.commodities[$0] } == ["EUR", "USD"])
    let root = try #require(ledger.accounts.find("Ausgaben"))
    #expect(ledger.accounts.rootKinds[root] == .expense)
  }

  @Test func `a renamed root takes the place of the usual one`() {
    let text = "option \"name_assets\" \"Aktiva\"\n2024-01-01 open Assets:A\n"
    #expect(ReadingSample(text, .beancount).errors == ["account-name-malformed"])
  }
}
