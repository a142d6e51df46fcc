import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserTransactionTests {
  @Test(arguments: ["*", "!", "txn", "P ", "#", "&", "?", "%"])
  func `every flag makes a transaction`(_ flag: String) {
    let sample = ReadingSample.beancount("2024-01-01 \(flag) \"x\"\n  Assets:A  0 USD\n")
    #expect(sample.errors.isEmpty)
    #expect(sample.read.transactions == 1)
  }

  @Test(arguments: [
    ("\"Shop\" \"Fruit\"", "Shop"), ("\"Fruit\"", "Fruit"), ("", ""),
    ("\"a \\\"b\\\"\"", "a \"b\""),
  ])
  func `the payee is the first of two texts, else the narration`(
    _ texts: String, _ payee: String
  ) {
    let ledger = ReadingSample.beancount("2024-01-01 * \(texts)\n").read.ledger
    #expect(ledger.payees[ledger.entries.payees[0].index] == payee)
  }

  @Test func `a third text costs the entry`() {
    let sample = ReadingSample.beancount("2024-01-01 * \"a\" \"b\" \"c\"\n  Assets:A  0 USD\n")
    #expect(sample.errors == ["text-unexpected"])
    #expect(sample.firstErrorText == "\"c\"")
    #expect(sample.read.transactions == 0)
  }

  @Test func `a bar between texts is a mistake, unless an option allows it`() {
    let text = "2024-01-01 * \"a\" | \"b\"\n"
    #expect(ReadingSample.beancount(text).errors == ["text-unexpected"])
    let allowed = ReadingSample.beancount("option \"allow_pipe_separator\" \"TRUE\"\n" + text)
    #expect(allowed.errors == ["option-deprecated"])
  }

  @Test func `tags and links may stand on lines of their own above the postings`() {
    let head = "2024-01-01 * \"x\" #a ^b\n  #c ^d\n  Assets:A  0 USD\n"
    #expect(ReadingSample.beancount(head).errors.isEmpty)
    #expect(ReadingSample.beancount(head + "  #late\n").errors == ["text-unexpected"])
  }

  @Test func `a comment or a heading between postings ends the entry`() {
    for line in ["; x", "* x", ""] {
      let text = "2024-01-01 * \"x\"\n  Assets:A  1 USD\n\(line)\n  Assets:B\n"
      #expect(ReadingSample.beancount(text).errors == ["indent-stray", "entry-unbalanced"])
    }
  }

  @Test func `an indented comment between postings does not`() {
    let text = "2024-01-01 * \"x\"\n  Assets:A  1 USD\n  ; x\n  Assets:B\n"
    #expect(ReadingSample.beancount(text).errors.isEmpty)
  }

  @Test func `a field that stands twice is a mistake, and the first counts`() {
    let sample = ReadingSample.beancount(
      "2024-01-01 * \"x\"\n  ab: 1\n  ab: 2\n  cd: TRUE\n  cd: TRUE\n  Assets:A  0 USD\n")
    #expect(sample.errors == ["metadata-repeated"])
    #expect(sample.errorLines == [3])
  }
}
