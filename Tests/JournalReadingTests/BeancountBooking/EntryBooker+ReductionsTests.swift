import Diagnostics
import Testing

@testable import JournalReading

@Suite struct EntryBookerReductionsTests {
  /// Three lots in an account with a method, and a sale.
  private func sample(_ method: String, _ sale: String) -> ReadingSample {
    ReadingSample(
      """
      2020-01-01 open Assets:Broker "\(method)"
      2020-01-01 open Assets:Cash
      2020-01-01 open Income:Gain
      2024-01-01 * "buy"
        Assets:Broker  10 AAA {50 USD}
        Assets:Cash
      2024-01-02 * "buy"
        Assets:Broker  10 AAA {70 USD, "high"}
        Assets:Cash
      2024-01-03 * "buy"
        Assets:Broker   5 AAA {60 USD}
        Assets:Cash
      2024-02-01 * "sell"
        Assets:Broker  \(sale)
        Assets:Cash   1000 USD
        Income:Gain
      """, .beancount, isStrict: true)
  }

  @Test(arguments: [
    ("STRICT", "-5 AAA {50 USD}", "-750"), ("STRICT", "-5 AAA {2024-01-02}", "-650"),
    ("STRICT", "-5 AAA {\"high\"}", "-650"), ("STRICT", "-25 AAA {}", "500"),
    ("STRICT_WITH_SIZE", "-5 AAA {}", "-700"), ("FIFO", "-12 AAA {}", "-360"),
    ("LIFO", "-12 AAA {}", "-210"), ("HIFO", "-12 AAA {}", "-180"),
    ("FIFO", "-5 AAA {60 USD}", "-700"), ("FIFO", "-12 AAA {USD} @ 90 USD", "-360"),
    ("STRICT", "-10 AAA {{500 USD}}", "-500"), ("NONE", "-12 AAA {55 USD}", "-340"),
  ])
  func `a sale takes its lots by the method of the account`(
    _ method: String, _ sale: String, _ gain: String
  ) {
    let sample = sample(method, sale)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("Income:Gain") == ["\(gain) USD"])
  }

  @Test(
    arguments: [
      ("STRICT", "-5 AAA {}", "lot-ambiguous"), ("STRICT", "-11 AAA {50 USD}", "lot-insufficient"),
      ("STRICT", "-5 AAA {51 USD}", "lot-missing"), ("STRICT", "-5 AAA {EUR}", "lot-missing"),
      ("STRICT_WITH_SIZE", "-10 AAA {USD}", nil),
      ("STRICT_WITH_SIZE", "-7 AAA {}", "lot-ambiguous"),
      ("FIFO", "-26 AAA {}", "lot-insufficient"),
      ("AVERAGE", "-5 AAA {}", "lot-method-unsupported"),
      ("NONE", "-5 AAA {}", "numbers-two-missing"),
    ] as [(String, String, String?)])
  func `a sale that finds no lots is a mistake of its entry`(
    _ method: String, _ sale: String, _ id: String?
  ) {
    #expect(sample(method, sale).errors == [id].compactMap { $0 })
  }

  @Test func `a sale without braces leaves the lots alone`() {
    let sample = sample("STRICT", "-5 AAA @ 90 USD")
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("Assets:Broker") == ["20 AAA"])
  }

  @Test func `an option gives the method of accounts that name none`() {
    let text = """
      2024-01-01 * "buy"
        Assets:A  1 AAA {5 USD}
        Assets:A  1 AAA {6 USD}
        Assets:B
      2024-01-02 * "sell"
        Assets:A  -1 AAA {}
        Assets:B
      """
    #expect(ReadingSample.beancount(text).errors == ["lot-ambiguous"])
    let first = ReadingSample.beancount("option \"booking_method\" \"LIFO\"\n" + text)
    #expect(first.errors.isEmpty)
  }

  @Test func `the lots that could be meant are listed`() {
    let message = sample("STRICT", "-5 AAA {}").read.diagnostics.first?.message ?? ""
    #expect(
      message
        == "more than one lot matches: 10 AAA {50 USD, 2024-01-01}, 10 AAA {70 USD, 2024-01-02, \"high\"}, 5 AAA {60 USD, 2024-01-03}"
    )
  }
}
