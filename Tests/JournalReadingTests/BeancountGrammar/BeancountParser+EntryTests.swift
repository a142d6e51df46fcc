import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserEntryTests {
  @Test(arguments: [
    "open Assets:Cash", "open Assets:Cash USD,EUR \"FIFO\"", "open Assets:Cash \"NONE\"",
    "commodity USD", "price AAA 1.5 USD", "price AAA 0 USD", "event \"place\" \"home\"",
    "query \"q\" \"SELECT 1\"", "custom \"x\" \"a\" 2024-01-01 TRUE 5 USD 5 (1 + 2) Assets:Cash",
    "custom \"x\"",
  ])
  func `every directive is read`(_ directive: String) {
    let text = "2024-01-01 \(directive)\n  key: \"value\"\n"
    #expect(ReadingSample(text, .beancount, isStrict: true).errors.isEmpty)
  }

  @Test(arguments: [
    "open Assets:cash", "open Assets", "close", "commodity usd", "price AAA USD",
    "balance Assets:A",
    "pad Assets:A", "note Assets:A", "event \"a\"", "custom \"x\" USD", "custom \"x\" #tag", "foo",
    "note Assets:A \"x\" \"y\"",
  ])
  func `a directive with a part missing or too much is a mistake`(_ directive: String) {
    #expect(ReadingSample("2024-01-01 \(directive)\n", .beancount).errors.count == 1)
  }

  @Test(arguments: [
    ("Assets:Cash", true), ("Assets:1a", true), ("Assets:Ümlaut-2", true), ("Assets:A:日本", true),
    ("Assets:日本", false), ("Cash:Assets", false), ("Expenses:émile", false),
  ])
  func `an account starts with a root, and its part with a capital or a digit`(
    _ name: String, _ isSound: Bool
  ) {
    let sample = ReadingSample("2024-01-01 open \(name)\n", .beancount)
    #expect(sample.errors == (isSound ? [] : ["account-name-malformed"]))
  }

  @Test func `an unknown booking method is reported, with the nearest one`() {
    let sample = ReadingSample("2024-01-01 open Assets:A \"FIFA\"\n", .beancount)
    #expect(sample.errors == ["booking-method-unknown"])
    #expect(sample.read.diagnostics[0].children.first?.message == "write \"FIFO\"")
  }

  @Test func `prices and declarations go to the ledger`() {
    let sample = ReadingSample(
      "2024-01-01 commodity AAA\n2024-01-02 price AAA 1.50 USD\n2024-01-01 open Assets:A\n",
      .beancount)
    let ledger = sample.read.ledger
    #expect(ledger.prices.map { "\($0.day) \($0.amount.quantity)" } == ["2024-01-02 1.50"])
    #expect(ledger.commodities.declared.map { ledger.commodities[$0] } == ["AAA"])
    #expect(ledger.accounts.declared.map { ledger.accounts[$0] } == ["Assets:A"])
  }
}
