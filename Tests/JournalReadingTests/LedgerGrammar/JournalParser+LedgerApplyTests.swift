import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserLedgerApplyTests {
  private let entry = "2026-01-01 x\n    a  1 EUR\n    b\n"

  @Test func `accounts that are applied stand before names, the outer one first`() {
    let sample = ReadingSample(
      "apply account biz\napply account shop\n\(entry)end apply account\n\(entry)end\n\(entry)",
      .ledger)
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("biz:shop:a") == ["1 EUR"])
    #expect(sample.balance("biz:a") == ["1 EUR"])
    #expect(sample.balance("a") == ["1 EUR"])
  }

  @Test func `a year that is applied is that of dates without one`() {
    let sample = ReadingSample(
      "apply year 2024\n02/29 x\n    a  1 EUR\n    b\nend apply year\n", .ledger)
    #expect(sample.errors.isEmpty)
    #expect(sample.read.ledger.entries.days[0] == Day("2024-02-29"))
  }

  @Test func `a fixed price is that of each amount of its commodity`() {
    let sample = ReadingSample(
      "apply fixed EUR $1.10\n2026-01-01 x\n    a  10 EUR\n    b  $-11.00\nend apply fixed\n",
      .ledger)
    #expect(sample.errors.isEmpty)
    #expect(sample.balance("a") == ["10 EUR"])
  }

  @Test(arguments: ["apply tag trip\nend apply account\n", "end apply\n", "end\n"])
  func `an end without its beginning is an error`(_ text: String) {
    #expect(ReadingSample(text, .ledger).errors == ["end-without-begin"])
  }

  @Test(arguments: ["apply account\n", "apply\n"])
  func `nothing cannot be applied`(_ text: String) {
    #expect(ReadingSample(text, .ledger).errors == ["directive-malformed"])
  }
}
