import Diagnostics
import Testing

@testable import JournalReading

@Suite struct BookClosingTests {
  private let entry = "2026-01-01 x\n    assets:bank  5 EUR\n    equity\n"

  @Test func `strict books declare every account and commodity`() {
    let sample = ReadingSample("account equity\n" + entry, isStrict: true)
    #expect(sample.errors == ["account-undeclared", "commodity-undeclared"])
    #expect(sample.firstErrorText == "assets:bank")
    let declared = "account assets:bank\naccount equity\ncommodity 1.00 EUR\n"
    #expect(ReadingSample(entry + declared, isStrict: true).errors.isEmpty)
    #expect(ReadingSample(entry).errors.isEmpty)
  }
}

@Suite struct BookClosingSumsTests {
  @Test(arguments: DialectName.allCases)
  func `a balance of more than 38 digits is a mistake of the entry that makes it so`(
    _ dialect: DialectName
  ) {
    let nines = String(repeating: "9", count: 38)
    let entry = { (day: Int) in
      dialect == .beancount
        ? "2026-01-0\(day) * \"x\"\n  Assets:Cash  \(nines) USD\n  Equity:Open\n"
        : "2026-01-0\(day) x\n    Assets:Cash  \(nines) USD\n    Equity:Open\n"
    }
    let opening = "2026-01-01 open Assets:Cash\n2026-01-01 open Equity:Open\n"
    let sample = ReadingSample(
      (dialect == .beancount ? opening : "") + entry(1) + entry(2), dialect)
    #expect(sample.errors == ["amount-too-long"])
    #expect(sample.read.diagnostics.first?.range != nil)
  }

  @Test func `what several accounts hold may have more digits together`() {
    let amount = "9" + String(repeating: "0", count: 37) + " USD"
    let text = "2026-01-01 x\n    a  \(amount)\n    b  -\(amount)\n"
    #expect(ReadingSample(text).errors.isEmpty)
    let back = "2026-01-02 x\n    a  -\(amount)\n    b  \(amount)\n"
    #expect(ReadingSample(text + back + text).errors.isEmpty)
    #expect(ReadingSample(text + text).errors == ["amount-too-long"])
  }

  @Test func `a balance that fits only at fewer decimals than the books have is a mistake`() {
    let text = """
      2026-01-01 x
          a   0.000000000000000005 USD
          b  -0.000000000000000005 USD

      2026-01-02 x
          c   99999999999999999999.000000000000000005 USD
          b  -99999999999999999999.000000000000000005 USD

      """
    #expect(ReadingSample(text).errors.isEmpty)
    let more = "2026-01-03 x\n    c  1.000000000000000000 USD\n    d  -1 USD\n"
    #expect(ReadingSample(text + more).errors == ["amount-too-long"])
  }

  @Test func `a file with carriage returns alone is no empty Ledger journal`() {
    let sample = ReadingSample("2026-01-01 a\r    a  10 USD\r    b\r", .ledger)
    #expect(sample.errors == ["text-unexpected"])
  }
}
