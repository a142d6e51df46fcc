import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountReadingTests {
  private let entry = "2024-01-01 * \"x\"\n  Assets:A  1 USD\n  Assets:B\n"

  @Test func `a file is read with those that it includes, by name and by pattern`() {
    let sample = ReadingSample.beancount(
      "include \"one.beancount\"\ninclude \"more/*.bean\"\n" + entry,
      files: [
        "one.beancount": "include \"more/../two.beancount\"\n" + entry, "two.beancount": entry,
        "more/a.bean": entry, "more/b.bean": entry, "more/c.txt": "no journal",
      ])
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("Assets:A") == ["5 USD"])
  }

  @Test func `a file is read just once, and a second include is a mistake`() {
    let sample = ReadingSample.beancount(
      "include \"one.beancount\"\ninclude \"one.beancount\"\n", files: ["one.beancount": entry])
    #expect(sample.errors == ["included-twice"])
    #expect(sample.errorLines == [2])
    #expect(sample.balance("Assets:A") == ["1 USD"])
  }

  @Test(arguments: ["missing.beancount", "none/*.beancount", "main.beancount"])
  func `what cannot be included is a mistake at its line`(_ path: String) {
    let sample = ReadingSample.beancount("\ninclude \"\(path)\"\n")
    #expect(sample.errors.count == 1)
    #expect(sample.errorLines == [2])
  }

  @Test func `options and plugins of an included file count for it alone, but for currencies`() {
    let sample = ReadingSample(
      "include \"one.beancount\"\noption \"title\" \"Top\"\n2024-01-01 open Assets:A\n",
      .beancount, isStrict: true,
      files: [
        "one.beancount": """
        option "title" "Inner"
        option "name_assets" "Aktiva"
        option "operating_currency" "EUR"
        plugin "unknown"
        2024-01-01 open Aktiva:B
        """
      ])
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.read.ledger.title == "Top")
    #expect(sample.read.ledger.operatingCurrencies.count == 1)
  }

  @Test func `files of different languages include each other`() {
    let journal = ReadingSample(
      "include books.beancount\n2024-01-01 x\n    Assets:A  10 USD\n    Assets:B\n",
      files: [
        "books.beancount": "plugin \"beancount.plugins.auto_accounts\"\n" + entry
          + "include \"other.journal\"\n",
        "other.journal": "2024-01-01 y\n    Assets:A  100 USD\n    Assets:B\n",
      ])
    #expect(journal.errors.isEmpty, "\(journal.read.diagnostics)")
    #expect(journal.balance("Assets:A") == ["111 USD"])
    #expect(journal.read.ledger.sources.map(\.dialect) == ["hledger", "beancount", "hledger"])
  }

  @Test func `directives of one's own beside a Beancount file are read in their own form`() {
    let sample = ReadingSample.beancount(
      entry, files: ["main.tally": "goal Bike  1200 USD\n    saved  300 USD\n"])
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.read.ledger.goals.map(\.name) == ["Bike"])
  }
}
