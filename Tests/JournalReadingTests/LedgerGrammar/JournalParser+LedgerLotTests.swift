import LedgerModel
import Testing

@testable import JournalReading

@Suite struct JournalParserLedgerLotTests {
  private func sample(_ lot: String) -> ReadingSample {
    ReadingSample("2026-01-01 x\n    a  10 AAA \(lot)\n    b\n", .ledger)
  }

  @Test(arguments: [
    "{$5.00}", "{{$50.00}}", "{=$5.00}", "[2026-01-01]", "(first)", "{$5.00} [2026-01-01] (first)",
    "(first) {$5.00}",
  ])
  func `a lot is a price, a date and a note, in any order`(_ lot: String) {
    let sample = sample(lot)
    #expect(sample.errors.isEmpty, "\(sample.read.diagnostics)")
    #expect(sample.balance("a") == ["10 AAA"])
  }

  @Test(arguments: [
    "{$5.00} {$6.00}", "[2026-01-01] [2026-01-02]", "(one) (two)", "{$5.00", "{{$5.00}",
    "[2026-01-01",
    "(first",
  ])
  func `a part that stands twice or is not closed is an error`(_ lot: String) {
    #expect(sample(lot).errors == ["lot-malformed"])
  }

  @Test func `a lot of no day is an error`() {
    #expect(sample("[2026-02-31]").errors == ["date-impossible"])
  }
}
