import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserPostingTests {
  @Test func `an account runs to two blanks or a tab, and may hold single ones`() {
    let sample = ReadingSample(
      """
      2026-01-01 x
          assets:my bank account  10 EUR
          assets:other\t5 EUR
          equity:opening balances
      """)
    #expect(sample.balance("assets:my bank account") == ["10 EUR"])
    #expect(sample.balance("assets:other") == ["5 EUR"])
    #expect(sample.balance("equity:opening balances") == ["-15 EUR"])
  }

  @Test func `one blank before the amount is noticed`() {
    let sample = ReadingSample("2026-01-01 x\n    Assets:Checking 100\n    b\n")
    #expect(sample.errors == ["postings-two-missing"])
    #expect(sample.firstErrorText == "Assets:Checking 100")
    let help = sample.read.diagnostics[0].children.map(\.message)
    #expect(help.first?.contains("two blanks") == true)
  }

  @Test func `brackets make a posting virtual and are no part of the name`() {
    let sample = ReadingSample(
      """
      2026-01-01 x
          a             10
          b            -10
          (budget)      -3
          [save:car]     5
          [save:trip]
      """)
    #expect(sample.balance("budget") == ["-3"])
    #expect(sample.balance("save:trip") == ["-5"])
    #expect(
      sample.read.ledger.postings.flags.map { $0.contains(.virtual) } == [
        false, false, true, true, true,
      ])
  }

  @Test(arguments: [
    ("10 EUR @ 1.10 USD", "11 USD"), ("-10 EUR @@ 12 USD", "-12 USD"),
    ("10 EUR @@12 USD", "12 USD"),
    ("10 EUR (@) 2 USD", "20 USD"), ("3 A {5 USD} [2026-01-01] @ 6 USD", "18 USD"),
    ("10 EUR @ $1.10", "11 $"),
  ])
  func `a cost weighs with the sign of its quantity`(_ amount: String, _ cost: String) throws {
    let sample = ReadingSample("2026-01-01 x\n    a  \(amount)\n    b\n")
    #expect(sample.errors.isEmpty)
    let ledger = sample.read.ledger
    let total = try #require(ledger.postings.cost(of: 0)).total
    #expect("\(total.quantity.text()) \(ledger.commodities[total.commodity])" == cost)
  }

  @Test(arguments: [
    ("a  1 # x", "text-unexpected"), ("a  1 EUR 5", "text-unexpected"),
    ("a  (1 + 1)", "amount-expected"),
    ("a  EUR", "amount-expected"), ("a  \"no end 5", "quote-unclosed"),
    ("a  1 A {5 USD", "lot-malformed"),
    ("a  1 A (@ 5 USD", "cost-malformed"), ("()  5", "account-missing"),
    ("a  1,,0", "number-malformed"),
    ("a  123456789012345678901234567890123456789", "amount-too-long"),
  ])
  func `a wrong posting is an error`(_ posting: String, _ id: String) {
    let sample = ReadingSample("2026-01-01 x\n    \(posting)\n    b\n")
    #expect(sample.errors == [id])
  }

  @Test func `38 digits are kept to the last, in the balance too`() {
    let digits = "12345678901234567890123456789012345678"
    let sample = ReadingSample("2026-01-01 x\n    a  \(digits)\n    b\n")
    #expect(sample.balance("b") == ["-\(digits)"])
  }

  @Test func `sums beyond 38 digits are an error, not a wrong number`() {
    let digits = String(repeating: "9", count: 38)
    let sample = ReadingSample(
      "2026-01-01 x\n    a  \(digits)\n    a  \(digits)\n    b\n2026-01-02 y\n    a  1 E @ \(digits)\n    b\n"
    )
    #expect(sample.errors == ["amount-too-long"])
  }

  @Test(arguments: [
    "\u{2212}5 EUR", "\u{2013}5", "EUR \u{2212}5", "€\u{2212}5", "5 \u{2212}", "\u{2010}$5",
    "1 EUR @ \u{2212}2 USD",
  ])
  func `a dash is no commodity, and the message says how a minus sign is written`(
    _ amount: String
  ) {
    for dialect in [DialectName.hledger, .ledger] {
      let sample = ReadingSample("2026-01-01 x\n    a  \(amount)\n    b\n", dialect)
      #expect(sample.errors == ["amount-expected"])
      #expect(sample.read.diagnostics.first?.children.map(\.message) == ["write a minus sign as -"])
    }
  }

  @Test func `a dash in quotes, or inside a symbol, is a commodity`() {
    let text = "2026-01-01 x\n    a  1 \"\u{2013}\"\n    a  1 A\u{2013}B\n    b\n"
    #expect(ReadingSample(text).errors.isEmpty)
    #expect(ReadingSample(text, .ledger).errors.isEmpty)
  }

  @Test func `brackets within brackets are taken off, and behind a prefix only the outer ones`() {
    let entry = "2026-01-01 x\n    ([a:b])  5\n"
    #expect(ReadingSample(entry).balance("a:b") == ["5"])
    let within = ReadingSample("apply account top\n\(entry)end apply account\n")
    #expect(within.balance("top:[a:b]") == ["5"])
  }
}
