import Diagnostics
import LedgerModel
import Testing

@testable import JournalReading

@Suite struct BeancountParserPostingTests {
  @Test(arguments: [
    ("10 EUR", "10 EUR"), ("! Assets:A|10 EUR", "10 EUR"), ("10 EUR @ 2 USD", "20 USD"),
    ("10 EUR @@ 25 USD", "25 USD"), ("-10 EUR @@ 25 USD", "-25 USD"),
    ("10 AAA {5 USD}", "50 USD"), ("10 AAA {{55 USD}}", "55 USD"),
    ("10 AAA {5 # 9.95 USD}", "59.95 USD"), ("10 AAA {5 USD, 2024-01-01, \"lot\"}", "50 USD"),
    ("10 AAA {\"lot\", 2024-01-01, 5 USD} @ 6 USD", "50 USD"), ("0 EUR @@ 5 USD", "0 USD"),
    ("3 EUR @@ 10 USD", "10 USD"), ("3 AAA {{10 USD}}", "10 USD"),
  ])
  func `a posting weighs its cost, else its price, else its amount`(
    _ posting: String, _ weight: String
  ) {
    let line =
      posting.contains("|") ? posting.replacing("|", with: "  ") : "Assets:A  \(posting)"
    let sample = ReadingSample.beancount(
      "2024-01-01 * \"x\"\n  \(line)\n  Assets:B  \(weight.hasPrefix("-") ? String(weight.dropFirst()) : "-\(weight)")\n"
    )
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
  }

  @Test(arguments: [
    ("10 EUR @ -2 USD", "price-negative"), ("EUR @@ 2 USD", "price-malformed"),
    ("10 AAA {5 USD} @ 5 EUR", "price-malformed"), ("10 AAA {*}", "cost-malformed"),
    ("10 AAA {5 USD, 6 USD}", "cost-malformed"), ("10 AAA {\"a\", \"b\", 5 USD}", "cost-malformed"),
    ("10 AAA {{5 # 6 USD}}", "cost-malformed"), ("10 AAA {5 USD", "text-missing"),
    ("10 AAA {5 USD}}", "text-unexpected"), ("10 AAA {5 #}", "text-unexpected"),
    ("0 AAA {5 USD}", "lot-empty"), ("1 AAA {-5 USD}", "cost-negative"),
  ])
  func `a cost or a price that cannot be is a mistake`(_ posting: String, _ id: String) {
    let sample = ReadingSample.beancount("2024-01-01 * \"x\"\n  Assets:A  \(posting)\n  Assets:B\n")
    #expect(sample.errors.first == id, "\(sample.read.diagnostics)")
  }

  @Test func `costs are kept with their lots, and totals to the last digit`() throws {
    let ledger = ReadingSample.beancount(
      """
      2024-01-01 * "x"
        Assets:A   3 AAA {{10 USD}}
        Assets:B   3 EUR @@ 10 USD
        Assets:C  -20 USD
      """
    ).read.ledger
    #expect(ledger.postings.costs.map(\.source) == [.lot, .price])
    #expect(ledger.postings.costs.map { $0.total.quantity.text() } == ["10", "10"])
  }
}
