import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserTests {
  @Test func `one mistake costs one entry, and every entry is read`() {
    let sample = ReadingSample.beancount(
      """
      2024-01-01 * "broken"
        Assets:Cash  10 USD oops
        Income:Job
          when: 2024-01-02
      2024-01-02 * "sound"
        Assets:Cash  1 USD
        Income:Job
      2024-01-03 opne Assets:Bank
      2024-01-04 * "sound"
        Assets:Cash  2 USD
        Income:Job
      """)
    #expect(sample.errors == ["text-unexpected", "text-unexpected"])
    #expect(sample.errorLines == [2, 8])
    #expect(sample.balance("Assets:Cash") == ["3 USD"])
  }

  @Test(arguments: [
    ("2024-01-01 * “x”\n", "text-unexpected"), ("2024-01-01 * \"x\n", "quote-unclosed"),
    ("2024-02-30 open Assets:A\n", "date-impossible"),
    ("2024-01-01 2024-01-02 open Assets:A\n", "text-unexpected"), ("2024-01-01\n", "text-missing"),
    ("  2024-01-01 open Assets:A\n", "indent-stray"), ("2024-01-01 open\n", "text-missing"),
    ("goal Bike\n", "text-unexpected"), ("2024-01-01 price USD 12,34 EUR\n", "number-malformed"),
    ("\u{FEFF}2024-01-01 open Assets:A\n", "text-unexpected"),
    ("2024-01-01 price USD 123456789012345678901234567890123456789 EUR\n", "amount-too-long"),
  ])
  func `each kind of mistake has a name`(_ text: String, _ id: String) {
    let sample = ReadingSample(text, .beancount)
    #expect(sample.errors == [id])
  }

  @Test func `a line of other text is one mistake, and so are those that follow it`() {
    let sample = ReadingSample.beancount(
      "this is text\nand more of it\n\n2024-01-01 open Assets:A\n")
    #expect(sample.errors.count == 1)
    #expect(sample.read.ledger.accounts.declared.count == 1)
  }

  @Test func `each entry of an impossible day is a mistake of its own`() {
    let entry = "2026-02-30 * \"x\"\n  Assets:A  1 USD\n  Assets:B\n"
    let opening = "2026-02-30 open Assets:A\n"
    let sample = ReadingSample.beancount(entry + entry + opening + opening + "\n" + entry)
    #expect(sample.errors == Array(repeating: "date-impossible", count: 5))
    #expect(sample.errorLines == [1, 4, 7, 8, 10])
  }

  @Test func `ten thousand broken entries are ten thousand mistakes`() {
    let text = String(repeating: "2024-01-01 * \"x\" 5\n  Assets:A  1 USD\n\n", count: 10_000)
    #expect(ReadingSample(text, .beancount).errors.count == 10_000)
  }

  @Test func `a straight quote is asked for`() {
    let sample = ReadingSample("2024-01-01 * “x”\n", .beancount)
    let help = sample.read.diagnostics[0].children.map(\.message)
    #expect(help == ["write texts between straight quotes"])
  }

  @Test func `an empty file, and one of comments, are read`() {
    for text in ["", ";", "; x\n", "* x", "\n\n\r\n"] {
      let sample = ReadingSample(text, .beancount, isStrict: true)
      #expect(sample.errors.isEmpty)
      #expect(sample.read.transactions == 0)
    }
  }
}
